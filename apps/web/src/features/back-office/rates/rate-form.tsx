import { getRates, listRates, recordRate, type RateSubject } from '@ringwerk/contract';
import { useState, type FormEvent } from 'react';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useFieldErrors } from '../../../i18n/use-field-errors.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import formStyles from '../../../ui/form.module.css';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useFocusOnError } from '../../../ui/use-focus-on-error.ts';
import { useRateWords } from './use-rate-words.ts';

interface RateFormProps {
  readonly subject: RateSubject;
  readonly onSubject: (subject: RateSubject) => void;
  readonly jumpPercent: number;
}

/** What is typed of a new value, and its sending. */
function useRateEntry(subject: RateSubject) {
  const t = useTexts('fixings');
  const [typed, setTyped] = useState('');
  const [from, setFrom] = useState('');
  const [note, setNote] = useState('');
  const record = useOperationMutation(recordRate, [getRates, listRates]);
  const { read } = useRateWords();
  const value = read(typed, subject);
  const isUsable = value !== null && value > 0;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isUsable) return;
    const validFrom = from === '' ? {} : { validFrom: new Date(from).toISOString() };
    record.mutate(
      { body: { subject, value, note, ...validFrom } },
      {
        onAnswer: ({ state }) =>
          showToast(t(state === 'held' ? 'recorded.held' : 'recorded'), { tone: state === 'held' ? 'plain' : 'good' }),
        onSuccess: () => setTyped(''),
      },
    );
  };
  const finding = ((): string | undefined => {
    if (value === 0) return t('value.zero');
    return typed !== '' && value === null ? t('value.unread') : undefined;
  })();
  return { typed, setTyped, from, setFrom, note, setNote, record, isUsable, finding, submit };
}

/** A value by hand: counts at once or from a later moment. */
export function RateForm({ subject, onSubject, jumpPercent }: RateFormProps) {
  const t = useTexts('fixings');
  const words = useRateWords();
  const errorText = useErrorText();
  const { record, ...entry } = useRateEntry(subject);
  const fieldError = useFieldErrors(record.error);
  const form = useFocusOnError(record.error);
  return (
    <form ref={form} noValidate onSubmit={entry.submit} className={formStyles['form']}>
      <Select
        label={t('subject')}
        value={subject}
        onChange={onSubject}
        options={words.subjects.map((one) => ({ value: one, label: words.name(one) }))}
      />
      <TextField
        label={t('value')}
        suffix={words.unit(subject)}
        inputMode="decimal"
        autoComplete="off"
        value={entry.typed}
        error={entry.finding ?? fieldError('/value')}
        onChange={(event) => entry.setTyped(event.target.value)}
      />
      <TextField
        label={t('from')}
        hint={t('from.hint')}
        type="datetime-local"
        value={entry.from}
        error={fieldError('/validFrom') && t('from.past')}
        onChange={(event) => entry.setFrom(event.target.value)}
      />
      <TextField
        label={t('note')}
        maxLength={300}
        value={entry.note}
        onChange={(event) => entry.setNote(event.target.value)}
      />
      <div role="alert" className={formStyles['finding']}>
        {record.isError && record.error.issues.length === 0 && errorText(record.error)}
      </div>
      <div className={formStyles['actions']}>
        <Button type="submit" look="primary" isBusy={record.isPending} disabled={!entry.isUsable}>
          {t('record')}
        </Button>
      </div>
      <p>{t('jump.lead', { percent: jumpPercent })}</p>
    </form>
  );
}
