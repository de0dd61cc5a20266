import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { TextField } from '../../ui/text-field.tsx';
import { parseAmount } from './parse-amount.ts';
import styles from './range-field.module.css';

export interface RangeFieldProps {
  readonly legend: string;
  readonly fromLabel: string;
  readonly toLabel: string;
  /** Bounds in the unit that is typed. */
  readonly from: number | undefined;
  readonly to: number | undefined;
  /** What the fields show when empty: the range that there is. */
  readonly least?: string | undefined;
  readonly most?: string | undefined;
  readonly format: (value: number) => string;
  readonly onChange: (from: number | undefined, to: number | undefined) => void;
}

interface BoundProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly placeholder: string | undefined;
  readonly format: (value: number) => string;
  readonly onCommit: (value: number | undefined) => void;
}

/** One bound: typed freely, taken over with Enter or on leaving. */
function Bound({ label, value, placeholder, format, onCommit }: BoundProps) {
  const t = useTexts('gallery');
  const [draft, setDraft] = useState<string | null>(null);
  const isWrong = draft !== null && draft.trim() !== '' && parseAmount(draft) === null;
  const commit = (): void => {
    if (draft === null || isWrong) return;
    const next = draft.trim() === '' ? undefined : (parseAmount(draft) ?? undefined);
    setDraft(null);
    if (next !== value) onCommit(next);
  };
  return (
    <TextField
      label={label}
      isLabelHidden
      inputMode="decimal"
      autoComplete="off"
      placeholder={placeholder}
      value={draft ?? (value === undefined ? '' : format(value))}
      error={isWrong ? t('numberInvalid') : undefined}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}

/** From and to. Exchanged bounds are put right instead of finding nothing. */
export function RangeField({ legend, fromLabel, toLabel, from, to, least, most, format, onChange }: RangeFieldProps) {
  const set = (lower: number | undefined, upper: number | undefined): void => {
    if (lower !== undefined && upper !== undefined && lower > upper) onChange(upper, lower);
    else onChange(lower, upper);
  };
  return (
    <fieldset className={styles['range']}>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['bounds']}>
        <Bound
          label={fromLabel}
          value={from}
          placeholder={least}
          format={format}
          onCommit={(value) => set(value, to)}
        />
        <span aria-hidden="true">–</span>
        <Bound label={toLabel} value={to} placeholder={most} format={format} onCommit={(value) => set(from, value)} />
      </div>
    </fieldset>
  );
}
