import type { HandPicture } from '@ringwerk/contract';
import { useState } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './kept-hands.module.css';

export interface KeptHandsProps {
  readonly pictures: readonly HandPicture[];
  readonly addressOf: (picture: HandPicture) => string;
  /** Deletes one of them. Rejects when the server refuses. */
  readonly remove: (picture: HandPicture) => Promise<unknown>;
}

/** Pictures of the rings on the hand that are kept with a link: a row, each of them large, and their deletion. */
export function KeptHands({ pictures, addressOf, remove }: KeptHandsProps) {
  const t = useTexts('hand');
  const format = useFormat();
  const [shown, setShown] = useState<HandPicture | null>(null);
  const [isAsking, setAsking] = useState(false);
  const close = (): void => {
    setAsking(false);
    setShown(null);
  };
  const { isBusy, start } = useRemoval(remove, close);
  const nameOf = ({ consentedAt }: HandPicture): string => t('kept.show', { date: format.dateTime(consentedAt) });
  return (
    <>
      <ul className={styles['row']} aria-label={t('title')}>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <button type="button" className={styles['open']} onClick={() => setShown(picture)}>
              <img src={addressOf(picture)} alt={nameOf(picture)} loading="lazy" className={styles['small']} />
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        title={t('title')}
        isOpen={shown !== null && !isAsking}
        onClose={close}
        isWide
        actions={
          <Button look="danger" icon="trash" onClick={() => setAsking(true)}>
            {t('kept.delete')}
          </Button>
        }
      >
        {shown !== null && <Large picture={shown} address={addressOf(shown)} name={nameOf(shown)} />}
      </Dialog>
      <ConfirmDialog
        title={t('kept.ask')}
        isOpen={isAsking}
        confirmLabel={t('kept.delete')}
        isDanger
        isBusy={isBusy}
        onClose={() => setAsking(false)}
        onConfirm={() => void (shown !== null && start(shown))}
      >
        <p>{t('kept.gone')}</p>
      </ConfirmDialog>
    </>
  );
}

/** Deletes one picture at a time; what the server refuses is said, and the picture stays. */
function useRemoval(remove: KeptHandsProps['remove'], onGone: () => void) {
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const start = async (picture: HandPicture): Promise<void> => {
    setBusy(true);
    try {
      await remove(picture);
      onGone();
    } catch (error) {
      showToast(errorText(error), { tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, start };
}

interface LargeProps {
  readonly picture: HandPicture;
  readonly address: string;
  readonly name: string;
}

/** One of them, with whoever has agreed. */
function Large({ picture: { width, height, consentedBy, consentedAt }, address, name }: LargeProps) {
  const t = useTexts('hand');
  const format = useFormat();
  return (
    <figure className={styles['figure']}>
      <img src={address} alt={name} width={width} height={height} className={styles['large']} />
      <figcaption className={styles['by']}>
        {t('kept.by', { name: consentedBy, date: format.date(consentedAt) })}
      </figcaption>
    </figure>
  );
}
