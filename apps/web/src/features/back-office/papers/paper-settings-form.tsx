import {
  ACCOUNT_TYPES,
  getPaperSettings,
  putPaperSettings,
  REVENUE_CATEGORIES,
  type AccountForm,
  type PaperSettings,
  type ShownPaperSettings,
} from '@ringwerk/contract';
import { useState, type FormEvent } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { invalidateQueries } from '../../../api/queries.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useFieldErrors } from '../../../i18n/use-field-errors.ts';
import type { TextKey } from '../../../i18n/namespaces.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import formStyles from '../../../ui/form.module.css';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useFocusOnError } from '../../../ui/use-focus-on-error.ts';
import officeStyles from '../office-table.module.css';

interface PartProps {
  readonly draft: PaperSettings;
  readonly change: (changes: Partial<PaperSettings>) => void;
  readonly fieldError: (pointer: string) => string | undefined;
}

type PlainKey = Exclude<keyof PaperSettings, 'datev' | 'version' | 'accountType'>;
interface PlainText {
  readonly field: PlainKey;
  readonly text: TextKey<'papers'>;
  readonly maxLength: number;
  /** Of the group that begins with it. */
  readonly heading: TextKey<'papers'> | null;
  readonly hint: TextKey<'papers'> | null;
}

const IBAN: PlainText = { field: 'iban', text: 'iban', maxLength: 42, heading: null, hint: null };
const BIC: PlainText = { field: 'bic', text: 'bic', maxLength: 11, heading: null, hint: null };
const BANK: PlainText = { field: 'bank', text: 'bankName', maxLength: 80, heading: null, hint: null };
const HOLDER: PlainText = {
  field: 'accountHolder',
  text: 'accountHolder',
  maxLength: 120,
  heading: null,
  hint: 'accountHolder.hint',
};
const number = (hint: 'accountNumber.jp' | 'accountNumber.kr'): PlainText => ({
  field: 'accountNumber',
  text: 'accountNumber',
  maxLength: 30,
  heading: null,
  hint,
});

/** What an account is made of where the house is, in the order in which its banks name it. */
const ACCOUNT_FIELDS: Readonly<Record<AccountForm, readonly (PlainText | 'accountType')[]>> = {
  iban: [{ ...IBAN, heading: 'bank' }, BIC, HOLDER, BANK],
  jp: [
    { ...BANK, heading: 'bank' },
    { field: 'bankCode', text: 'bankCode', maxLength: 8, heading: null, hint: null },
    { field: 'branch', text: 'branch', maxLength: 80, heading: null, hint: null },
    { field: 'branchCode', text: 'branchCode', maxLength: 8, heading: null, hint: null },
    'accountType',
    number('accountNumber.jp'),
    HOLDER,
    BIC,
  ],
  kr: [{ ...BANK, heading: 'bank' }, number('accountNumber.kr'), HOLDER, BIC],
};

/** An account by IBAN that was entered before is shown, so that it can be taken away. */
const accountFields = (form: AccountForm, iban: string) =>
  form === 'iban' || iban === '' ? ACCOUNT_FIELDS[form] : [...ACCOUNT_FIELDS[form], IBAN];

/** The other plain fields in reading order; the first of a group has its heading. */
const FIELDS: readonly PlainText[] = [
  { field: 'contactName', text: 'contactName', maxLength: 120, heading: 'contact', hint: null },
  { field: 'contactPhone', text: 'contactPhone', maxLength: 40, heading: null, hint: null },
  { field: 'contactEmail', text: 'contactEmail', maxLength: 254, heading: null, hint: null },
  { field: 'taxNumber', text: 'taxNumber', maxLength: 40, heading: 'law', hint: null },
  { field: 'register', text: 'register', maxLength: 300, heading: null, hint: null },
];

interface PlainFieldsProps extends PartProps {
  readonly form: AccountForm;
  /** As it was when the form was opened: the field does not go away while it is emptied. */
  readonly iban: string;
}

function AccountType({ draft, change, fieldError }: PartProps) {
  const t = useTexts('papers');
  return (
    <div className={formStyles['group']}>
      <Select
        label={t('accountType')}
        value={draft.accountType}
        error={fieldError('/accountType')}
        onChange={(accountType) => change({ accountType })}
        options={[
          { value: '', label: t('accountType.none') },
          ...ACCOUNT_TYPES.map((value) => ({ value, label: t(`accountType.${value}`) })),
        ]}
      />
    </div>
  );
}

function PlainFields({ form, iban, ...part }: PlainFieldsProps) {
  return [...accountFields(form, iban), ...FIELDS].map((each) =>
    each === 'accountType' ? <AccountType key={each} {...part} /> : <PlainField key={each.field} {...part} {...each} />,
  );
}

type PlainFieldProps = PartProps & PlainText;

function PlainField({ draft, change, fieldError, field, text, maxLength, heading, hint }: PlainFieldProps) {
  const t = useTexts('papers');
  return (
    <div className={formStyles['group']}>
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
  );
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
export function PaperSettingsForm({ settings }: { readonly settings: ShownPaperSettings }) {
  const { accountForm, ...opened } = settings;
  const t = useTexts('papers');
  const errorText = useErrorText();
  const [draft, setDraft] = useState<PaperSettings>(opened);
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
      <PlainFields {...part} form={accountForm} iban={settings.iban} />
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
