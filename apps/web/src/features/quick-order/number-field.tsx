import { useState } from 'react';
import { parseAmount } from '../../domain/rings/parse-amount.ts';
import { TextField } from '../../ui/text-field.tsx';

export interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly format: (value: number) => string;
  readonly onCommit: (value: number) => void;
  readonly suffix?: string;
}

/** A small number in a dense row: typed with comma or point, taken over with Enter or on leaving. */
export function NumberField({ label, value, format, onCommit, suffix }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = (): void => {
    const next = draft === null ? null : parseAmount(draft);
    setDraft(null);
    if (next !== null && next !== value) onCommit(next);
  };
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={draft ?? format(value)}
      {...(suffix === undefined ? {} : { suffix })}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}
