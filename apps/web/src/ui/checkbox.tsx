import type { ToggleProps } from './switch.tsx';
import styles from './toggle.module.css';

/** One of several that may hold together, or a consent. */
export function Checkbox({ children, isOn, onChange, isDisabled = false }: ToggleProps) {
  return (
    <label className={styles['row']}>
      <input
        type="checkbox"
        className={styles['checkbox']}
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
