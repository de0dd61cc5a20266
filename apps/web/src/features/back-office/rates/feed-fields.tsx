import { DECIMAL_SIGNS, FEED_FORMATS } from '@ringwerk/contract';
import { useFieldErrors } from '../../../i18n/use-field-errors.ts';
import { useBaseCurrency } from '../../../api/session-store.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import formStyles from '../../../ui/form.module.css';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { freeSubjects, timesOf, withFormat, withReading, type FeedDraft, type ReadingDraft } from './feed-draft.ts';
import { ReadingFields } from './reading-fields.tsx';

interface FeedFieldsProps {
  readonly draft: FeedDraft;
  readonly onDraft: (draft: FeedDraft) => void;
  readonly error: unknown;
}

/** Everything of a feed that is edited. */
export function FeedFields({ draft, onDraft, error }: FeedFieldsProps) {
  const t = useTexts('feeds');
  const fieldError = useFieldErrors(error);
  const change = (changes: Partial<FeedDraft>): void => onDraft({ ...draft, ...changes });
  const setReading = (index: number, reading: ReadingDraft): void =>
    change({ readings: draft.readings.map((one, at) => (at === index ? reading : one)) });
  const base = useBaseCurrency();
  return (
    <>
      <TextField
        label={t('name')}
        maxLength={60}
        value={draft.name}
        error={fieldError('/name')}
        onChange={(event) => change({ name: event.target.value })}
      />
      <Select
        label={t('format')}
        value={draft.format}
        onChange={(format) => onDraft(withFormat(draft, format, base))}
        options={FEED_FORMATS.map((value) => ({ value, label: t(`format.${value}`) }))}
      />
      <AddressFields draft={draft} change={change} fieldError={fieldError} />
      <h3 className={formStyles['legend']}>{t('readings')}</h3>
      {draft.readings.map((reading, index) => (
        <ReadingFields
          key={index}
          format={draft.format}
          reading={reading}
          onChange={(next) => setReading(index, next)}
          onRemove={
            draft.readings.length > 1
              ? () => change({ readings: draft.readings.filter((_, at) => at !== index) })
              : undefined
          }
          fieldError={(field) => fieldError(`/readings/${index}/${field}`)}
        />
      ))}
      {freeSubjects(draft, base).length > 0 && (
        <div className={formStyles['actions']}>
          <Button look="quiet" icon="plus" onClick={() => onDraft(withReading(draft, base))}>
            {t('reading.add')}
          </Button>
        </div>
      )}
      <TimeFields draft={draft} change={change} fieldError={fieldError} />
    </>
  );
}

interface PartProps {
  readonly draft: FeedDraft;
  readonly change: (changes: Partial<FeedDraft>) => void;
  readonly fieldError: (pointer: string) => string | undefined;
}

function AddressFields({ draft, change, fieldError }: PartProps) {
  const t = useTexts('feeds');
  const isPlain = draft.url.trim().toLowerCase().startsWith('http:');
  return (
    <>
      <TextField
        label={t('url')}
        hint={t('url.hint')}
        type="url"
        maxLength={1_000}
        autoComplete="off"
        spellCheck={false}
        className={formStyles['whole']}
        value={draft.url}
        error={isPlain && !draft.isHttpAllowed ? t('url.encrypted') : fieldError('/url')}
        onChange={(event) => change({ url: event.target.value })}
      />
      {(isPlain || draft.isHttpAllowed) && (
        <div className={formStyles['whole']}>
          <Switch isOn={draft.isHttpAllowed} onChange={(isHttpAllowed) => change({ isHttpAllowed })}>
            {t('http')}
          </Switch>
          <p>{t('http.hint')}</p>
        </div>
      )}
      {draft.format !== 'reference-rates' && (
        <Select
          label={t('decimals')}
          value={draft.decimalSign}
          onChange={(decimalSign) => change({ decimalSign })}
          options={DECIMAL_SIGNS.map((value) => ({
            value,
            label: t(value === '.' ? 'decimals.point' : 'decimals.comma'),
          }))}
        />
      )}
    </>
  );
}

function TimeFields({ draft, change, fieldError }: PartProps) {
  const t = useTexts('feeds');
  return (
    <>
      <h3 className={formStyles['legend']}>{t('times')}</h3>
      <TextField
        label={t('times')}
        isLabelHidden
        hint={t('times.hint')}
        maxLength={120}
        autoComplete="off"
        className={formStyles['whole']}
        value={draft.times}
        error={timesOf(draft.times) === null ? t('times.wrong') : fieldError('/times')}
        onChange={(event) => change({ times: event.target.value })}
      />
      <Switch isOn={draft.isOnWorkDaysOnly} onChange={(isOnWorkDaysOnly) => change({ isOnWorkDaysOnly })}>
        {t('workDays')}
      </Switch>
      <Switch isOn={draft.isActive} onChange={(isActive) => change({ isActive })}>
        {t('active')}
      </Switch>
    </>
  );
}
