import { BCP47, type printMail } from '@ringwerk/contract';
import { createPortal } from 'react-dom';
import type { AnswerOf } from '../../../api/call.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import styles from './mail.module.css';

type Letter = AnswerOf<typeof printMail>;

function Sheet({ letter: { language, recipient, subject, body, url } }: { readonly letter: Letter }) {
  const t = useTexts('mails');
  return (
    <article lang={BCP47[language]} className={styles['sheet']}>
      <p className={styles['soft']}>{recipient}</p>
      <h3 className={styles['sheetTitle']}>{subject}</h3>
      <div className={styles['sheetBody']}>{body}</div>
      {url !== null && (
        <div className={styles['code']}>
          <QrCode text={url} label={t('print.code')} />
        </div>
      )}
    </article>
  );
}

/** A letter in full, this once; on paper it stands alone. */
export function MailLetter({ letter, onClose }: { readonly letter: Letter | null; readonly onClose: () => void }) {
  const t = useTexts('mails');
  return (
    <>
      <Dialog
        title={t('print.title')}
        isOpen={letter !== null}
        onClose={onClose}
        isWide
        actions={
          <Button look="primary" onClick={() => window.print()}>
            {t('print.now')}
          </Button>
        }
      >
        <p>{t('print.once')}</p>
        {letter !== null && <Sheet letter={letter} />}
      </Dialog>
      {letter !== null &&
        createPortal(
          <div className={styles['paper']} aria-hidden="true">
            <Sheet letter={letter} />
          </div>,
          document.body,
        )}
    </>
  );
}
