import { STRAIGHT_SPLIT, type Split } from '@ringwerk/kernel';
import { swingLine } from './band-line.ts';
import styles from './split-drawing.module.css';

export interface SplitDrawingProps {
  readonly colours: readonly string[];
  readonly shares: readonly number[];
  readonly split?: Split;
  /** Width of the ring in mm: what the swing is measured against. */
  readonly ringWidth?: number;
}

const WIDTH = 64;
const HEIGHT = 28;

/** Half of the ring's turn, unrolled: its lanes in their true ratio, colours and line; shells in section. */
export function SplitDrawing({ colours, shares, split = STRAIGHT_SPLIT, ringWidth = 4 }: SplitDrawingProps) {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const joints = shares
    .slice(0, -1)
    .map((_, at) => shares.slice(0, at + 1).reduce((sum, part) => sum + part, 0) / whole);
  return (
    <svg className={styles['band']} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
      {split.form === 'shell' ? (
        <Shells colours={colours} joints={joints} />
      ) : (
        <>
          <rect width={WIDTH} height={HEIGHT} fill={colours[0]} />
          {joints.map((joint, index) => (
            <path
              key={joint}
              d={lanePath(joint, split, ringWidth)}
              fill={colours[index + 1]}
              className={styles['lane']}
            />
          ))}
        </>
      )}
    </svg>
  );
}

/** Inner radius and height of the ring that shows its shells, in units of the drawing. */
const SHELL_RADIUS = 20;
const SHELL_HEIGHT = 11;

/** The top of a ring seen along its axis, the inner shells over the outer one. */
const Shells = ({ colours, joints }: { readonly colours: readonly string[]; readonly joints: readonly number[] }) =>
  [0, ...joints, 1].map((joint, index) => (
    <circle
      key={joint}
      cx={WIDTH / 2}
      cy={SHELL_RADIUS + SHELL_HEIGHT + 1}
      r={SHELL_RADIUS + SHELL_HEIGHT * (1 - joint)}
      fill={colours[index] ?? 'var(--paper)'}
      className={styles['lane']}
    />
  ));

/** Everything beyond a joint. */
function lanePath(joint: number, split: Split, ringWidth: number): string {
  const line = swingLine(split).map(
    ([turn, offset]) =>
      `${((turn / Math.PI + 1) * WIDTH) / 2} ${Math.min(HEIGHT, Math.max(0, (joint + offset / ringWidth) * HEIGHT))}`,
  );
  return `M${line.join('L')}V${HEIGHT}H0Z`;
}
