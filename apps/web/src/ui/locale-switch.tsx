import { LANGUAGES, type Country, type Language } from '@ringwerk/contract';
import { useServedCountries } from '../api/use-house-face.ts';
import { useLocaleStore } from '../i18n/locale-store.ts';
import { switchCountry, switchLanguage } from '../i18n/switch-locale.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { CompactSelect } from './compact-select.tsx';
import { Icon } from './icon.tsx';

/** Each language in its own words: whoever cannot read the page finds the own one. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  de: 'Deutsch',
  en: 'English',
  nl: 'Nederlands',
  jp: '日本語',
  kr: '한국어',
  fr: 'Français',
};

/** Label on the bar; Japanese is labelled by its language, not by its country. */
export const LANGUAGE_LABELS: Readonly<Record<Language, string>> = {
  de: 'DE',
  en: 'EN',
  nl: 'NL',
  jp: 'JA',
  kr: 'KR',
  fr: 'FR',
};

export function LanguageSwitch() {
  const t = useTexts('ui');
  const language = useLocaleStore((state) => state.language);
  return (
    <CompactSelect
      label={t('language')}
      value={language}
      options={LANGUAGES.map((value) => ({ value, label: `${LANGUAGE_LABELS[value]} · ${LANGUAGE_NAMES[value]}` }))}
      onChange={(chosen) => void switchLanguage(chosen)}
    >
      <Icon name="globe" size={18} />
      {LANGUAGE_LABELS[language]}
    </CompactSelect>
  );
}

/** Names of the countries in the language of the page. Texts, because the browser's own table takes 20 to 60 ms to open. */
export function useCountryNames(): Readonly<Record<Country, string>> {
  const t = useTexts('ui');
  return {
    DE: t('country.DE'),
    NL: t('country.NL'),
    CH: t('country.CH'),
    JP: t('country.JP'),
    KR: t('country.KR'),
  };
}

export function CountrySwitch() {
  const t = useTexts('ui');
  const country = useLocaleStore((state) => state.country);
  const countries = useServedCountries(country);
  const names = useCountryNames();
  return (
    <CompactSelect
      label={t('country')}
      value={country}
      options={countries.map((value) => ({ value, label: names[value] }))}
      onChange={(chosen) => void switchCountry(chosen)}
    >
      <Icon name="place" size={18} />
      {country}
    </CompactSelect>
  );
}
