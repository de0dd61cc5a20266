import { lazy, Suspense } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { sharePath } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './share-link.module.css';

const QrCode = lazy(() => import('../../ui/qr-code.tsx').then((module) => ({ default: module.QrCode })));

/** A couple's link in every form in which it can be handed over: code, text, and what the device itself offers. */
export function ShareLink({ token, name }: { readonly token: string; readonly name: string }) {
  const t = useTexts('customer');
  const link = new URL(sharePath(token), window.location.origin).href;
  const copy = (): void => {
    navigator.clipboard.writeText(link).then(
      () => showToast(t('link.copied'), { tone: 'good' }),
      () => showToast(t('link.failed'), { tone: 'bad' }),
    );
  };
  const canShare = typeof navigator.share === 'function';
  return (
    <div className={styles['link']}>
      <Suspense fallback={<span className={styles['blank']} />}>
        <QrCode text={link} label={t('share.qr')} />
      </Suspense>
      <div className={styles['words']}>
        <div className={styles['text']}>
          <TextField label={t('screen.link')} value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
          <IconButton icon="copy" label={t('link.copy')} onClick={copy} />
        </div>
        {canShare && (
          // A share sheet that is closed again is no failure.
          <Button icon="share" onClick={() => void navigator.share({ title: name, url: link }).catch(() => undefined)}>
            {t('share.send')}
          </Button>
        )}
      </div>
    </div>
  );
}
