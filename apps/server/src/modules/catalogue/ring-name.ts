import { DEFAULT_LANGUAGE, type Language } from '@ringwerk/contract';
import type { ModelLookup } from './house-models.ts';

type Names = Readonly<Record<Language, string>>;

export interface RingName {
  /** The jeweller's own name of the ring, else the article's in the default language. */
  readonly name: string;
  /** The article's name in every language; null where the jeweller gave the ring a name of its own. */
  readonly names: Names | null;
  readonly articleNumber: string | null;
}

const sameText = (a: string, b: string): boolean =>
  a.normalize('NFKC').trim().toLowerCase() === b.normalize('NFKC').trim().toLowerCase();

const isNameOf = (names: Names, text: string): boolean =>
  text.trim() === '' || Object.values(names).some((name) => sameText(name, text));

/**
 * What a kept ring is called. A stored name that the article has in any language is the article's: rows of before the names
 * followed the reader hold it as text, in the language of whoever kept the ring.
 */
export function ringName(models: ModelLookup, stored: string, setId: number | null): RingName {
  const model = setId === null ? null : models.find(setId);
  if (model === null) return { name: stored, names: null, articleNumber: null };
  const { names, articleNumber } = model;
  if (!isNameOf(names, stored)) return { name: stored, names: null, articleNumber };
  return { name: names[DEFAULT_LANGUAGE], names, articleNumber };
}

/** The name to store: empty where it is only the article's, which is looked up by the set in the reader's language. */
export const ownName = (models: ModelLookup, given: string, setId: number | null | undefined): string =>
  ringName(models, given, setId ?? null).names === null ? given : '';
