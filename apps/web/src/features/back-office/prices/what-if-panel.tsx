import {
  cancelWhatIf,
  getWhatIf,
  startWhatIf,
  type Job,
  type KeptWhatIf,
  type OfficePriceList,
} from '@ringwerk/contract';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { JobReason, JobState } from '../jobs/job-cells.tsx';
import styles from './prices.module.css';
import { WhatIfResult } from './what-if-result.tsx';

const EVERY_MS = 1_000;

interface OfList {
  readonly list: OfficePriceList;
}

/** Asks again as long as it is shown: the job is under way. */
function FollowJob({ list }: OfList) {
  useOperationQuery(getWhatIf, { params: { id: list.id } }, { every: EVERY_MS });
  return null;
}

/** The computation under way, or why it has ended without a result. */
function UnderWay({ list, job }: OfList & { readonly job: Job }) {
  const t = useTexts('prices');
  const errorText = useErrorText();
  const cancel = useOperationMutation(cancelWhatIf, [getWhatIf]);
  const onError = (error: unknown) => showToast(errorText(error), { tone: 'bad' });
  const isOpen = job.state === 'waiting' || job.state === 'running';
  return (
    <div className={styles['job']} role="status">
      <div>
        <JobState job={job} />
      </div>
      <div>
        <JobReason job={job} />
      </div>
      {isOpen && (
        <>
          <FollowJob list={list} />
          <Button
            look="quiet"
            isBusy={cancel.isPending || job.isCancelling}
            onClick={() => cancel.mutate({ params: { id: list.id } }, { onError })}
          >
            {t('whatIf.stop')}
          </Button>
        </>
      )}
    </div>
  );
}

/** When it was computed, and what has changed since. */
function Made({ result: { madeAt, madeBy, changedSince } }: { readonly result: KeptWhatIf }) {
  const t = useTexts('prices');
  const format = useFormat();
  const time = format.dateTime(madeAt);
  return (
    <div className={styles['made']}>
      <span>{madeBy === null ? t('whatIf.made', { time }) : t('whatIf.madeBy', { time, name: madeBy })}</span>
      {changedSince.map((change) => (
        <strong key={change}>{t(`whatIf.changed.${change}`)}</strong>
      ))}
    </div>
  );
}

/** What a list would do, computed in the background; the last result stays until there is another. */
export function WhatIfPanel({ list }: OfList) {
  const t = useTexts('prices');
  const errorText = useErrorText();
  const answer = useOperationQuery(getWhatIf, { params: { id: list.id } }, { staleTime: 0 });
  const start = useOperationMutation(startWhatIf, [getWhatIf]);
  const onError = (error: unknown) => showToast(errorText(error), { tone: 'bad' });
  return (
    <section className={styles['whatIf']} aria-label={t('whatIf')}>
      <QueryView result={answer}>
        {({ job, result }) => {
          const isOpen = job !== null && (job.state === 'waiting' || job.state === 'running');
          return (
            <>
              <div className={styles['bar']}>
                {!isOpen && (
                  <Button
                    look={result === null || result.changedSince.length > 0 ? 'primary' : 'secondary'}
                    isBusy={start.isPending}
                    onClick={() => start.mutate({ params: { id: list.id } }, { onError })}
                  >
                    {t(result === null ? 'whatIf.start' : 'whatIf.again')}
                  </Button>
                )}
                {job !== null && <UnderWay list={list} job={job} />}
                {result !== null && <Made result={result} />}
              </div>
              {result === null ? (
                <p className={styles['lead']}>{t('whatIf.notYet')}</p>
              ) : (
                <WhatIfResult result={result} />
              )}
            </>
          );
        }}
      </QueryView>
    </section>
  );
}
