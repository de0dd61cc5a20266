import type { Rate } from '@ringwerk/contract';
import { useState } from 'react';
import { ChartFrame, type Plot } from '../../../domain/chart/chart-frame.tsx';
import { useFormat } from '../../../i18n/format.ts';
import styles from './rates.module.css';
import { useRateWords } from './use-rate-words.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rate counts until the next one: the line is drawn in steps. */
function stepLine(points: readonly Point[], right: number): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  return `M${first.x} ${first.y}${rest.map(({ x, y }) => `H${x}V${y}`).join('')}H${right}`;
}

interface RateChartProps {
  readonly rates: readonly Rate[];
  /** Those of them that have not begun. */
  readonly planned: readonly Rate[];
  readonly label: string;
}

/**
 * Course of the values of one metal or currency up to now; the same figures stand in the table below it, with those that
 * are planned for later.
 */
export function RateChart({ rates, planned, label }: RateChartProps) {
  const format = useFormat();
  const words = useRateWords();
  const [opened] = useState(() => Date.now());
  const shown = rates
    .filter(({ id, state }) => state === 'in-force' && planned.every((later) => later.id !== id))
    .toReversed();
  const [first] = shown;
  if (first === undefined) return null;
  const values = shown.map(({ value }) => value);
  const low = Math.min(...values);
  const high = Math.max(...values);
  const margin = (high - low) * 0.1 || high * 0.02;
  const [bottom, top] = [low - margin, high + margin];
  // What was recorded on the open page is newer than the page.
  const now = Math.max(opened, ...shown.map(({ validFrom }) => Date.parse(validFrom)));
  const begins = Date.parse(first.validFrom);
  const span = Math.max(1, now - begins);
  const share = (value: number): number => (value - bottom) / (top - bottom);
  const place = ({ value, validFrom }: Rate, plot: Plot): Point => ({
    x: plot.left + ((Date.parse(validFrom) - begins) / span) * (plot.right - plot.left),
    y: plot.bottom - share(value) * (plot.bottom - plot.top),
  });
  const ticks = [low, (low + high) / 2, high]
    .filter((value, index, all) => all.indexOf(value) === index)
    .map((value) => ({ at: share(value), text: words.text({ subject: first.subject, value }) }));
  return (
    <ChartFrame label={label} ticks={ticks}>
      {(plot) => {
        const points = shown.map((rate) => place(rate, plot));
        return (
          <>
            <text x={plot.left} y={plot.height - 6}>
              {format.date(first.validFrom)}
            </text>
            <text x={plot.right} y={plot.height - 6} textAnchor="end">
              {format.date(new Date(now).toISOString())}
            </text>
            <path d={stepLine(points, plot.right)} className={styles['line']} />
            {points.map(({ x, y }, index) => (
              <circle key={shown[index]?.id} cx={x} cy={y} r={2.5} className={styles['dot']} />
            ))}
          </>
        );
      }}
    </ChartFrame>
  );
}
