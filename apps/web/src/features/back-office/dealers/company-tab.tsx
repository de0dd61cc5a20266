import { AREAS, changeDealerFile, COUNTRIES, LANGUAGES, mayEnter } from '@ringwerk/contract';
import { useSession, visitorOf } from '../../../api/session-store.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useFieldErrors } from '../../../i18n/use-field-errors.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { LANGUAGE_NAMES, useCountryNames } from '../../../ui/locale-switch.tsx';
import formStyles from '../../../ui/form.module.css';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ContactFields } from './contact-fields.tsx';
import { companyChange } from './dealer-draft.ts';
import { DealerForm } from './dealer-form.tsx';
import styles from './dealers.module.css';
import { ShippingFields } from './shipping-fields.tsx';
import type { DealerDraftState } from './use-dealer-draft.ts';
import { FILE_ANSWERS, useDealerSave } from './use-dealer-save.ts';

/** The plain fields in reading order. */
const FIELDS = [
  { field: 'company', maxLength: 120 },
  { field: 'email', maxLength: 254, type: 'email' },
  { field: 'street', maxLength: 120 },
  { field: 'phone', maxLength: 40, type: 'tel' },
  { field: 'postcode', maxLength: 20 },
  { field: 'city', maxLength: 80 },
] as const;

/** Addresses, contacts, language and notes of a dealer. Whoever may not change them reads them. */
export function CompanyTab({ state }: { readonly state: DealerDraftState }) {
  const t = useTexts('dealers');
  const countryNames = useCountryNames();
  const mayChange = mayEnter(AREAS.officeDealerFiles, visitorOf(useSession()));
  const { draft, base, start, change } = state;
  const save = useOperationMutation(changeDealerFile, FILE_ANSWERS);
  const then = useDealerSave(state);
  const fieldError = useFieldErrors(save.error);
  const onSave = (): void =>
    save.mutate({ params: { id: start.id }, body: { version: start.version, ...companyChange(draft, base) } }, then);
  return (
    <DealerForm form="company" state={state} error={save.error} isBusy={save.isPending} onSave={onSave}>
      {!mayChange && <p className={styles['hint']}>{t('readOnly')}</p>}
      <fieldset disabled={!mayChange} className={formStyles['group']}>
        <h2 className={formStyles['legend']}>{t('billingAddress')}</h2>
        {FIELDS.map(({ field, ...rest }) => (
          <TextField
            key={field}
            {...rest}
            autoComplete="off"
            label={t(`field.${field}`)}
            value={draft[field]}
            error={fieldError(`/${field}`)}
            onChange={(event) => change({ [field]: event.target.value })}
          />
        ))}
        <Select
          label={t('field.country')}
          value={draft.country}
          onChange={(country) => change({ country })}
          options={COUNTRIES.map((value) => ({ value, label: countryNames[value] }))}
        />
        <Select
          label={t('field.language')}
          hint={t('languageHint')}
          value={draft.language}
          onChange={(language) => change({ language })}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
        <ShippingFields shipping={draft.shipping} country={draft.country} onChange={change} fieldError={fieldError} />
        <ContactFields contacts={draft.contacts} onChange={change} fieldError={fieldError} />
        <h2 className={formStyles['legend']}>{t('field.notes')}</h2>
        <TextArea
          className={formStyles['whole'] ?? ''}
          label={t('field.notes')}
          isLabelHidden
          hint={t('notesHint')}
          rows={4}
          maxLength={4_000}
          value={draft.notes}
          error={fieldError('/notes')}
          onChange={(event) => change({ notes: event.target.value })}
        />
      </fieldset>
    </DealerForm>
  );
}
