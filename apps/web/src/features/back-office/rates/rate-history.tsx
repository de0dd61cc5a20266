import { listRates, type Rate, type RateSubject } from '@ringwerk/contract';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { DataColumn } from '../../../ui/data-table/data-column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { useTableWords } from '../prices/use-table-words.ts';
import { RateChart } from './rate-chart.tsx';
import styles from './rates.module.css';
import { useRateWords } from './use-rate-words.ts';

interface RateHistoryProps {
  readonly subject: RateSubject;
  /** Accepted for later by the server's clock: the page's moment is older than what is recorded on it. */
  readonly planned: readonly Rate[];
}

/** Name and unit of a metal or currency, as chart and table are called. */
function useHistoryTitle(subject: RateSubject): string {
  const t = useTexts('fixings');
  const words = useRateWords();
  return t('history', { name: words.name(subject), unit: words.unit(subject) });
}

const useHistory = (subject: RateSubject) =>
  useOperationQuery(listRates, { query: { subject } }, { keepPrevious: true });

/** Course of one metal or currency. */
export function RateCourse({ subject, planned }: RateHistoryProps) {
  const answer = useHistory(subject);
  const title = useHistoryTitle(subject);
  return (
    <section aria-label={title} className={styles['history']}>
      <h2 className={styles['title']}>{title}</h2>
      <QueryView result={answer}>
        {({ rates }) => <RateChart rates={rates} planned={planned} label={title} />}
      </QueryView>
    </section>
  );
}

/** Records of one metal or currency: value, from when, who and when, who decided and when. */
export function RateHistory({ subject, planned }: RateHistoryProps) {
  const answer = useHistory(subject);
  const title = useHistoryTitle(subject);
  const tableWords = useTableWords();
  const columns = useColumns(planned);
  return (
    <QueryView result={answer}>
      {({ rates }) => (
        <DataTable
          table="rates"
          label={title}
          isPlain={rates.length < 12}
          rows={rates}
          rowKey={({ id }) => String(id)}
          words={tableWords}
          columns={columns}
        />
      )}
    </QueryView>
  );
}

function useColumns(planned: RateHistoryProps['planned']): readonly DataColumn<Rate>[] {
  const t = useTexts('fixings');
  const format = useFormat();
  const words = useRateWords();
  const who = (name: string, time: string): string => t('column.who', { name, time: format.dateTime(time) });
  return [
    {
      key: 'from',
      label: t('column.from'),
      text: ({ validFrom }) => format.dateTime(validFrom),
      order: ({ validFrom }) => validFrom,
    },
    {
      key: 'value',
      label: t('value'),
      isNumber: true,
      text: (rate) => words.text(rate),
      order: ({ value }) => value,
    },
    {
      key: 'state',
      label: t('column.state'),
      text: (rate) => t(planned.some(({ id }) => id === rate.id) ? 'state.planned' : `state.${rate.state}`),
    },
    {
      key: 'by',
      label: t('column.by'),
      text: (rate) => who(words.recordedBy(rate), rate.recordedAt),
      order: ({ recordedAt }) => recordedAt,
    },
    {
      key: 'decided',
      label: t('column.decided'),
      text: ({ decidedAt, decidedBy, source }) =>
        decidedAt === null ? '–' : who(decidedBy ?? words.source(source), decidedAt),
      order: ({ decidedAt }) => decidedAt ?? '',
    },
    { key: 'note', label: t('note'), isLong: true, text: ({ note }) => note },
  ];
}
