import { listRates, type RateSubject } from '@ringwerk/contract';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { useTableWords } from '../prices/use-table-words.ts';
import { RateChart } from './rate-chart.tsx';
import styles from './rates.module.css';
import { rateText } from './rate-words.ts';
import { useRateWords } from './use-rate-words.ts';

/** Course and records of one metal or currency: who, when, from where. */
export function RateHistory({ subject }: { readonly subject: RateSubject }) {
  const t = useTexts('fixings');
  const format = useFormat();
  const words = useRateWords();
  const tableWords = useTableWords();
  const answer = useOperationQuery(listRates, { query: { subject } }, { keepPrevious: true });
  const title = t('history', { name: words.name(subject), unit: words.unit(subject) });
  return (
    <section aria-label={title} className={styles['history']}>
      <h2 className={styles['title']}>{title}</h2>
      <QueryView result={answer}>
        {({ rates }) => (
          <>
            <RateChart rates={rates} label={title} />
            <DataTable
              label={title}
              isPlain={rates.length < 12}
              rows={rates}
              rowKey={({ id }) => String(id)}
              words={tableWords}
              columns={[
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
                  text: (rate) => rateText(rate, format),
                  order: ({ value }) => value,
                },
                { key: 'state', label: t('column.state'), text: ({ state }) => t(`state.${state}`) },
                {
                  key: 'by',
                  label: t('column.by'),
                  text: ({ recordedBy, source }) => recordedBy ?? words.source(source),
                },
                { key: 'decided', label: t('column.decidedBy'), text: ({ decidedBy }) => decidedBy ?? '–' },
                { key: 'note', label: t('note'), text: ({ note }) => note },
              ]}
            />
          </>
        )}
      </QueryView>
    </section>
  );
}
