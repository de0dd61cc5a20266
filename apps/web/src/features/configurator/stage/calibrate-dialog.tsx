import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './calibrate-dialog.module.css';
import { keepScreenScale, readScreenScale, SCALE_RANGE, USUAL_SCALE } from './screen-scale.ts';

/** ISO/IEC 7810 ID-1: every bank card, mm. */
const CARD = { width: 85.6, height: 53.98, corner: 3.18 } as const;

export interface CalibrateDialogProps {
  readonly onClose: () => void;
  /** CSS pixels per millimetre of this screen. */
  readonly onTake: (scale: number) => void;
}

/** Finds out how large a millimetre is on this screen, with a card that everybody carries. */
export function CalibrateDialog({ onClose, onTake }: CalibrateDialogProps) {
  const t = useTexts('configurator');
  const [scale, setScale] = useState(() => readScreenScale(localStorage) ?? USUAL_SCALE);
  const take = (): void => {
    keepScreenScale(localStorage, scale);
    onTake(scale);
  };
  const { width, height, corner } = CARD;
  return (
    <Dialog
      isOpen
      isWide
      title={t('calibrate.title')}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={take}>
          {t('calibrate.take')}
        </Button>
      }
    >
      <p className={styles['how']}>{t('calibrate.how')}</p>
      <div className={styles['field']}>
        <svg
          role="img"
          aria-label={t('calibrate.card')}
          className={styles['card']}
          viewBox={`0 0 ${width} ${height}`}
          style={{ width: `${width * scale}px`, height: `${height * scale}px` }}
        >
          <rect x={0.15} y={0.15} width={width - 0.3} height={height - 0.3} rx={corner} className={styles['edge']} />
          <rect x={9} y={17} width={11.5} height={9} rx={1.6} className={styles['line']} />
          <path d="M9 36h30M44 36h14M9 43h22" className={styles['line']} />
        </svg>
      </div>
      <label className={styles['slider']}>
        <span>{t('calibrate.width')}</span>
        <input
          type="range"
          min={SCALE_RANGE[0]}
          max={SCALE_RANGE[1]}
          step={0.01}
          value={scale}
          onChange={(event) => setScale(Number(event.target.value))}
        />
      </label>
    </Dialog>
  );
}
