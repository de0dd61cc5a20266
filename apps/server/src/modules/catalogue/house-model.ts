import type { CatalogueModel } from '@ringwerk/catalogue/models';
import {
  DEFAULT_LANGUAGE,
  FALLBACK_LANGUAGE,
  isHouseRole,
  LANGUAGES,
  type Language,
  type LocalisedTexts,
  type ModelState,
  type Role,
} from '@ringwerk/contract';

/** One model of the house's collection, as the table has it. */
export interface HouseModel extends CatalogueModel {
  /** What is written; `names` of the model falls back where a language is missing. */
  readonly texts: {
    readonly names: LocalisedTexts;
    readonly words: LocalisedTexts;
    readonly note: LocalisedTexts;
  };
  /** Place by category, from 1. */
  readonly positions: ReadonlyMap<number, number>;
  readonly withCode: string | null;
  readonly withoutCode: string | null;
  readonly publishedFrom: Date | null;
  readonly withdrawnFrom: Date | null;
  readonly successor: number | null;
  readonly popularityStart: number;
  readonly demand: Demand;
  readonly version: number;
  readonly updatedAt: Date;
  readonly updatedBy: string | null;
  /** The house's own words in all languages, for the search. */
  readonly words: readonly string[];
}

/** How often a model was asked for. */
export interface Demand {
  /** Pieces ordered and not cancelled. */
  readonly orders: number;
  /** Dealers that have it on a watch list. */
  readonly keeps: number;
}
export const NO_DEMAND: Demand = { orders: 0, keeps: 0 };

type Dates = Pick<HouseModel, 'publishedFrom' | 'withdrawnFrom'>;

export function stateOf({ publishedFrom, withdrawnFrom }: Dates, now: Date): ModelState {
  if (publishedFrom === null) return 'draft';
  if (withdrawnFrom !== null && withdrawnFrom <= now) return 'withdrawn';
  return publishedFrom <= now ? 'published' : 'planned';
}

/** What is not published yet is known in the house alone; what was withdrawn stays readable. */
export const mayRead = (model: Dates, role: Role, now: Date): boolean =>
  isHouseRole(role) || ['published', 'withdrawn'].includes(stateOf(model, now));

/** The text in a language, else in the fallback languages; null where none has it. */
export const textIn = (texts: LocalisedTexts, language: Language): string | null =>
  [texts[language], texts[FALLBACK_LANGUAGE], texts[DEFAULT_LANGUAGE], ...Object.values(texts)].find(
    (text) => text !== undefined && text !== '',
  ) ?? null;

/** Names in every language; the article number stands where there is no name at all. */
export function filledNames(names: LocalisedTexts, articleNumber: string): CatalogueModel['names'] {
  const nameIn = (language: Language): string => textIn(names, language) ?? articleNumber;
  return { de: nameIn('de'), en: nameIn('en'), nl: nameIn('nl'), jp: nameIn('jp'), kr: nameIn('kr'), fr: nameIn('fr') };
}

/** Own words are written as a list with commas, in Japanese also with its own comma. */
export const wordsOf = (words: LocalisedTexts): string[] =>
  Object.values(words).flatMap((list) =>
    (list ?? '')
      .split(/[,、，]/u)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  );

/** Languages in which a model has no name, or lacks words that it has in another language. */
export function untranslatedIn({ names, words, note }: HouseModel['texts']): Language[] {
  const isUsed = (texts: LocalisedTexts): boolean => Object.values(texts).some((text = '') => text !== '');
  const lacks = (texts: LocalisedTexts, language: Language): boolean => (texts[language] ?? '') === '';
  return LANGUAGES.filter(
    (language) =>
      lacks(names, language) || (isUsed(words) && lacks(words, language)) || (isUsed(note) && lacks(note, language)),
  );
}
