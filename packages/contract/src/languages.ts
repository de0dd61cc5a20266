/** Languages as the `egf` cookie and `?lang=` spell them. `en` is base and fallback, `de` the default. */
export const LANGUAGES = ['de', 'en', 'nl', 'jp', 'kr', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'de';
export const FALLBACK_LANGUAGE: Language = 'en';

/** BCP 47 tag of each language, for `lang` attributes and `Intl`. */
export const BCP47: Readonly<Record<Language, string>> = { de: 'de', en: 'en', nl: 'nl', jp: 'ja', kr: 'ko', fr: 'fr' };

export const COUNTRIES = ['DE', 'NL', 'CH', 'JP', 'KR'] as const;
export type Country = (typeof COUNTRIES)[number];

/** Choosing a country also chooses this language. */
export const COUNTRY_LANGUAGE: Readonly<Record<Country, Language>> = {
  DE: 'de',
  NL: 'nl',
  CH: 'fr',
  JP: 'jp',
  KR: 'kr',
};
