import type { ReactNode } from 'react';
import styles from './chart.module.css';
import { useWidth } from './use-width.ts';

/** Where the figures are drawn, in CSS pixels from the upper left corner of the chart. */
export interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The whole chart. */
  readonly width: number;
  readonly height: number;
}

export interface ChartTick {
  /** From 0 at the bottom to 1 at the top. */
  readonly at: number;
  readonly text: string;
}

interface ChartFrameProps {
  /** What the chart shows; its figures stand in a table beside it. */
  readonly label: string;
  readonly ticks: readonly ChartTick[];
  readonly children: (plot: Plot) => ReactNode;
}

const HEIGHT = 220;
/** Of a sign of the ticks, px; those of Japanese and Korean amounts are figures, too. */
const SIGN = 7;
const GAP = 10;

/** Frame of every chart: as wide as its place, lines at the ticks, words that keep their size. */
export function ChartFrame({ label, ticks, children }: ChartFrameProps) {
  const [width, measure] = useWidth();
  const left = Math.max(...ticks.map(({ text }) => text.length), 2) * SIGN + GAP;
  const plot: Plot = { left, right: width - 12, top: 12, bottom: HEIGHT - 26, width, height: HEIGHT };
  return (
    <div ref={measure} className={styles['frame']}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} className={styles['chart']} role="img" aria-label={label}>
        {ticks.map(({ at, text }) => {
          const y = plot.bottom - at * (plot.bottom - plot.top);
          return (
            <g key={at}>
              <line x1={plot.left} x2={plot.right} y1={y} y2={y} className={styles['rule']} />
              <text x={plot.left - GAP} y={y} textAnchor="end" dominantBaseline="middle">
                {text}
              </text>
            </g>
          );
        })}
        {children(plot)}
      </svg>
    </div>
  );
}
