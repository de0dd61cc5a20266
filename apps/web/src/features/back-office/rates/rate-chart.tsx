import type { Rate } from '@ringwerk/contract';
import { useState } from 'react';
import { useFormat } from '../../../i18n/format.ts';
import styles from './rates.module.css';
import { useRateWords } from './use-rate-words.ts';

// About as wide as its column is on a desk: its words are then as big as they are set.
const WIDTH = 480;
const HEIGHT = 180;
const PAD = { left: 72, right: 12, top: 12, bottom: 24 };

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rate counts until the next one: the line is drawn in steps. */
function stepLine(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  return `M${first.x} ${first.y}${rest.map(({ x, y }) => `H${x}V${y}`).join('')}H${WIDTH - PAD.right}`;
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
  const place = ({ value, validFrom }: Rate): Point => ({
    x: PAD.left + ((Date.parse(validFrom) - begins) / span) * (WIDTH - PAD.left - PAD.right),
    y: PAD.top + ((top - value) / (top - bottom)) * (HEIGHT - PAD.top - PAD.bottom),
  });
  const points = shown.map(place);
  const ticks = [low, (low + high) / 2, high].filter((value, index, all) => all.indexOf(value) === index);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles['chart']} role="img" aria-label={label}>
      {ticks.map((value) => {
        const { y } = place({ ...first, value });
        return (
          <g key={value}>
            <line x1={PAD.left} x2={WIDTH - PAD.right} y1={y} y2={y} className={styles['rule']} />
            <text x={PAD.left - 8} y={y} textAnchor="end" dominantBaseline="middle">
              {words.text({ subject: first.subject, value })}
            </text>
          </g>
        );
      })}
      <text x={PAD.left} y={HEIGHT - 6}>
        {format.date(first.validFrom)}
      </text>
      <text x={WIDTH - PAD.right} y={HEIGHT - 6} textAnchor="end">
        {format.date(new Date(now).toISOString())}
      </text>
      <path d={stepLine(points)} className={styles['line']} />
      {points.map(({ x, y }, index) => (
        <circle key={shown[index]?.id} cx={x} cy={y} r={2.5} className={styles['dot']} />
      ))}
    </svg>
  );
}
