import { STONE_CUT_CONTENT } from '../content/stone-cuts.ts';
import { ALLOYS } from '../alloys.ts';
import { FINISHES } from '../finishes.ts';
import type { Localised } from '../localised.ts';
import { TRAITS } from '../models/traits.ts';
import { ART_NAMES, CATEGORIES } from '../pages.ts';
import { PROFILES } from '../profiles.ts';
import { SETTINGS } from '../settings.ts';
import { STONE_QUALITIES } from '../stones.ts';
import { SYNONYMS } from './synonyms.ts';

type Entry = readonly [concept: string, words: readonly string[]];

/** Gold's karats by fineness. */
const KARATS: Readonly<Record<number, number>> = { 333: 8, 375: 9, 585: 14, 750: 18, 916: 22 };

/** `K18` in Japan, `18K` in Korea, `18ct` in Britain, `18 Karat` in Germany, `18 金` in old Japanese shops. */
const karatWords = (karat: number): readonly string[] =>
  [`k${karat}`, `${karat}金`].concat(
    ['k', 'kt', 'ct', 'karat', 'karaat', 'carat', 'carats', '캐럿'].map((unit) => `${karat}${unit}`),
  );

const finenessEntries = (): readonly Entry[] =>
  ALLOYS.flatMap(({ family, fineness, hallmark }): readonly Entry[] => {
    if (fineness === null) return [];
    const karat = family === 'gold' ? KARATS[fineness] : undefined;
    const marks = [String(fineness), `${fineness}er`, `${fineness}/1000`, ...(hallmark === null ? [] : [hallmark])];
    return [[`fineness-${fineness}`, [...marks, ...(karat === undefined ? [] : karatWords(karat))]]];
  });

const texts = (names: Localised): readonly string[] => Object.values(names);

/** What a table's own name says, as a whole and by its parts: `Oval / stark bombiert`, `Flat court (comfort fit)`. */
function withParts(text: string): readonly string[] {
  const parts = text.split(/[/,&·()（）・]/).map((part) => part.trim());
  // A short part of a Latin name (`Krappe, 4`) is no word of its own.
  return [
    text,
    ...parts.filter((part) => /\p{L}{3}|[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]{2}/u.test(part)),
  ];
}

/** Every concept that a ring can be asked for by, with all its words in six languages: the tables' names and `SYNONYMS`. */
function collect(): ReadonlyMap<string, readonly string[]> {
  const entries: readonly Entry[] = [
    ...Object.entries(TRAITS).map(([trait, names]): Entry => [trait, texts(names)]),
    ...CATEGORIES.map(({ id, names }): Entry => [`category-${id}`, texts(names)]),
    ...Object.entries(ART_NAMES).map(([kind, names]): Entry => [`kind-${kind}`, texts(names)]),
    ...PROFILES.map(({ id, searchWords }): Entry => [`profile-${id.toLowerCase()}`, [id, ...searchWords]]),
    ...FINISHES.map(({ id, searchWords }): Entry => [`finish-${id}`, searchWords]),
    ...SETTINGS.map(({ id, searchWords }): Entry => [`setting-${id}`, searchWords]),
    ...STONE_CUT_CONTENT.map(({ id, names }): Entry => [`cut-${id}`, texts(names)]),
    ...STONE_QUALITIES.map(({ id, label, names }): Entry => [`quality-${id}`, [label, ...texts(names)]]),
    ...finenessEntries(),
    ...Object.values(SYNONYMS).flatMap((table) => Object.entries(table)),
  ];
  const words = new Map<string, Set<string>>();
  for (const [concept, phrases] of entries) {
    const known = words.get(concept) ?? new Set();
    for (const phrase of phrases.flatMap(withParts)) known.add(phrase);
    words.set(concept, known);
  }
  return new Map([...words].map(([concept, phrases]) => [concept, [...phrases]]));
}

export const CONCEPT_WORDS = collect();
