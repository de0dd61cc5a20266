import type { QuotedMonth } from '@ringwerk/contract';
import { ColumnChart } from '../../domain/chart/column-chart.tsx';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { FigureBlock, type FigureColumn } from './figure-block.tsx';
import { monthsOf, type Period } from './period.ts';
import { wonShare } from './sums.ts';

const OUTCOMES = ['won', 'lost', 'open'] as const;

function useColumns(): readonly FigureColumn<QuotedMonth>[] {
  const t = useTexts('statistics');
  const format = useFormat();
  return [
    {
      key: 'month',
      label: t('month'),
      text: ({ month }) => format.month(month),
      cell: ({ month }) => month,
      sortBy: ({ month }) => month,
    },
    ...OUTCOMES.map((outcome) => ({
      key: outcome,
      label: t(`quotes.${outcome}`),
      isFigure: true,
      text: (row: QuotedMonth) => format.number(row[outcome]),
      cell: (row: QuotedMonth) => row[outcome],
      sortBy: (row: QuotedMonth) => row[outcome],
    })),
    {
      key: 'rate',
      label: t('quotes.rate'),
      isFigure: true,
      text: (row) => {
        const share = wonShare(row);
        return share === null ? '–' : format.percent(share);
      },
      cell: (row) => {
        const value = wonShare(row);
        return value === null ? null : { kind: 'percent', value };
      },
      sortBy: (row) => wonShare(row) ?? -1,
    },
  ];
}

/** Quotes by the month that they were made in, and how they ended. */
export function QuotesBlock({ period, quotes }: { readonly period: Period; readonly quotes: readonly QuotedMonth[] }) {
  const t = useTexts('statistics');
  const format = useFormat();
  const columns = useColumns();
  const rows = monthsOf(
    period,
    quotes.map(({ month }) => month),
  ).map((month) => quotes.find((row) => row.month === month) ?? { month, won: 0, lost: 0, open: 0 });
  return (
    <FigureBlock
      table="statistics-quotes"
      title={t('quotes.title')}
      lead={t('quotes.lead')}
      fileName={`${t('file.quotes')}-${period.from}-${period.to}`}
      columns={columns}
      rows={rows}
      keyOf={({ month }) => month}
    >
      <ColumnChart
        label={t('quotes.title')}
        series={OUTCOMES.map((outcome) => t(`quotes.${outcome}`))}
        format={(value) => format.number(value)}
        columns={rows.map((row) => ({
          key: row.month,
          label: format.month(row.month),
          values: OUTCOMES.map((outcome) => row[outcome]),
          title: `${format.month(row.month)}: ${OUTCOMES.map((outcome) => `${t(`quotes.${outcome}`)} ${format.number(row[outcome])}`).join(', ')}`,
        }))}
      />
    </FigureBlock>
  );
}
