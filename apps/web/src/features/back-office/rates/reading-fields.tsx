import { FEED_CURRENCIES, FEED_ROWS, FEED_UNITS } from '@ringwerk/contract';
import { useBaseCurrency } from '../../../api/session-store.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { factorOf, subjectsOf, type FeedDraft, type ReadingDraft } from './feed-draft.ts';
import styles from './feeds.module.css';
import { isMetal } from './rate-words.ts';
import { useRateWords } from './use-rate-words.ts';

interface ReadingFieldsProps {
  readonly format: FeedDraft['format'];
  readonly reading: ReadingDraft;
  readonly onChange: (reading: ReadingDraft) => void;
  /** Absent for the only one. */
  readonly onRemove?: (() => void) | undefined;
  readonly fieldError: (field: string) => string | undefined;
}

/** What is read of one metal or currency: where it stands, and what it is quoted in. */
export function ReadingFields({ format, reading, onChange, onRemove, fieldError }: ReadingFieldsProps) {
  const t = useTexts('feeds');
  const words = useRateWords();
  const base = useBaseCurrency();
  const change = (changes: Partial<ReadingDraft>): void => onChange({ ...reading, ...changes });
  return (
    <fieldset className={styles['reading']}>
      <legend className="visually-hidden">{words.name(reading.subject)}</legend>
      <div className={styles['fields']}>
        <Select
          label={t('subject')}
          value={reading.subject}
          error={fieldError('subject')}
          onChange={(subject) => change({ subject })}
          options={subjectsOf(format, base).map((value) => ({ value, label: words.name(value) }))}
        />
        {format !== 'reference-rates' && (
          <TextField
            label={t(`at.${format}`)}
            maxLength={300}
            autoComplete="off"
            spellCheck={false}
            value={reading.at}
            error={fieldError('at')}
            onChange={(event) => change({ at: event.target.value })}
          />
        )}
        {format === 'csv' && <RowFields reading={reading} change={change} fieldError={fieldError} />}
        {isMetal(reading.subject) && <QuoteFields reading={reading} change={change} />}
        {format !== 'reference-rates' && (
          <TextField
            label={t('factor')}
            inputMode="decimal"
            autoComplete="off"
            value={reading.factor}
            error={factorOf(reading.factor) === null ? t('factor.wrong') : fieldError('factor')}
            onChange={(event) => change({ factor: event.target.value })}
          />
        )}
      </div>
      {onRemove !== undefined && (
        <IconButton
          icon="close"
          label={t('reading.remove', { name: words.name(reading.subject) })}
          className={styles['remove']}
          onClick={onRemove}
        />
      )}
    </fieldset>
  );
}

interface PartProps {
  readonly reading: ReadingDraft;
  readonly change: (changes: Partial<ReadingDraft>) => void;
}

function RowFields({
  reading,
  change,
  fieldError,
}: PartProps & { readonly fieldError: ReadingFieldsProps['fieldError'] }) {
  const t = useTexts('feeds');
  return (
    <>
      <Select
        label={t('row')}
        value={reading.row}
        onChange={(row) => change({ row })}
        options={FEED_ROWS.map((value) => ({ value, label: t(`row.${value}`) }))}
      />
      {reading.row === 'cell' && (
        <TextField
          label={t('cell')}
          maxLength={80}
          autoComplete="off"
          value={reading.cell}
          error={fieldError('cell')}
          onChange={(event) => change({ cell: event.target.value })}
        />
      )}
    </>
  );
}

function QuoteFields({ reading, change }: PartProps) {
  const t = useTexts('feeds');
  return (
    <>
      <Select
        label={t('unit')}
        value={reading.unit}
        onChange={(unit) => change({ unit })}
        options={FEED_UNITS.map((value) => ({ value, label: t(`unit.${value}`) }))}
      />
      <Select
        label={t('currency')}
        value={reading.currency}
        onChange={(currency) => change({ currency })}
        options={FEED_CURRENCIES.map((value) => ({ value, label: value }))}
      />
    </>
  );
}
