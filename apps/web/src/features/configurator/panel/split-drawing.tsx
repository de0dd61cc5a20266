import styles from './split-drawing.module.css';

/** The band seen from the side, its lanes in their true ratio and colours. */
export function SplitDrawing({
  colours,
  shares,
}: {
  readonly colours: readonly string[];
  readonly shares: readonly number[];
}) {
  return (
    <span className={styles['band']} aria-hidden="true">
      {shares.map((share, index) => (
        <span key={index} style={{ flexGrow: share, backgroundColor: colours[index] }} />
      ))}
    </span>
  );
}
