import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ProgressRing } from '../../ui/progress-ring.tsx';
import type { PictureRun } from './use-picture-run.ts';
import styles from './pictures.module.css';

const MINUTE = 60;
/** From so many seconds on, what is left is said in minutes. */
const IN_MINUTES = 90;
const MEGABYTE = 1_000_000;

/** How far a file is, that it is saved, or why there is none. */
export function PictureProgress({ run }: { readonly run: Exclude<PictureRun, { readonly step: 'asking' }> }) {
  const t = useTexts('pictures');
  const format = useFormat();
  if (run.step === 'failed')
    return (
      <p role="alert" className={styles['failed']}>
        {t(`failure.${run.failure}`)}
      </p>
    );
  if (run.step === 'saved') {
    const { name, blob } = run.file;
    const size = format.number(Math.max(0.1, blob.size / MEGABYTE), 1);
    return (
      <p role="status" className={styles['saved']}>
        {t('saved', { file: name, size })}
      </p>
    );
  }
  const { share, left } = run;
  return (
    <div className={styles['drawing']}>
      <ProgressRing label={t('drawing')} share={share}>
        {format.percent(Math.floor(100 * share) / 100, 0)}
      </ProgressRing>
      <p>{left === null ? t('drawing') : leftText(left)}</p>
      <p className={styles['help']}>{t('keepOpen')}</p>
    </div>
  );

  function leftText(seconds: number): string {
    return seconds < IN_MINUTES
      ? t('left.seconds', { seconds: format.number(Math.max(1, Math.round(seconds))) })
      : t('left.minutes', { minutes: format.number(Math.round(seconds / MINUTE)) });
  }
}
