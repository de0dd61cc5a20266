import {
  COUNTRIES,
  LANGUAGES,
  setUpHouse,
  testSetupMail,
  type Country,
  type Language,
  type MoneyJson,
  type TestMailAnswer,
} from '@ringwerk/contract';
import { useState, type FormEvent } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { CountriesField } from '../../domain/house/countries-field.tsx';
import { CURRENCY_OF, CurrencyField } from '../../domain/house/currency-field.tsx';
import { NO_MAIL_SERVER, postedServer, type MailServerDraft } from '../../domain/house/mail-server-draft.ts';
import { MailServerFields } from '../../domain/house/mail-server-fields.tsx';
import { TestMail } from '../../domain/house/test-mail.tsx';
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
import { Switch } from '../../ui/switch.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFocusOnError } from '../../ui/use-focus-on-error.ts';
import { AppearancePart, NO_LOOK, postedLook } from './setup-appearance.tsx';

interface SetupFormProps {
  readonly token: string;
  /** Called with the number that the new account logs in with. */
  readonly onDone: (customerNumber: string) => void;
}

/** The plain fields of the company in reading order; what is optional can be set later. */
const FIELDS = [
  { name: 'company', text: 'setup.company', autoComplete: 'organization', maxLength: 120, isRequired: true },
  { name: 'vatId', text: 'registration.vatId', autoComplete: 'off', maxLength: 30, isRequired: false },
  { name: 'street', text: 'registration.street', autoComplete: 'street-address', maxLength: 120, isRequired: false },
  { name: 'postcode', text: 'registration.postcode', autoComplete: 'postal-code', maxLength: 20, isRequired: false },
  { name: 'city', text: 'registration.city', autoComplete: 'address-level2', maxLength: 80, isRequired: false },
  { name: 'phone', text: 'registration.phone', autoComplete: 'tel', maxLength: 40, isRequired: false },
] as const;

type FieldErrorOf = (pointer: string) => string | undefined;

interface FieldErrorProps {
  readonly fieldError: FieldErrorOf;
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
      <h2 className={formStyles['legend']}>{t('setup.legal')}</h2>
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

/** Where the house is, and what follows from it. */
interface Place {
  readonly country: Country;
  readonly language: Language;
  readonly currency: MoneyJson['currency'];
  readonly countries: readonly Country[];
}

/** Begins with what the page is read in; the currency is that of the country, until another is chosen. */
function usePlace() {
  const { country, language } = useLocaleStore();
  const [typed, setTyped] = useState<Partial<Place>>({});
  const here = { country, language, countries: COUNTRIES, ...typed };
  const place: Place = { ...here, currency: typed.currency ?? CURRENCY_OF[here.country] };
  return { place, change: (part: Partial<Place>): void => setTyped({ ...typed, ...part }) };
}

interface PlaceFieldsProps extends FieldErrorProps, ReturnType<typeof usePlace> {}

function PlaceFields({ place, change, fieldError }: PlaceFieldsProps) {
  const ui = useTexts('ui');
  const countryNames = useCountryNames();
  return (
    <>
      <Select
        label={ui('country')}
        value={place.country}
        onChange={(country) => change({ country })}
        options={COUNTRIES.map((value) => ({ value, label: countryNames[value] }))}
      />
      <Select
        label={ui('language')}
        value={place.language}
        onChange={(language) => change({ language })}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
      <CurrencyField
        value={place.currency}
        isOpen
        onChange={(currency) => change({ currency })}
        error={fieldError('/currency')}
      />
      <CountriesField
        value={place.countries}
        onChange={(countries) => change({ countries })}
        error={fieldError('/countries')}
      />
    </>
  );
}

interface AccountFieldsProps extends FieldErrorProps {
  readonly email: string;
  readonly password: string;
  readonly onEmail: (email: string) => void;
  readonly onPassword: (password: string) => void;
}

function AccountFields({ email, password, onEmail, onPassword, fieldError }: AccountFieldsProps) {
  const t = useTexts('house');
  return (
    <>
      <TextField
        name="name"
        label={t('setup.name')}
        autoComplete="name"
        maxLength={120}
        required
        error={fieldError('/name')}
      />
      <TextField
        type="email"
        label={t('registration.email')}
        autoComplete="email"
        maxLength={200}
        required
        value={email}
        onChange={(event) => onEmail(event.target.value)}
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
        onChange={(event) => onPassword(event.target.value)}
        error={fieldError('/password')}
      />
    </>
  );
}

interface MailPartProps {
  readonly token: string;
  readonly language: Language;
  /** Null: mails are set up later. */
  readonly server: MailServerDraft | null;
  readonly onServer: (server: MailServerDraft | null) => void;
  /** The address of the account, which a test is sent to unless another is typed. */
  readonly email: string;
  readonly error: ApiError | null;
}

/** The mail server, which may wait; a test shows whether it takes mails before the house depends on it. */
function MailPart({ token, language, server, onServer, email, error }: MailPartProps) {
  const t = useTexts('settings');
  const [ownTo, setOwnTo] = useState<string | null>(null);
  const test = useOperationMutation(testSetupMail);
  const setUpError = useFieldErrors(error);
  const testError = useFieldErrors(test.error);
  const to = ownTo ?? email;
  const answer: TestMailAnswer | undefined = test.data;
  return (
    <>
      <h2 className={formStyles['legend']}>{t('mail.title')}</h2>
      <div className={formStyles['whole']}>
        <Switch isOn={server !== null} onChange={(isOn) => onServer(isOn ? NO_MAIL_SERVER : null)}>
          {t('mail.now')}
        </Switch>
        <p>{server === null ? t('mail.later') : t('mail.lead')}</p>
      </div>
      {server !== null && (
        <>
          <MailServerFields
            draft={server}
            onChange={onServer}
            fieldError={(field) => setUpError(`/mailServer/${field}`) ?? testError(`/server/${field}`)}
          />
          <TestMail
            to={to}
            onTo={setOwnTo}
            isSending={test.isPending}
            answer={answer}
            error={test.error}
            toError={testError('/to')}
            onSend={() => test.mutate({ body: { token, server: postedServer(server), to: to.trim(), language } })}
          />
        </>
      )}
    </>
  );
}

export function SetupForm({ token, onDone }: SetupFormProps) {
  const t = useTexts('house');
  const s = useTexts('settings');
  const errorText = useErrorText();
  const { place, change } = usePlace();
  const [email, setEmail] = useState('');
  // Kept apart from the other fields, which are trimmed: a space is a character of a password.
  const [password, setPassword] = useState('');
  const [server, setServer] = useState<MailServerDraft | null>(null);
  const [look, setLook] = useState(NO_LOOK);
  const request = useOperationMutation(setUpHouse);
  const fieldError = useFieldErrors(request.error);
  const form = useFocusOnError(request.error);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { company = '', name = '', ...optional } = formValues(event.currentTarget);
    const where = { ...place, countries: [...place.countries] };
    const own = { token, company, name, email: email.trim(), ...where, password };
    const mailServer = server === null ? {} : { mailServer: postedServer(server) };
    request.mutate(
      { body: { ...optional, ...own, ...mailServer, ...postedLook(look) } },
      { onSuccess: ({ customerNumber }) => onDone(customerNumber) },
    );
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className={classNames(formStyles['form'], formStyles['two'])}>
      <h2 className={formStyles['legend']}>{s('company')}</h2>
      <CompanyFields fieldError={fieldError} />
      <PlaceFields place={place} change={change} fieldError={fieldError} />
      <AppearancePart look={look} onLook={setLook} fieldError={fieldError} />
      <h2 className={formStyles['legend']}>{t('setup.account')}</h2>
      <AccountFields
        email={email}
        password={password}
        onEmail={setEmail}
        onPassword={setPassword}
        fieldError={fieldError}
      />
      <LegalFields fieldError={fieldError} />
      <MailPart
        token={token}
        language={place.language}
        server={server}
        onServer={setServer}
        email={email}
        error={request.error}
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
