import { COUNTRIES, LANGUAGES, setUpHouse, type Country, type Language } from '@ringwerk/contract';
import { useState, type FormEvent } from 'react';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useLocaleStore } from '../../i18n/locale-store.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useFieldErrors } from '../../i18n/use-field-errors.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import formStyles from '../../ui/form.module.css';
import { formValues } from '../../ui/form-values.ts';
import { LANGUAGE_NAMES, useCountryNames } from '../../ui/locale-switch.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFocusOnError } from '../../ui/use-focus-on-error.ts';

interface SetupFormProps {
  readonly token: string;
  /** Called with the number that the new account logs in with. */
  readonly onDone: (customerNumber: string) => void;
}

function CompanyFields({ fieldError }: { readonly fieldError: (pointer: string) => string | undefined }) {
  const t = useTexts('house');
  return (
    <>
      <TextField
        name="company"
        label={t('setup.company')}
        autoComplete="organization"
        maxLength={120}
        required
        error={fieldError('/company')}
      />
      <TextField
        name="name"
        label={t('setup.name')}
        autoComplete="name"
        maxLength={120}
        required
        error={fieldError('/name')}
      />
    </>
  );
}

interface PlaceFieldsProps {
  readonly country: Country;
  readonly language: Language;
  readonly onCountry: (country: Country) => void;
  readonly onLanguage: (language: Language) => void;
}

function PlaceFields({ country, language, onCountry, onLanguage }: PlaceFieldsProps) {
  const ui = useTexts('ui');
  const countryNames = useCountryNames();
  return (
    <>
      <Select
        label={ui('country')}
        value={country}
        onChange={onCountry}
        options={COUNTRIES.map((value) => ({ value, label: countryNames[value] }))}
      />
      <Select
        label={ui('language')}
        value={language}
        onChange={onLanguage}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
    </>
  );
}

export function SetupForm({ token, onDone }: SetupFormProps) {
  const t = useTexts('house');
  const errorText = useErrorText();
  const locale = useLocaleStore();
  const [country, setCountry] = useState<Country>(locale.country);
  const [language, setLanguage] = useState<Language>(locale.language);
  // Kept apart from the other fields, which are trimmed: a space is a character of a password.
  const [password, setPassword] = useState('');
  const request = useOperationMutation(setUpHouse);
  const fieldError = useFieldErrors(request.error);
  const form = useFocusOnError(request.error);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { company = '', name = '', email = '' } = formValues(event.currentTarget);
    request.mutate(
      { body: { token, company, name, email, country, language, password } },
      { onSuccess: ({ customerNumber }) => onDone(customerNumber) },
    );
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className={classNames(formStyles['form'], formStyles['two'])}>
      <CompanyFields fieldError={fieldError} />
      <PlaceFields country={country} language={language} onCountry={setCountry} onLanguage={setLanguage} />
      <TextField
        className={formStyles['whole']}
        name="email"
        type="email"
        label={t('registration.email')}
        autoComplete="email"
        maxLength={200}
        required
        error={fieldError('/email')}
      />
      <PasswordField
        className={formStyles['whole']}
        label={t('setup.password')}
        hint={t('password.rule')}
        autoComplete="new-password"
        maxLength={200}
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={fieldError('/password')}
      />
      <div role="alert" className={formStyles['finding']}>
        {request.isError && errorText(request.error)}
      </div>
      <div className={formStyles['actions']}>
        <Button type="submit" look="primary" isBusy={request.isPending}>
          {t('setup.submit')}
        </Button>
      </div>
    </form>
  );
}
