import type { ReactNode } from 'react';
import styles from './compact-select.module.css';
import type { SelectOption } from './select.tsx';

export interface CompactSelectProps<V extends string> {
  /** The accessible name; the place itself says what it is. */
  readonly label: string;
  readonly options: readonly SelectOption<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  /** What stands on the bar instead of the long name. */
  readonly children: ReactNode;
}

/** A choice on a narrow bar: shows a short sign, opens the system's own list with full names. */
export function CompactSelect<V extends string>({ label, options, value, onChange, children }: CompactSelectProps<V>) {
  return (
    <span className={styles['frame']}>
      <span className={styles['sign']} aria-hidden="true">
        {children}
      </span>
      <select
        aria-label={label}
        title={label}
        className={styles['select']}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
