import { TextField } from '../../ui/text-field.tsx';

export interface PinFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (pin: string) => void;
}

/** Digits that nobody reads over a shoulder. A password manager must not keep them for the couple. */
export function PinField({ label, hint, error, value, onChange }: PinFieldProps) {
  return (
    <TextField
      label={label}
      {...(hint === undefined ? {} : { hint })}
      {...(error === undefined ? {} : { error })}
      type="password"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={8}
      value={value}
      onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, ''))}
    />
  );
}
