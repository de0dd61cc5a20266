import { useId, useState } from 'react';
import { FieldError } from '../field-error.tsx';
import { isSaidExactly, readMeasure } from './read-measure.ts';
import styles from './measure-field.module.css';

export interface MeasureFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly show: (value: number) => string;
  readonly refused: string;
  /** The value that is made of a legal number, where the values are no even steps. */
  readonly legal: (value: number) => number;
  /** What is said when the taken value is not the number that was typed: "4.23 → 4.2 mm". */
  readonly changed: (typed: string, taken: number) => string;
  /** Where more is understood than a length. */
  readonly read?: ((text: string) => number | null) | undefined;
  readonly onTake: (value: number) => void;
}

/** The exact number. Comma and point are both the decimal sign in every language; nothing is clamped silently. */
export function MeasureField(props: MeasureFieldProps) {
  const { label, value, min, max, step, show, refused, legal, changed, read: reader, onTake } = props;
  const [text, setText] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const [note, setNote] = useState<{ readonly text: string; readonly of: number } | null>(null);
  const id = useId();
  // It belongs to the value that it led to; the next value has none.
  const said = note !== null && note.of === value ? note.text : null;
  const finish = (): void => {
    if (text === null) return;
    const read = readMeasure(text, { min, max, step }, reader);
    setRefused(read === null);
    if (read === null) return;
    setText(null);
    const taken = legal(read.taken);
    setNote(isSaidExactly(text, { ...read, taken }, step) ? null : { text: changed(text.trim(), taken), of: taken });
    onTake(taken);
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
        aria-describedby={isRefused || said !== null ? id : undefined}
        value={text ?? show(value)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setText(event.target.value);
          setNote(null);
        }}
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
      <span role="status" id={isRefused ? undefined : id} className={said === null ? undefined : styles['said']}>
        {said}
      </span>
    </span>
  );
}
