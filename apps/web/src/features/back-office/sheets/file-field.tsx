import { SHEET_BYTES_MAX } from '@ringwerk/contract';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Field } from '../../../ui/field.tsx';
import styles from './sheets.module.css';

interface FileFieldProps {
  readonly hint: string;
  /** Why the chosen file cannot be taken. */
  readonly error: string | undefined;
  readonly onChange: (file: File | null) => void;
}

export const isTooLarge = (file: File): boolean => file.size > SHEET_BYTES_MAX;

/** The choice of a file of a spreadsheet. */
export function FileField({ hint, error, onChange }: FileFieldProps) {
  const t = useTexts('sheets');
  return (
    <Field label={t('import.file')} hint={hint} error={error}>
      {(ids) => (
        <input
          {...ids}
          type="file"
          accept=".csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          className={styles['file']}
          onChange={(event) => onChange(event.target.files?.[0] ?? null)}
        />
      )}
    </Field>
  );
}
