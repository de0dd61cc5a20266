import { useId, useState } from 'react';
import { FieldError } from '../field-error.tsx';
import { readMeasure } from './read-measure.ts';
import styles from './measure-field.module.css';

export interface MeasureFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly show: (value: number) => string;
  readonly refused: string;
  readonly onTake: (value: number) => void;
}

/** The exact number. Comma and point are both the decimal sign in every language; nothing is clamped silently. */
export function MeasureField({ label, value, min, max, step, show, refused, onTake }: MeasureFieldProps) {
  const [text, setText] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const id = useId();
  const finish = (): void => {
    if (text === null) return;
    const read = readMeasure(text, { min, max, step });
    setRefused(read === null);
    if (read === null) return;
    setText(null);
    onTake(read);
  };
  return (
    <span className={styles['field']}>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        className={styles['input']}
        aria-label={label}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? id : undefined}
        value={text ?? show(value)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setText(event.target.value)}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key === 'Enter') finish();
          if (event.key === 'Escape') {
            setText(null);
            setRefused(false);
          }
        }}
      />
      {isRefused && (
        <span className={styles['error']}>
          <FieldError id={id}>{refused}</FieldError>
        </span>
      )}
    </span>
  );
}
