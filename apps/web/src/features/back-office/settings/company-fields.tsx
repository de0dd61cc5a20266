import { COUNTRIES, COUNTRY_ZONES, LANGUAGES, type Country } from '@ringwerk/contract';
import { CountriesField } from '../../../domain/house/countries-field.tsx';
import { CurrencyField } from '../../../domain/house/currency-field.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import formStyles from '../../../ui/form.module.css';
import { LANGUAGE_NAMES, useCountryNames } from '../../../ui/locale-switch.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { SettingsPartProps } from './settings-part.ts';

/** The plain fields in reading order, each with its text. */
const FIELDS = [
  { field: 'company', text: 'name', maxLength: 120, autoComplete: 'organization' },
  { field: 'vatId', text: 'vatId', maxLength: 30, autoComplete: 'off' },
  { field: 'street', text: 'street', maxLength: 120, autoComplete: 'street-address' },
  { field: 'postcode', text: 'postcode', maxLength: 20, autoComplete: 'postal-code' },
  { field: 'city', text: 'city', maxLength: 80, autoComplete: 'address-level2' },
  { field: 'phone', text: 'phone', maxLength: 40, autoComplete: 'tel' },
  { field: 'email', text: 'email', maxLength: 254, autoComplete: 'email' },
] as const;

/** A clock that nobody has chosen goes along with the country. */
const movedZone = ({ country: from, zone }: SettingsPartProps['draft'], country: Country): { readonly zone?: string } =>
  zone === COUNTRY_ZONES[from] ? { zone: COUNTRY_ZONES[country] } : {};

export function CompanyFields({ draft, change, fieldError }: SettingsPartProps) {
  const t = useTexts('settings');
  const ui = useTexts('ui');
  const countryNames = useCountryNames();
  return (
    <>
      <h2 className={formStyles['legend']}>{t('company')}</h2>
      {FIELDS.map(({ field, text, ...rest }) => (
        <TextField
          key={field}
          {...rest}
          label={t(text)}
          value={draft[field]}
          error={fieldError(`/${field}`)}
          onChange={(event) => change({ [field]: event.target.value })}
        />
      ))}
      <Select
        label={ui('country')}
        value={draft.country}
        onChange={(country) => change({ country, ...movedZone(draft, country) })}
        options={COUNTRIES.map((value) => ({ value, label: countryNames[value] }))}
      />
      <Select
        label={ui('language')}
        value={draft.language}
        onChange={(language) => change({ language })}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
      <CurrencyField
        value={draft.currency}
        isOpen={draft.isCurrencyOpen}
        onChange={(currency) => change({ currency })}
        error={fieldError('/currency')}
      />
      <CountriesField
        value={draft.countries}
        onChange={(countries) => change({ countries })}
        error={fieldError('/countries')}
      />
    </>
  );
}
