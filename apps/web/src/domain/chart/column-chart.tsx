import { useId } from 'react';
import { ChartFrame, type Plot } from './chart-frame.tsx';
import styles from './chart.module.css';
import { niceTicks } from './nice-ticks.ts';

export interface ChartColumn {
  readonly key: string;
  /** Under the column, where there is room. */
  readonly label: string;
  /** One for each series, at least 0. */
  readonly values: readonly number[];
  /** The whole column in words, for a pointer that rests on it. */
  readonly title: string;
}

interface ColumnChartProps {
  readonly label: string;
  /** Names of one to three series: full, hatched, empty. One alone has no legend. */
  readonly series: readonly string[];
  readonly columns: readonly ChartColumn[];
  /** A value as it stands at a line of the chart. */
  readonly format: (value: number) => string;
  /** Beside each other instead of on top of each other: series that are no parts of one sum. */
  readonly isGrouped?: boolean;
}

const LOOKS = ['full', 'hatched', 'empty'] as const;
type Look = (typeof LOOKS)[number];
/** Room of a label of the columns, px. */
const LABEL = 62;
const COLUMN_MAX = 44;

interface Part {
  readonly key: string;
  readonly look: Look;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Drawing {
  readonly plot: Plot;
  readonly top: number;
  readonly slot: number;
  readonly isGrouped: boolean;
}

function partsOf(
  { values }: Pick<ChartColumn, 'values'>,
  index: number,
  { plot, top, slot, isGrouped }: Drawing,
): Part[] {
  const whole = Math.min(COLUMN_MAX, slot * 0.72);
  const width = isGrouped ? whole / values.length : whole;
  const x = plot.left + slot * index + (slot - whole) / 2;
  const scale = (plot.bottom - plot.top) / top;
  let below = 0;
  return values.map((value, at) => {
    const height = value * scale;
    const base = plot.bottom - (isGrouped ? 0 : below);
    below += height;
    const look = LOOKS[at] ?? 'empty';
    return { key: look, look, x: isGrouped ? x + at * width : x, y: base - height, width, height };
  });
}

/** Hatching that shows on any paper and to any eye. */
const Hatching = ({ id }: { readonly id: string }) => (
  <defs>
    <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="5" height="5" className={styles['ground']} />
      <line x1="0" y1="0" x2="0" y2="5" className={styles['hatch']} />
    </pattern>
  </defs>
);

const fillOf = (look: Look, hatching: string) =>
  look === 'hatched'
    ? { fill: `url(#${hatching})`, className: styles['edge'] }
    : { className: look === 'full' ? styles['full'] : `${styles['empty']} ${styles['edge']}` };

function Legend({ series, hatching }: { readonly series: readonly string[]; readonly hatching: string }) {
  return (
    <ul className={styles['legend']}>
      {series.map((name, index) => (
        <li key={name}>
          <svg width="14" height="14" aria-hidden="true">
            <rect x="0.5" y="0.5" width="13" height="13" {...fillOf(LOOKS[index] ?? 'empty', hatching)} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

/** Columns of months, sizes or the like, told apart by their hatching and not by colour alone. */
export function ColumnChart({ label, series, columns, format, isGrouped = false }: ColumnChartProps) {
  const hatching = useId();
  const heights = columns.map(({ values }) =>
    isGrouped ? Math.max(0, ...values) : values.reduce((sum, value) => sum + value, 0),
  );
  const ticks = niceTicks(Math.max(0, ...heights));
  const top = ticks.at(-1) ?? 1;
  return (
    <div>
      <ChartFrame label={label} ticks={ticks.map((value) => ({ at: value / top, text: format(value) }))}>
        {(plot) => {
          const slot = (plot.right - plot.left) / Math.max(1, columns.length);
          const each = Math.ceil(LABEL / slot);
          return (
            <>
              <Hatching id={hatching} />
              {columns.map((column, index) => (
                <g key={column.key}>
                  <title>{column.title}</title>
                  {partsOf(column, index, { plot, top, slot, isGrouped })
                    .filter(({ height }) => height > 0)
                    .map(({ key, look, ...place }) => (
                      <rect key={key} {...place} {...fillOf(look, hatching)} />
                    ))}
                  {index % each === 0 && (
                    <text x={plot.left + slot * (index + 0.5)} y={plot.height - 8} textAnchor="middle">
                      {column.label}
                    </text>
                  )}
                </g>
              ))}
            </>
          );
        }}
      </ChartFrame>
      {series.length > 1 && <Legend series={series} hatching={hatching} />}
    </div>
  );
}
