import type { CoupleFile } from '@ringwerk/contract';
import { useState } from 'react';
import { closeFor } from '../../domain/couples/close-for.ts';
import { releaseCouple, takeCouple, useCoupleAtHand } from '../../domain/couples/couple-at-hand.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { couplePath, PATHS } from '../../paths.ts';
import { useNavigate } from '../../routing/use-navigator.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/**
 * Takes this couple at hand: names go onto the rings, and what is made goes into its file. Another couple at hand is closed
 * first, asked: its unfinished rings leave this device.
 */
export function DesignForThem({ file }: { readonly file: CoupleFile }) {
  const t = useTexts('couples');
  const navigate = useNavigate();
  const atHand = useCoupleAtHand();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (atHand?.id === file.id)
    return (
      <>
        <Button look="primary" onClick={() => void navigate(PATHS.selection)}>
          {t('hand.design')}
        </Button>
        <Button look="quiet" onClick={releaseCouple}>
          {t('picker.release')}
        </Button>
      </>
    );
  const take = (): void => {
    takeCouple(file);
    void navigate(PATHS.selection);
  };
  const close = (): void => {
    setBusy(true);
    closeFor(() => {
      takeCouple(file);
      window.location.assign(couplePath(file.id));
    });
  };
  return (
    <>
      <Button look="primary" icon="rings" onClick={() => (atHand === null ? take() : setAsked(true))}>
        {t('hand.take')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t('hand.other', { title: atHand?.title ?? '' })}
          confirmLabel={t('hand.close')}
          isOpen
          isBusy={isBusy}
          onConfirm={close}
          onClose={() => setAsked(false)}
        >
          <p>{t('hand.otherHelp')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
