import type { MailText } from '@ringwerk/contract';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { MailWords } from './use-mail-text-draft.ts';
import styles from './mail.module.css';

function Version({ title, words }: { readonly title: string; readonly words: MailWords }) {
  return (
    <section>
      <h3 className={styles['previewTitle']}>{title}</h3>
      <div className={styles['version']}>
        <strong>{words.subject}</strong>
        {words.body}
      </div>
    </section>
  );
}

/** Somebody else has changed the text since it was opened: shows both, and lets the second person choose. */
export function MailTextConflict({
  theirs,
  mine,
  onTake,
  onKeep,
  onClose,
}: {
  readonly theirs: MailText | null;
  readonly mine: MailWords;
  readonly onTake: (saved: MailText) => void;
  readonly onKeep: (saved: MailText) => void;
  readonly onClose: () => void;
}) {
  const t = useTexts('mails');
  const by = theirs?.updatedBy ?? null;
  return (
    <Dialog
      title={by === null ? t('texts.conflict.restored') : t('texts.conflict', { name: by })}
      isOpen={theirs !== null}
      onClose={onClose}
      isWide
      actions={
        theirs && (
          <>
            <Button onClick={() => onTake(theirs)}>{t('texts.conflict.take')}</Button>
            <Button look="primary" onClick={() => onKeep(theirs)}>
              {t('texts.conflict.keep')}
            </Button>
          </>
        )
      }
    >
      {theirs && (
        <div className={styles['versions']}>
          <Version title={t('texts.conflict.theirs')} words={theirs} />
          <Version title={t('texts.conflict.mine')} words={mine} />
        </div>
      )}
    </Dialog>
  );
}
