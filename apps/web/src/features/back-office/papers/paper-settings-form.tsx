import { getPaperSettings, putPaperSettings, REVENUE_CATEGORIES, type PaperSettings } from '@ringwerk/contract';
import { useState, type FormEvent } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { invalidateQueries } from '../../../api/queries.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useFieldErrors } from '../../../i18n/use-field-errors.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import formStyles from '../../../ui/form.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useFocusOnError } from '../../../ui/use-focus-on-error.ts';
import officeStyles from '../office-table.module.css';

interface PartProps {
  readonly draft: PaperSettings;
  readonly change: (changes: Partial<PaperSettings>) => void;
  readonly fieldError: (pointer: string) => string | undefined;
}

/** The plain fields in reading order; the first of a group has its heading. */
const FIELDS = [
  { field: 'iban', text: 'iban', maxLength: 42, heading: 'bank', hint: null },
  { field: 'bic', text: 'bic', maxLength: 11, heading: null, hint: null },
  { field: 'accountHolder', text: 'accountHolder', maxLength: 120, heading: null, hint: 'accountHolder.hint' },
  { field: 'bank', text: 'bankName', maxLength: 80, heading: null, hint: null },
  { field: 'contactName', text: 'contactName', maxLength: 120, heading: 'contact', hint: null },
  { field: 'contactPhone', text: 'contactPhone', maxLength: 40, heading: null, hint: null },
  { field: 'contactEmail', text: 'contactEmail', maxLength: 254, heading: null, hint: null },
  { field: 'taxNumber', text: 'taxNumber', maxLength: 40, heading: 'law', hint: null },
  { field: 'register', text: 'register', maxLength: 300, heading: null, hint: null },
] as const;

function PlainFields({ draft, change, fieldError }: PartProps) {
  const t = useTexts('papers');
  return FIELDS.map(({ field, text, maxLength, heading, hint }) => (
    <div key={field} className={formStyles['group']}>
      {heading !== null && <h2 className={formStyles['legend']}>{t(heading)}</h2>}
      <TextField
        label={t(text)}
        {...(hint === null ? {} : { hint: t(hint) })}
        maxLength={maxLength}
        autoComplete="off"
        spellCheck={false}
        value={draft[field]}
        error={fieldError(`/${field}`)}
        onChange={({ target: { value } }) => change({ [field]: field === 'bic' ? value.toUpperCase() : value })}
      />
    </div>
  ));
}

const NUMBERS = ['consultant', 'client', 'fiscalMonth', 'accountLength'] as const;

/** A number as it is typed; what is none becomes 0, which the server refuses beside its field. */
const wholeOf = (typed: string): number => (/^\d{1,7}$/u.test(typed.trim()) ? Number(typed) : 0);

function DatevFields({ draft, change, fieldError }: PartProps) {
  const t = useTexts('papers');
  const { datev } = draft;
  const set = (changes: Partial<PaperSettings['datev']>): void => change({ datev: { ...datev, ...changes } });
  const plain = { autoComplete: 'off', inputMode: 'numeric', maxLength: 9 } as const;
  return (
    <>
      <h2 className={formStyles['legend']}>{t('datev')}</h2>
      {NUMBERS.map((field) => (
        <TextField
          key={field}
          {...plain}
          label={t(field)}
          value={datev[field] === 0 ? '' : String(datev[field])}
          error={fieldError(`/datev/${field}`)}
          onChange={(event) => set({ [field]: wholeOf(event.target.value) })}
        />
      ))}
      {REVENUE_CATEGORIES.map((category) => (
        <TextField
          key={category}
          {...plain}
          label={t(`revenue.${category}`)}
          value={datev.revenue[category]}
          error={fieldError(`/datev/revenue/${category}`)}
          onChange={(event) => set({ revenue: { ...datev.revenue, [category]: event.target.value } })}
        />
      ))}
      <TextField
        {...plain}
        label={t('debtor')}
        hint={t('debtor.hint')}
        value={datev.debtor}
        error={fieldError('/datev/debtor')}
        onChange={(event) => set({ debtor: event.target.value })}
      />
    </>
  );
}

/** Edits bank account, contact and accounts as of the version that is shown; what another has set meanwhile is loaded. */
export function PaperSettingsForm({ settings }: { readonly settings: PaperSettings }) {
  const t = useTexts('papers');
  const errorText = useErrorText();
  const [draft, setDraft] = useState(settings);
  const put = useOperationMutation(putPaperSettings, [getPaperSettings]);
  const form = useFocusOnError(put.error);
  const isOvertaken = isApiError(put.error, 'paper-settings.changed');
  const part: PartProps = {
    draft,
    change: (changes) => setDraft({ ...draft, ...changes }),
    fieldError: useFieldErrors(put.error),
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    put.mutate({ body: draft }, { onAnswer: () => showToast(t('saved'), { tone: 'good' }) });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className={classNames(formStyles['form'], formStyles['two'])}>
      <PlainFields {...part} />
      <DatevFields {...part} />
      <div role="alert" className={formStyles['finding']}>
        {put.isError && !isOvertaken && errorText(put.error)}
      </div>
      {isOvertaken && (
        <div role="alert" className={classNames(officeStyles['notice'], formStyles['whole'])}>
          <p>{t('overtaken')}</p>
          <Button onClick={() => void invalidateQueries(getPaperSettings)}>{t('reload')}</Button>
        </div>
      )}
      <div className={formStyles['actions']}>
        <Button type="submit" look="primary" isBusy={put.isPending} disabled={isOvertaken}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
