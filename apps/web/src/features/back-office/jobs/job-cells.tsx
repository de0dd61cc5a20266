import type { Job } from '@ringwerk/contract';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import styles from './jobs-board.module.css';

/** Where a job stands, and how far a running one has come. */
export function JobState({ job }: { readonly job: Job }) {
  const t = useTexts('jobs');
  const format = useFormat();
  const { state, progress, step, isCancelling } = job;
  const isRunning = state === 'running';
  return (
    <>
      <span className={styles[state]}>{isCancelling ? t('cancelling') : t(`state.${state}`)}</span>
      {isRunning && progress !== null && (
        <progress className={styles['progress']} value={progress} aria-label={t(`state.${state}`)} />
      )}
      {isRunning && step !== null && (
        <span className={styles['soft']}>
          {t(`step.${step}`)}
          {progress !== null && progress > 0 && ` · ${format.percent(progress, 0)}`}
        </span>
      )}
    </>
  );
}

/** When a waiting job is tried, since when one runs, or when it ended. */
export function JobTime({ job: { state, runAt, startedAt, endedAt, hasWorker } }: { readonly job: Job }) {
  const t = useTexts('jobs');
  const format = useFormat();
  if (state === 'waiting') return hasWorker && t('when.next', { time: format.dateTime(runAt) });
  if (state === 'running') return startedAt !== null && t('when.since', { time: format.dateTime(startedAt) });
  return endedAt !== null && format.dateTime(endedAt);
}

/** Why the last attempt failed; the server's own words stand below for whoever looks after it. */
export function JobReason({ job: { kind, state, error, errorDetail, hasWorker } }: { readonly job: Job }) {
  const t = useTexts('jobs');
  if (state === 'waiting' && !hasWorker) return t(`noWorker.${kind}`);
  if (error === null) return null;
  return (
    <>
      {t(`error.${error}`)}
      {errorDetail !== null && <span className={styles['detail']}>{errorDetail}</span>}
    </>
  );
}
