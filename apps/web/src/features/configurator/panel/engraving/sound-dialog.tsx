import { useState } from 'react';
import type { PathContour } from '@ringwerk/kernel/engraving';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { SOUND_BARS, soundBars, waveContours } from './drawing/sound-wave.ts';
import { FileButton } from './file-button.tsx';
import { canRecord, samplesOf, useRecording } from './use-recording.ts';
import styles from './engraving.module.css';

export interface SoundDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDrawn: (contours: readonly PathContour[]) => void;
}

/** A voice as a line of strokes: recorded here, or from a file. The sound itself stays on the device and is not kept. */
export function SoundDialog({ isOpen, onClose, onDrawn }: SoundDialogProps) {
  const t = useTexts('configurator');
  const [bars, setBars] = useState<readonly number[] | null>(null);
  const read = (sound: Blob): void => {
    samplesOf(sound).then(
      (samples) => {
        const heard = soundBars(samples);
        setBars(heard);
        if (heard === null) showToast(t('sound.silent'), { tone: 'bad' });
      },
      () => showToast(t('sound.unreadable'), { tone: 'bad' }),
    );
  };
  const { isRunning, start, stop } = useRecording(read);
  const close = (): void => {
    stop();
    setBars(null);
    onClose();
  };
  const record = (): void => {
    setBars(null);
    start().catch(() => showToast(t('sound.no-microphone'), { tone: 'bad' }));
  };
  return (
    <Dialog
      title={t('sound.title')}
      isOpen={isOpen}
      onClose={close}
      isWide
      actions={
        <Button look="primary" disabled={bars === null} onClick={() => bars !== null && onDrawn(waveContours(bars))}>
          {t('drawing.take')}
        </Button>
      }
    >
      <div className={styles['drawing']}>
        <p className={styles['hint']}>{t('sound.hint')}</p>
        <Wave bars={bars} isRunning={isRunning} />
        <div className={styles['buttons']}>
          {canRecord() && (
            <Button onClick={isRunning ? stop : record}>{t(isRunning ? 'sound.stop' : 'sound.record')}</Button>
          )}
          <FileButton accept="audio/*" label={t('sound.file')} onFile={read} />
        </div>
      </div>
    </Dialog>
  );
}

/** The strokes as they will stand on the ring; a quiet line before there are any. */
function Wave({ bars, isRunning }: { readonly bars: readonly number[] | null; readonly isRunning: boolean }) {
  const t = useTexts('configurator');
  const shown = bars ?? Array.from({ length: SOUND_BARS }, () => 0);
  return (
    <svg
      className={styles['wave']}
      data-running={isRunning || undefined}
      data-empty={bars === null || undefined}
      viewBox={`-2 -12 ${SOUND_BARS * 4} 24`}
      role="img"
      aria-label={t(isRunning ? 'sound.running' : bars === null ? 'sound.empty' : 'sound.wave')}
    >
      {shown.map((bar, index) => (
        <path key={index} d={`M${index * 4} ${-Math.max(0.8, bar * 10)}V${Math.max(0.8, bar * 10)}`} />
      ))}
    </svg>
  );
}
