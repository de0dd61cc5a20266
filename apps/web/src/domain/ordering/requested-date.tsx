import { useFormat } from '../../i18n/format.ts';
import { useToday } from '../../i18n/house-zone.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { TextField } from '../../ui/text-field.tsx';
import styles from './requested-date.module.css';

interface RequestedDateProps {
  readonly value: string;
  /** First day that the workshop can keep; null while it is not known, or where the house has set no lead times. */
  readonly earliest: string | null;
  readonly error: string | undefined;
  readonly isDisabled?: boolean;
  readonly onChange: (day: string) => void;
}

/** The day that a ring is wanted for. The earliest one stands below, and is taken by one touch. */
export function RequestedDate({ value, earliest, error, isDisabled = false, onChange }: RequestedDateProps) {
  const t = useTexts('trade');
  const format = useFormat();
  const today = useToday();
  return (
    <div className={styles['date']}>
      <TextField
        type="date"
        label={`${t('requestedDate')} (${t('optional')})`}
        min={earliest ?? today}
        disabled={isDisabled}
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      {earliest !== null && value !== earliest && (
        <button type="button" className={styles['earliest']} disabled={isDisabled} onClick={() => onChange(earliest)}>
          {t('earliest', { date: format.date(earliest) })}
        </button>
      )}
    </div>
  );
}
