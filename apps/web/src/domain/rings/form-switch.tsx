import styles from './form-switch.module.css';

/** With or without stones, for one card: a small switch that leaves the eye to the ring. */
export function FormSwitch({
  label,
  subject,
  isOn,
  onChange,
}: {
  readonly label: string;
  /** Whose switch it is, for screen readers. */
  readonly subject: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}) {
  return (
    <label className={styles['row']}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        className={styles['switch']}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {label}
        <span className="visually-hidden"> {subject}</span>
      </span>
    </label>
  );
}
