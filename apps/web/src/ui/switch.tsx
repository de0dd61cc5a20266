import type { ReactNode } from 'react';
import styles from './toggle.module.css';

export interface ToggleProps {
  readonly children: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isDisabled?: boolean;
}

/** On or off, at once. */
export function Switch({ children, isOn, onChange, isDisabled = false }: ToggleProps) {
  return (
    <label className={styles['row']}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        className={styles['switch']}
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
