/** The languages of every text in the catalogue, spelled as the `egf` cookie and the contract spell them. */
export const CATALOGUE_LANGUAGES = ['de', 'en', 'nl', 'jp', 'kr', 'fr'] as const;
export type CatalogueLanguage = (typeof CATALOGUE_LANGUAGES)[number];
export type Localised = Readonly<Record<CatalogueLanguage, string>>;

/** A text in all six languages, in the order of `CATALOGUE_LANGUAGES`: one line of a table a translator can check. */
export const localised = (de: string, en: string, nl: string, jp: string, kr: string, fr: string): Localised => ({
  de,
  en,
  nl,
  jp,
  kr,
  fr,
});
