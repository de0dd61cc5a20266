import { lazy, Suspense } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './link-dialog.module.css';
import type { MadeLink } from './people-side.ts';
import { personName } from './person-name.ts';

const QrCode = lazy(() => import('../../ui/qr-code.tsx').then((module) => ({ default: module.QrCode })));

/** A link of a person: shown this once to be handed over or printed, or said to be on its way. */
export function LinkDialog({ link, onClose }: { readonly link: MadeLink | null; readonly onClose: () => void }) {
  const t = useTexts('people');
  return (
    <Dialog
      title={link === null ? '' : t(`linkTitle.${link.kind}`, { name: personName(link.account) })}
      isOpen={link !== null}
      onClose={onClose}
      actions={
        <>
          {link?.url !== null && (
            <Button icon="print" onClick={() => window.print()}>
              {t('print')}
            </Button>
          )}
          <Button look="primary" onClick={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      {link !== null && <LinkBody link={link} />}
    </Dialog>
  );
}

function LinkBody({ link: { account, url, expiresAt } }: { readonly link: MadeLink }) {
  const t = useTexts('people');
  const format = useFormat();
  const until = t('linkUntil', { date: format.dateTime(expiresAt), number: account.customerNumber });
  if (url === null)
    return (
      <>
        <p>{t('linkSent', { email: account.email })}</p>
        <p>{until}</p>
      </>
    );
  const copy = (): void => {
    navigator.clipboard.writeText(url).then(
      () => showToast(t('copied'), { tone: 'good' }),
      () => showToast(t('copyFailed'), { tone: 'bad' }),
    );
  };
  return (
    <>
      <p>{t('linkShown')}</p>
      <div className={styles['link']}>
        <div className={styles['code']}>
          <Suspense>
            <QrCode text={url} label={t('link')} />
          </Suspense>
        </div>
        <div className={styles['words']}>
          <div className={styles['text']}>
            <TextField label={t('link')} value={url} readOnly onFocus={(event) => event.currentTarget.select()} />
            <IconButton icon="copy" label={t('copy')} onClick={copy} />
          </div>
          <p>{until}</p>
        </div>
      </div>
    </>
  );
}
