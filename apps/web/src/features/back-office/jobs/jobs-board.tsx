import { cancelJob, JOB_KINDS, JOB_SORTS, JOB_STATES, listJobs, retryJob, type Job } from '@ringwerk/contract';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import type { AnswerOf } from '../../../api/call.ts';
import { useListSearch } from '../../../domain/rings/use-list-search.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Select } from '../../../ui/select.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { JobReason, JobState as StateCell, JobTime } from './job-cells.tsx';
import { ListTable, type ListColumn } from '../../../ui/list-table/list-table.tsx';
import { serverOrder } from '../../../ui/list-table/server-order.ts';
import { PAGE_SIZE, parseJobSearch, type JobSearch } from './job-list.ts';
import styles from './jobs-board.module.css';

const EVERY_MS = 3_000;

/** Steps that a job admits now. */
function JobSteps({ job }: { readonly job: Job }) {
  const t = useTexts('jobs');
  const errorText = useErrorText();
  const retry = useOperationMutation(retryJob, [listJobs]);
  const cancel = useOperationMutation(cancelJob, [listJobs]);
  const name = `${t(`kind.${job.kind}`)} ${job.subject}`.trim();
  const onError = (error: unknown) => showToast(errorText(error), { tone: 'bad' });
  const isOpen = job.state === 'waiting' || job.state === 'running';
  if (isOpen)
    return (
      <Button
        look="quiet"
        className={styles['step']}
        aria-label={t('cancel.named', { subject: name })}
        isBusy={cancel.isPending || job.isCancelling}
        onClick={() =>
          cancel.mutate({ params: { id: job.id } }, { onAnswer: () => showToast(t('cancelled')), onError })
        }
      >
        {t('cancel')}
      </Button>
    );
  if (job.state === 'done') return null;
  return (
    <Button
      look="quiet"
      className={styles['step']}
      aria-label={t('retry.named', { subject: name })}
      isBusy={retry.isPending}
      onClick={() => retry.mutate({ params: { id: job.id } }, { onAnswer: () => showToast(t('retried')), onError })}
    >
      {t('retry')}
    </Button>
  );
}

function useColumns(): readonly ListColumn<Job>[] {
  const t = useTexts('jobs');
  return [
    {
      key: 'job',
      label: t('job'),
      sort: 'job',
      render: ({ kind, subject, createdBy }) => (
        <>
          <span className={styles['subject']}>{subject === '' ? t(`kind.${kind}`) : subject}</span>
          <span className={styles['soft']}>
            {[t(`kind.${kind}`), createdBy === null ? '' : t('by', { name: createdBy })].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    { key: 'state', label: t('state'), sort: 'state', render: (job) => <StateCell job={job} /> },
    {
      key: 'attempts',
      label: t('attempts'),
      isFigure: true,
      sort: 'attempts',
      isDescendingFirst: true,
      render: ({ attempts, mostAttempts: most }) => t('attempts.of', { attempts, most }),
    },
    {
      key: 'when',
      label: t('when'),
      sort: 'when',
      isDescendingFirst: true,
      render: (job) => <JobTime job={job} />,
    },
    { key: 'reason', label: t('reason'), render: (job) => <JobReason job={job} /> },
    { key: 'actions', label: t('actions'), isFigure: true, render: (job) => <JobSteps job={job} /> },
  ];
}

interface FiltersProps {
  readonly counts: AnswerOf<typeof listJobs>['counts'];
  readonly search: JobSearch;
  readonly change: (changes: Pick<JobSearch, 'kind' | 'state'>) => void;
}

function Filters({ counts, search: { kind, state }, change }: FiltersProps) {
  const t = useTexts('jobs');
  const all = JOB_STATES.reduce((sum, each) => sum + counts[each], 0);
  return (
    <div className={styles['filters']}>
      <Select
        label={t('kind')}
        value={kind ?? 'all'}
        onChange={(chosen) => change({ kind: chosen === 'all' ? undefined : chosen })}
        options={[
          { value: 'all' as const, label: t('kind.all') },
          ...JOB_KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
        ]}
      />
      <Select
        label={t('state')}
        value={state ?? 'all'}
        onChange={(chosen) => change({ state: chosen === 'all' ? undefined : chosen })}
        options={[
          { value: 'all' as const, label: t('state.all', { count: all }) },
          ...JOB_STATES.map((value) => ({
            value,
            label: t('state.counted', { state: t(`state.${value}`), count: counts[value] }),
          })),
        ]}
      />
    </div>
  );
}

/** Every job of the house, as it stands; the board follows by itself. */
export function JobsBoard() {
  const t = useTexts('jobs');
  const [search, change] = useListSearch(parseJobSearch);
  const columns = useColumns();
  const { page = 1, ...filters } = search;
  const query = { ...filters, page, pageSize: PAGE_SIZE };
  const answer = useOperationQuery(listJobs, { query }, { keepPrevious: true, every: EVERY_MS });
  return (
    <QueryView result={answer}>
      {({ jobs, counts, total }) => (
        <>
          <p className={styles['lead']}>{t('lead')}</p>
          <Filters counts={counts} search={search} change={change} />
          {jobs.length === 0 ? (
            <EmptyState title={t('none')} />
          ) : (
            <ListTable
              table="jobs"
              caption={t('title')}
              columns={columns}
              rows={jobs}
              keyOf={({ id }) => id}
              order={serverOrder(JOB_SORTS, search, { start: null, onChange: change })}
              isStale={answer.isPlaceholderData}
            />
          )}
          <Pager page={page} pageSize={PAGE_SIZE} total={total} onPage={(next) => change({ page: next })} />
        </>
      )}
    </QueryView>
  );
}
