import styles from './chart.module.css';

interface Bar {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** The value as it is read. */
  readonly text: string;
}

/** Bars with their names and figures: a list that reads without the bars. */
export function BarList({ label, bars }: { readonly label: string; readonly bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul aria-label={label} className={styles['bars']}>
      {bars.map(({ key, label: name, value, text }) => (
        <li key={key} className={styles['bar']}>
          <span>{name}</span>
          <span className={styles['track']} aria-hidden="true">
            <span className={styles['length']} style={{ inlineSize: `${(value / most) * 100}%` }} />
          </span>
          <span className={styles['figure']}>{text}</span>
        </li>
      ))}
    </ul>
  );
}
