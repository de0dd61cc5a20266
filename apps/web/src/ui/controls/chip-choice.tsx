import { useId } from 'react';
import styles from './chip-choice.module.css';

export interface ChipChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few, all in sight: radio buttons that look like words. */
export function ChipChoice<Value extends string>({ label, options, value, onChange }: ChipChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles['choice']}>
      <legend className={styles['label']}>{label}</legend>
      <div className={styles['options']}>
        {options.map((option) => (
          <label key={option.value} className={styles['option']}>
            <input
              type="radio"
              name={name}
              className={styles['input']}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles['word']}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
