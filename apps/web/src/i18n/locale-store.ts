import { BCP47, COUNTRIES, DEFAULT_LANGUAGE, LANGUAGES, type Country, type Language } from '@ringwerk/contract';
import { create } from 'zustand';

export interface LocaleState {
  readonly language: Language;
  readonly country: Country;
}

const STORAGE_KEY = 'ringwerk.locale';

function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

function isCountry(value: unknown): value is Country {
  return COUNTRIES.some((country) => country === value);
}

function stored(): Partial<LocaleState> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    const record: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
    return {
      ...(isLanguage(record['language']) ? { language: record['language'] } : {}),
      ...(isCountry(record['country']) ? { country: record['country'] } : {}),
    };
  } catch {
    return {};
  }
}

/** Language of `?lang=…` when it names one of the six. */
export function languageOfAddress(search: string): Language | null {
  const asked = new URLSearchParams(search).get('lang');
  return isLanguage(asked) ? asked : null;
}

export const useLocaleStore = create<LocaleState>(() => ({
  language: DEFAULT_LANGUAGE,
  country: 'DE',
  ...(typeof localStorage === 'undefined' ? {} : stored()),
}));

/** Whether a language was chosen on this device before. */
export function hasChosenLocale(): boolean {
  return stored().language !== undefined;
}

export function setLocale(change: Partial<LocaleState>): void {
  useLocaleStore.setState(change);
  try {
    const { language, country } = useLocaleStore.getState();
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ language, country }));
  } catch {
    // Without storage the choice lives as long as the page.
  }
}

export function useLanguage(): Language {
  return useLocaleStore((state) => state.language);
}

/** BCP 47 tag with region: language of the page, habits of the country (de-CH writes 1’234.50). */
export function localeTag({ language, country }: LocaleState): string {
  // ICU writes money of `en-DE` with a point and its numbers with a comma, and `en-150` puts the euro before a sum and the
  // dollar behind it. English of a euro country is of one mind.
  if (language === 'en') return 'en-IE';
  return `${BCP47[language]}-${country}`;
}
