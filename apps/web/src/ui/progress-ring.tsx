import styles from './progress-ring.module.css';

export interface ProgressRingProps {
  /** What is under way, for screen readers. */
  readonly label: string;
  /** 0..1 */
  readonly share: number;
  /** The same share as text, in the middle. */
  readonly children: string;
}

const RADIUS = 44;

/** How far something is that takes a while, as a ring that closes. */
export function ProgressRing({ label, share, children }: ProgressRingProps) {
  const done = Math.min(1, Math.max(0, share));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(100 * done)}
      className={styles['ring']}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className={styles['track']} cx="50" cy="50" r={RADIUS} />
        <circle className={styles['done']} cx="50" cy="50" r={RADIUS} pathLength={1} strokeDasharray={`${done} 1`} />
      </svg>
      <span className={styles['share']}>{children}</span>
    </div>
  );
}
