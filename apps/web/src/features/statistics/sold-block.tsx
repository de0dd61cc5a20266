import type { SoldMonth } from '@ringwerk/contract';
import { ColumnChart } from '../../domain/chart/column-chart.tsx';
import { useTradeMoney } from '../../domain/trade/use-trade-money.ts';
import { MINOR_PLACES, useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { FigureBlock, type FigureColumn } from './figure-block.tsx';
import { monthsOf, type Period } from './period.ts';
import { marginShare } from './sums.ts';

type Currency = SoldMonth['currency'];
interface SoldBlockProps {
  readonly period: Period;
  readonly currency: Currency;
  /** Months of this currency. */
  readonly sold: readonly SoldMonth[];
  /** Whether the title has to say it: orders of several were sold. */
  readonly isNamed: boolean;
}

const inUnits = (minor: number, currency: Currency): number => minor / 10 ** MINOR_PLACES[currency];

function useColumns(currency: Currency): readonly FigureColumn<SoldMonth>[] {
  const t = useTexts('statistics');
  const trade = useTexts('trade');
  const format = useFormat();
  const { money, currency: base } = useTradeMoney();
  const count = (key: 'orders' | 'pieces', label: string): FigureColumn<SoldMonth> => ({
    key,
    label,
    isFigure: true,
    text: (row) => format.number(row[key]),
    cell: (row) => row[key],
    sortBy: (row) => row[key],
  });
  const amount = (key: 'gross' | 'net' | 'cost' | 'margin', label: string): FigureColumn<SoldMonth> => {
    const own = key === 'cost' ? base : currency;
    return {
      key,
      label: `${label} (${format.sign(own)})`,
      isFigure: true,
      text: (row) => (key === 'cost' ? money(row.cost) : format.money(row[key], currency)),
      cell: (row) => inUnits(row[key], own),
      sortBy: (row) => row[key],
    };
  };
  return [
    {
      key: 'month',
      label: t('month'),
      text: ({ month }) => format.month(month),
      cell: ({ month }) => month,
      sortBy: ({ month }) => month,
    },
    count('orders', t('orders')),
    count('pieces', t('pieces')),
    amount('gross', trade('gross')),
    amount('net', trade('net')),
    amount('cost', trade('cost')),
    amount('margin', t('margin')),
    {
      key: 'share',
      label: t('marginShare'),
      isFigure: true,
      text: (row) => (row.net === 0 ? '–' : format.percent(marginShare(row))),
      cell: (row) => (row.net === 0 ? null : { kind: 'percent', value: marginShare(row) }),
      sortBy: marginShare,
    },
  ];
}

/** Sold by month: what the retail prices went into, with the table of every figure. */
export function SoldBlock({ period, currency, sold, isNamed }: SoldBlockProps) {
  const t = useTexts('statistics');
  const trade = useTexts('trade');
  const format = useFormat();
  const columns = useColumns(currency);
  const nothing = { currency, orders: 0, pieces: 0, gross: 0, net: 0, cost: 0, margin: 0 };
  const rows = monthsOf(
    period,
    sold.map(({ month }) => month),
  ).map((month) => sold.find((row) => row.month === month) ?? { month, ...nothing });
  const title = isNamed ? t('sold.titleIn', { currency }) : t('sold.title');
  return (
    <FigureBlock
      table="statistics-sold"
      title={title}
      lead={t('sold.lead')}
      fileName={`${t('file.sold')}-${currency}-${period.from}-${period.to}`}
      columns={columns}
      rows={rows}
      keyOf={({ month }) => month}
    >
      <ColumnChart
        label={title}
        series={[trade('cost'), t('margin'), t('vat')]}
        format={(value) => format.plainMoney(value, currency)}
        columns={rows.map(({ month, net, gross, margin, orders }) => ({
          key: month,
          label: format.month(month),
          values: [net - margin, margin, gross - net].map((part) => Math.max(0, part)),
          title: `${format.month(month)}: ${format.money(gross, currency)} · ${t('orderCount', { count: orders, shown: format.number(orders) })}`,
        }))}
      />
    </FigureBlock>
  );
}
