import {
  COUNTRIES,
  COUNTRY_LANGUAGE,
  getMailState,
  LANGUAGES,
  listDealers,
  openDealer,
  type Country,
  type Language,
} from '@ringwerk/contract';
import { useId, useState, type FormEvent } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { useEntriesKey } from '../../../api/use-entries-key.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useFieldErrors } from '../../../i18n/use-field-errors.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { dealerFilePath } from '../../../paths.ts';
import { Link } from '../../../routing/link.tsx';
import { useNavigate } from '../../../routing/use-navigator.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import formStyles from '../../../ui/form.module.css';
import { LANGUAGE_NAMES, useCountryNames } from '../../../ui/locale-switch.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useFocusOnError } from '../../../ui/use-focus-on-error.ts';
import { FirstPasswordDialog, type FirstAccess } from '../first-password-dialog.tsx';
import { useVatError } from './use-vat-error.ts';

const FIELDS = [
  { field: 'company', maxLength: 120, type: 'text' },
  { field: 'contact', maxLength: 120, type: 'text' },
  { field: 'email', maxLength: 254, type: 'email' },
  { field: 'phone', maxLength: 40, type: 'tel' },
  { field: 'street', maxLength: 120, type: 'text' },
  { field: 'postcode', maxLength: 20, type: 'text' },
  { field: 'city', maxLength: 80, type: 'text' },
  { field: 'vatId', maxLength: 30, type: 'text' },
] as const;

type Fields = Readonly<Record<(typeof FIELDS)[number]['field'], string>> & {
  readonly country: Country;
  readonly language: Language;
};
const NOTHING: Fields = {
  company: '',
  contact: '',
  email: '',
  phone: '',
  street: '',
  postcode: '',
  city: '',
  vatId: '',
  country: 'DE',
  language: 'de',
};

/** Opens a dealer by hand. Number and first password are shown this once, then the new file. */
export function OpenDealerDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const t = useTexts('dealers');
  const formId = useId();
  const navigate = useNavigate();
  const [fields, setFields] = useState(NOTHING);
  const [access, setAccess] = useState<(FirstAccess & { readonly id: string }) | null>(null);
  const keyOf = useEntriesKey();
  const open = useOperationMutation(openDealer, [listDealers]);
  const form = useFocusOnError(open.error);
  const close = (): void => {
    open.reset();
    onClose();
  };
  const toFile = (): void => {
    if (access !== null) void navigate(dealerFilePath(access.id));
    setAccess(null);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    open.mutate(
      { body: { ...fields, idempotencyKey: keyOf(fields) } },
      {
        onSuccess: ({ dealer: { id, company, customerNumber }, firstPassword }) => {
          setFields(NOTHING);
          close();
          setAccess({ id, company, customerNumber, firstPassword });
        },
      },
    );
  };
  return (
    <>
      <Dialog
        title={t('open.title')}
        isOpen={isOpen}
        onClose={close}
        actions={
          <Button type="submit" form={formId} look="primary" isBusy={open.isPending}>
            {t('open.submit')}
          </Button>
        }
      >
        <form
          ref={form}
          id={formId}
          noValidate
          onSubmit={submit}
          className={classNames(formStyles['form'], formStyles['two'])}
        >
          <FirstAccessText isShown={isOpen} />
          <NewDealerFields fields={fields} onFields={setFields} error={open.error} />
          <Finding error={open.error} />
        </form>
      </Dialog>
      <FirstPasswordDialog access={access} onClose={toFile} />
    </>
  );
}

/** How the dealer gets the first password, which depends on whether the house sends mails. */
function FirstAccessText({ isShown }: { readonly isShown: boolean }) {
  const t = useTexts('dealers');
  const { data } = useOperationQuery(getMailState, {}, { enabled: isShown });
  return (
    <p className={formStyles['whole']}>
      {t('open.text')} {data !== undefined && t(data.isOn ? 'open.byMail' : 'open.shown')}
    </p>
  );
}

function Finding({ error }: { readonly error: unknown }) {
  const errorText = useErrorText();
  return (
    <div role="alert" className={formStyles['finding']}>
      {error !== null && errorText(error)}
      <OpenedBefore error={error} />
    </div>
  );
}

/** The way to the dealer that the same entries have already made: its password was shown once, a new link is printed there. */
function OpenedBefore({ error }: { readonly error: unknown }) {
  if (!isApiError(error, 'dealer.opened-before')) return null;
  const { id, company, customerNumber } = error.issues[0]?.params ?? {};
  return typeof id === 'string' ? (
    <p>
      <Link to={dealerFilePath(id)} search={{ tab: 'people' }}>{`${company} (${customerNumber})`}</Link>
    </p>
  ) : null;
}

interface NewDealerFieldsProps {
  readonly fields: Fields;
  readonly onFields: (fields: Fields) => void;
  readonly error: unknown;
}

function NewDealerFields({ fields, onFields, error }: NewDealerFieldsProps) {
  const t = useTexts('dealers');
  const countryNames = useCountryNames();
  const fieldError = useFieldErrors(error);
  const vatError = useVatError(error);
  return (
    <>
      {FIELDS.map(({ field, ...rest }) => (
        <TextField
          key={field}
          {...rest}
          autoComplete="off"
          label={t(`field.${field}`)}
          value={fields[field]}
          error={field === 'vatId' ? vatError : fieldError(`/${field}`)}
          onChange={(event) => onFields({ ...fields, [field]: event.target.value })}
        />
      ))}
      <Select
        label={t('field.country')}
        value={fields.country}
        onChange={(country) => onFields({ ...fields, country, language: COUNTRY_LANGUAGE[country] })}
        options={COUNTRIES.map((value) => ({ value, label: countryNames[value] }))}
      />
      <Select
        label={t('field.language')}
        value={fields.language}
        onChange={(language) => onFields({ ...fields, language })}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
    </>
  );
}
