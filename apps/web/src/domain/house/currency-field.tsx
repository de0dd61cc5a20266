import { currencySchema, type Country, type MoneyJson } from '@ringwerk/contract';
import { useCurrencyName } from '../../i18n/use-currency-name.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';

type Currency = MoneyJson['currency'];

/** What a house of a country begins with until it says otherwise. */
export const CURRENCY_OF: Readonly<Record<Country, Currency>> = {
  DE: 'EUR',
  NL: 'EUR',
  CH: 'CHF',
  JP: 'JPY',
  KR: 'KRW',
};

interface CurrencyFieldProps {
  readonly value: Currency;
  /** Whether it may still be chosen. */
  readonly isOpen: boolean;
  readonly onChange: (currency: Currency) => void;
  readonly error: string | undefined;
}

/** The base currency of a house: chosen once, and shown for ever after. */
export function CurrencyField({ value, isOpen, onChange, error }: CurrencyFieldProps) {
  const t = useTexts('settings');
  const nameOf = useCurrencyName();
  const label = (code: Currency): string => `${code} · ${nameOf(code)}`;
  if (!isOpen) return <TextField label={t('currency')} hint={t('currencyFixed')} readOnly value={label(value)} />;
  return (
    <Select
      label={t('currency')}
      hint={t('currencyHint')}
      value={value}
      onChange={onChange}
      error={error}
      options={currencySchema.options.map((code) => ({ value: code, label: label(code) }))}
    />
  );
}
