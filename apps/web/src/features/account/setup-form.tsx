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
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFocusOnError } from '../../ui/use-focus-on-error.ts';

interface SetupFormProps {
  readonly token: string;
  /** Called with the number that the new account logs in with. */
  readonly onDone: (customerNumber: string) => void;
}

/** The plain fields in reading order; what is optional can be set later. */
const FIELDS = [
  { name: 'company', text: 'setup.company', autoComplete: 'organization', maxLength: 120, isRequired: true },
  { name: 'vatId', text: 'registration.vatId', autoComplete: 'off', maxLength: 30, isRequired: false },
  { name: 'street', text: 'registration.street', autoComplete: 'street-address', maxLength: 120, isRequired: false },
  { name: 'postcode', text: 'registration.postcode', autoComplete: 'postal-code', maxLength: 20, isRequired: false },
  { name: 'city', text: 'registration.city', autoComplete: 'address-level2', maxLength: 80, isRequired: false },
  { name: 'phone', text: 'registration.phone', autoComplete: 'tel', maxLength: 40, isRequired: false },
  { name: 'name', text: 'setup.name', autoComplete: 'name', maxLength: 120, isRequired: true },
] as const;

interface FieldErrorProps {
  readonly fieldError: (pointer: string) => string | undefined;
}

function CompanyFields({ fieldError }: FieldErrorProps) {
  const t = useTexts('house');
  const ui = useTexts('ui');
  return (
    <>
      {FIELDS.map(({ name, text, isRequired, ...rest }) => (
        <TextField
          key={name}
          {...rest}
          name={name}
          label={isRequired ? t(text) : `${t(text)} (${ui('optional')})`}
          required={isRequired}
          error={fieldError(`/${name}`)}
        />
      ))}
    </>
  );
}

/** What the law asks for on the open pages; it can be written later, and nothing stands there until then. */
function LegalFields({ fieldError }: FieldErrorProps) {
  const t = useTexts('house');
  const ui = useTexts('ui');
  return (
    <>
      {(['imprint', 'privacy'] as const).map((name) => (
        <TextArea
          key={name}
          className={formStyles['whole']}
          name={name}
          label={`${t(`open.${name}`)} (${ui('optional')})`}
          hint={t('legal.hint')}
          rows={4}
          maxLength={40_000}
          error={fieldError(`/${name}`)}
        />
      ))}
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
    const { company = '', name = '', email = '', ...optional } = formValues(event.currentTarget);
    request.mutate(
      { body: { ...optional, token, company, name, email, country, language, password } },
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
      <LegalFields fieldError={fieldError} />
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
