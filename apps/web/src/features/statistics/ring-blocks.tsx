import { WIDTH_BAND, type Statistics } from '@ringwerk/contract';
import { BarList } from '../../domain/chart/bar-list.tsx';
import { ColumnChart } from '../../domain/chart/column-chart.tsx';
import { useTradeNames } from '../../domain/rings/use-trade-names.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { FigureBlock, type FigureColumn } from './figure-block.tsx';
import type { Period } from './period.ts';
import styles from './statistics.module.css';

interface Row {
  readonly key: string;
  readonly name: string;
  readonly rings: number;
}
interface RingBlockProps {
  readonly period: Period;
  readonly figures: Statistics;
}

/** Columns of rows that count rings, with their part of all rings sold. */
function useColumns(name: string, all: number): readonly FigureColumn<Row>[] {
  const t = useTexts('statistics');
  const format = useFormat();
  return [
    { key: 'name', label: name, text: (row) => row.name, cell: (row) => row.name, sortBy: (row) => row.name },
    {
      key: 'rings',
      label: t('rings'),
      isFigure: true,
      text: ({ rings }) => format.number(rings),
      cell: ({ rings }) => rings,
      sortBy: ({ rings }) => rings,
    },
    {
      key: 'share',
      label: t('share'),
      isFigure: true,
      text: ({ rings }) => format.percent(rings / all),
      cell: ({ rings }) => ({ kind: 'percent', value: rings / all }),
      sortBy: ({ rings }) => rings,
    },
  ];
}

function useBars(rows: readonly Row[], all: number) {
  const format = useFormat();
  return rows.map(({ key, name, rings }) => ({
    key,
    label: name,
    value: rings,
    text: `${format.number(rings)} · ${format.percent(rings / all)}`,
  }));
}

/** Bars that are shown; the others stand in the table. */
const BARS = 8;

export function AlloysBlock({ period, figures: { alloys, rings } }: RingBlockProps) {
  const t = useTexts('statistics');
  const names = useTradeNames();
  const rows = alloys.map(({ alloy, rings: count }) => ({ key: alloy, name: names?.alloy(alloy) ?? '', rings: count }));
  const bars = useBars(rows.slice(0, BARS), rings);
  const columns = useColumns(t('alloy'), rings);
  return (
    <FigureBlock
      table="statistics-alloys"
      title={t('alloys.title')}
      lead={t('alloys.lead')}
      fileName={`${t('file.alloys')}-${period.from}-${period.to}`}
      columns={columns}
      rows={rows}
      keyOf={({ key }) => key}
    >
      <BarList label={t('alloys.title')} bars={bars} />
      {rows.length > BARS && <p className={styles['lead']}>{t('alloys.more', { count: rows.length - BARS })}</p>}
    </FigureBlock>
  );
}

const NO_STONES = 'none';

export function StonesBlock({ period, figures: { stones, rings } }: RingBlockProps) {
  const t = useTexts('statistics');
  const names = useTradeNames();
  const rows = stones.map(({ material, rings: count }) => ({
    key: material ?? NO_STONES,
    name: material === null ? t('stones.none') : (names?.stone(material) ?? ''),
    rings: count,
  }));
  const bars = useBars(rows, rings);
  const columns = useColumns(t('stone'), rings);
  return (
    <FigureBlock
      table="statistics-stones"
      title={t('stones.title')}
      lead={t('stones.lead')}
      fileName={`${t('file.stones')}-${period.from}-${period.to}`}
      columns={columns}
      rows={rows}
      keyOf={({ key }) => key}
    >
      <BarList label={t('stones.title')} bars={bars} />
    </FigureBlock>
  );
}

/** Bands from the narrowest to the widest that was sold, those in between too. */
function bandsOf(widths: Statistics['widths']): Statistics['widths'] {
  const [first] = widths;
  const last = widths.at(-1);
  if (first === undefined || last === undefined) return [];
  return Array.from({ length: Math.round((last.from - first.from) / WIDTH_BAND) + 1 }, (_, index) => {
    const from = first.from + index * WIDTH_BAND;
    return { from, rings: widths.find((band) => band.from === from)?.rings ?? 0 };
  });
}

export function WidthsBlock({ period, figures: { widths, rings } }: RingBlockProps) {
  const t = useTexts('statistics');
  const format = useFormat();
  const rows = bandsOf(widths).map(({ from, rings: count }) => ({
    key: String(from),
    name: t('widths.band', { from: format.mm(from), below: format.mm(from + WIDTH_BAND) }),
    rings: count,
    from,
  }));
  const columns = useColumns(t('width'), rings).map((column) =>
    column.key === 'name' ? { ...column, sortBy: ({ key }: Row) => Number(key) } : column,
  );
  return (
    <FigureBlock
      table="statistics-widths"
      title={t('widths.title')}
      lead={t('widths.lead')}
      fileName={`${t('file.widths')}-${period.from}-${period.to}`}
      columns={columns}
      rows={rows}
      keyOf={({ key }) => key}
    >
      <ColumnChart
        label={t('widths.title')}
        series={[t('rings')]}
        format={(value) => format.number(value)}
        columns={rows.map(({ key, name, from, rings: count }) => ({
          key,
          label: format.mm(from),
          values: [count],
          title: `${name}: ${format.number(count)}`,
        }))}
      />
    </FigureBlock>
  );
}
