import type { Statistics } from '@ringwerk/contract';
import { ColumnChart } from '../../domain/chart/column-chart.tsx';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { FigureBlock, type FigureColumn } from './figure-block.tsx';
import type { Period } from './period.ts';

type Season = Statistics['seasons'][number];
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const KINDS = ['orders', 'weddings'] as const;

interface SeasonsBlockProps {
  readonly period: Period;
  readonly seasons: Statistics['seasons'];
}

/** When in the year couples order, and when they marry. */
export function SeasonsBlock({ period, seasons }: SeasonsBlockProps) {
  const t = useTexts('statistics');
  const format = useFormat();
  const rows = MONTHS.map(
    (month) => seasons.find((season) => season.month === month) ?? { month, orders: 0, weddings: 0 },
  );
  const columns: readonly FigureColumn<Season>[] = [
    {
      key: 'month',
      label: t('month'),
      text: ({ month }) => format.monthName(month),
      cell: ({ month }) => month,
      sortBy: ({ month }) => month,
    },
    ...KINDS.map((kind) => ({
      key: kind,
      label: t(kind),
      isFigure: true,
      text: (row: Season) => format.number(row[kind]),
      cell: (row: Season) => row[kind],
      sortBy: (row: Season) => row[kind],
    })),
  ];
  return (
    <FigureBlock
      table="statistics-seasons"
      title={t('seasons.title')}
      lead={t('seasons.lead')}
      fileName={`${t('file.seasons')}-${period.from}-${period.to}`}
      columns={columns}
      rows={rows}
      keyOf={({ month }) => String(month)}
    >
      <ColumnChart
        label={t('seasons.title')}
        series={KINDS.map((kind) => t(kind))}
        isGrouped
        format={(value) => format.number(value)}
        columns={rows.map((row) => ({
          key: String(row.month),
          label: format.monthName(row.month),
          values: KINDS.map((kind) => row[kind]),
          title: `${format.monthName(row.month)}: ${KINDS.map((kind) => `${t(kind)} ${format.number(row[kind])}`).join(', ')}`,
        }))}
      />
    </FigureBlock>
  );
}
