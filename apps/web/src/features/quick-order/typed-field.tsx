import { useState } from 'react';
import { TextField } from '../../ui/text-field.tsx';

interface TypedFieldProps {
  readonly label: string;
  readonly text: string;
  readonly isNumber?: boolean;
  readonly onCommit: (text: string) => void;
}

/** A field of a line, taken over with Enter or on leaving. */
export function TypedField({ label, text, isNumber = false, onCommit }: TypedFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = (): void => {
    setDraft(null);
    if (draft !== null && draft !== text) onCommit(draft);
  };
  return (
    <TextField
      label={label}
      inputMode={isNumber ? 'decimal' : 'text'}
      autoComplete="off"
      spellCheck={false}
      value={draft ?? text}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}
