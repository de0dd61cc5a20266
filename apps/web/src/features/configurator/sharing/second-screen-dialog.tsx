import { lazy, Suspense, useState } from 'react';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { livePath } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './customer.module.css';
import { useLiveRoom, type LiveRoom } from './live-room-store.ts';
import { endSecondScreen, pairSecondScreen } from './second-screen.ts';

const QrCode = lazy(() => import('../../../ui/qr-code.tsx').then((module) => ({ default: module.QrCode })));

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Pairs a second screen: another window of this device, or any device that opens the link. */
export function SecondScreenDialog({ isOpen, onClose }: DialogProps) {
  const t = useTexts('customer');
  return (
    <Dialog title={t('screen.title')} isOpen={isOpen} onClose={onClose} isWide>
      <SecondScreen />
    </Dialog>
  );
}

function SecondScreen() {
  const t = useTexts('customer');
  const errorText = useErrorText();
  const room = useLiveRoom();
  const [isBusy, setBusy] = useState(false);
  const run = (work: () => Promise<unknown>): void => {
    setBusy(true);
    work()
      .catch((error: unknown) => showToast(errorText(error), { tone: 'bad' }))
      .finally(() => setBusy(false));
  };
  if (room === null) {
    return (
      <div className={styles['form']}>
        <p className={styles['text']}>{t('screen.text')}</p>
        <div className={styles['actions']}>
          <Button look="primary" isBusy={isBusy} onClick={() => run(pairSecondScreen)}>
            {t('screen.pair')}
          </Button>
        </div>
      </div>
    );
  }
  return <PairedScreen room={room} isBusy={isBusy} onEnd={() => run(() => endSecondScreen(room))} />;
}

interface PairedScreenProps {
  readonly room: LiveRoom;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

function PairedScreen({ room, isBusy, onEnd }: PairedScreenProps) {
  const t = useTexts('customer');
  const link = new URL(livePath(room.token), window.location.origin).href;
  const copy = (): void => {
    navigator.clipboard.writeText(link).then(
      () => showToast(t('link.copied'), { tone: 'good' }),
      () => showToast(t('link.failed'), { tone: 'bad' }),
    );
  };
  return (
    <div className={styles['screen']}>
      <Suspense>
        <QrCode text={link} label={t('screen.qr')} />
      </Suspense>
      <div className={styles['beside']}>
        <p className={styles['text']}>{t('screen.paired')}</p>
        <div className={styles['link']}>
          <TextField label={t('screen.link')} value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
          <IconButton icon="copy" label={t('link.copy')} onClick={copy} />
        </div>
        <div className={styles['actions']}>
          <Button
            look="primary"
            onClick={() => window.open(link, 'ringwerk-second-screen', 'popup,noopener,width=1280,height=800')}
          >
            {t('screen.window')}
          </Button>
          <Button look="danger" isBusy={isBusy} onClick={onEnd}>
            {t('screen.end')}
          </Button>
        </div>
      </div>
    </div>
  );
}
