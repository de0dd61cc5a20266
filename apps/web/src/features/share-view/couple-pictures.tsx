import type { Persons } from '@ringwerk/contract';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { RegionBoundary } from '../../ui/region-boundary.tsx';
import type { ShownStage } from './couple-stage.tsx';
import styles from './couple-page.module.css';
import type { ShownRings } from './use-shown-rings.ts';

const PictureDialog = lazy(() => import('./picture-dialog.tsx'));
const HandDialog = lazy(() => import('./hand-dialog.tsx'));

export interface CouplePicturesProps {
  readonly token: string;
  readonly rings: ShownRings;
  readonly stage: ShownStage;
  readonly name: string;
  readonly persons: Persons;
}

/** What a couple takes along of its rings, made on its own device: a picture, and the rings on a photo of its hand. */
export function CouplePictures({ token, rings, stage, name, persons }: CouplePicturesProps) {
  const t = useTexts('couple');
  const [open, setOpen] = useState<'picture' | 'hand' | null>(null);
  /** Dialogs stay once they were open: the browser gives the focus back, and photos are kept while the page is. */
  const [known, setKnown] = useState({ picture: false, hand: false });
  const { kernel, menu, design, pictures } = rings;
  // Where nothing is drawn there is nothing to take along.
  if (stage.failure !== null || rings.isFailed) return null;
  const isReady = stage.viewer !== null && kernel !== null && menu !== null && design !== null && pictures !== null;
  const show = (name: 'picture' | 'hand'): void => {
    setKnown((before) => ({ ...before, [name]: true }));
    setOpen(name);
  };
  const close = (): void => setOpen(null);
  return (
    <div className={styles['pictures']} role="group" aria-label={t('pictures')}>
      <Button icon="download" disabled={!isReady} onClick={() => show('picture')}>
        {t('picture.open')}
      </Button>
      <Button disabled={!isReady} onClick={() => show('hand')}>
        {t('hand.open')}
      </Button>
      <RegionBoundary {...(open === null ? {} : { resetKey: open })}>
        <Suspense fallback={null}>
          {isReady && known.picture && (
            <PictureDialog isOpen={open === 'picture'} onClose={close} stage={stage} pictures={pictures} name={name} />
          )}
          {isReady && known.hand && (
            <HandDialog
              isOpen={open === 'hand'}
              onClose={close}
              token={token}
              kernel={kernel}
              design={design}
              looks={menu.looks}
              name={name}
              persons={persons}
            />
          )}
        </Suspense>
      </RegionBoundary>
    </div>
  );
}
