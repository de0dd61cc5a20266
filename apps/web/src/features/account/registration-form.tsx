import { LANGUAGES, NO_PREFERENCES, requestRegistration, type Country, type Language } from '@ringwerk/contract';
import { useState, type FormEvent } from 'react';
import { useServedCountries } from '../../api/use-house-face.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useLocaleStore } from '../../i18n/locale-store.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useFieldErrors } from '../../i18n/use-field-errors.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import formStyles from '../../ui/form.module.css';
import { formValues } from '../../ui/form-values.ts';
import { LANGUAGE_NAMES, useCountryNames } from '../../ui/locale-switch.tsx';
import { PreferenceFields } from '../../domain/preferences/preference-fields.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFocusOnError } from '../../ui/use-focus-on-error.ts';
import { classNames } from '../../ui/class-names.ts';

/** The plain fields in reading order; `autoComplete` lets the browser fill in the shop's address. */
const FIELDS = [
  { name: 'company', autoComplete: 'organization', maxLength: 120, isRequired: true },
  { name: 'contact', autoComplete: 'name', maxLength: 120, isRequired: true },
  { name: 'email', autoComplete: 'email', maxLength: 200, isRequired: true, type: 'email' },
  { name: 'phone', autoComplete: 'tel', maxLength: 40, isRequired: false, type: 'tel' },
  { name: 'street', autoComplete: 'street-address', maxLength: 120, isRequired: false },
  { name: 'postcode', autoComplete: 'postal-code', maxLength: 20, isRequired: false },
  { name: 'city', autoComplete: 'address-level2', maxLength: 80, isRequired: false },
  { name: 'vatId', autoComplete: 'off', maxLength: 30, isRequired: false },
] as const;

function PlainFields({ fieldError }: { readonly fieldError: (pointer: string) => string | undefined }) {
  const t = useTexts('house');
  const ui = useTexts('ui');
  return (
    <>
      {FIELDS.map((field) => (
        <TextField
          key={field.name}
          name={field.name}
          type={'type' in field ? field.type : 'text'}
          label={
            field.isRequired
              ? t(`registration.${field.name}`)
              : `${t(`registration.${field.name}`)} (${ui('optional')})`
          }
          autoComplete={field.autoComplete}
          maxLength={field.maxLength}
          required={field.isRequired}
          error={fieldError(`/${field.name}`)}
        />
      ))}
    </>
  );
}

export function RegistrationForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const t = useTexts('house');
  const ui = useTexts('ui');
  const p = useTexts('preferences');
  const errorText = useErrorText();
  const locale = useLocaleStore();
  const countryNames = useCountryNames();
  const [country, setCountry] = useState<Country>(locale.country);
  const [language, setLanguage] = useState<Language>(locale.language);
  const countries = useServedCountries(country);
  const [preferences, setPreferences] = useState(NO_PREFERENCES);
  const request = useOperationMutation(requestRegistration);
  const fieldError = useFieldErrors(request.error);
  const form = useFocusOnError(request.error);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const values = formValues(event.currentTarget);
    const { company = '', contact = '', email = '', ...rest } = values;
    request.mutate(
      { body: { ...rest, company, contact, email, country, language, preferences } },
      { onSuccess: () => onSent(email) },
    );
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className={classNames(formStyles['form'], formStyles['two'])}>
      <PlainFields fieldError={fieldError} />
      <Select
        label={ui('country')}
        value={country}
        onChange={setCountry}
        error={fieldError('/country')}
        options={countries.map((value) => ({ value, label: countryNames[value] }))}
      />
      <Select
        label={ui('language')}
        value={language}
        onChange={setLanguage}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
      <h2 className={formStyles['legend']}>{p('title')}</h2>
      <p className={formStyles['whole']}>{p('lead')}</p>
      <PreferenceFields value={preferences} country={country} onChange={setPreferences} />
      <TextArea
        className={formStyles['whole']}
        name="message"
        label={`${t('registration.message')} (${ui('optional')})`}
        maxLength={2000}
        error={fieldError('/message')}
      />
      <div role="alert" className={formStyles['finding']}>
        {request.isError && errorText(request.error)}
      </div>
      <div className={formStyles['actions']}>
        <Button type="submit" look="primary" isBusy={request.isPending}>
          {t('registration.submit')}
        </Button>
      </div>
    </form>
  );
}
