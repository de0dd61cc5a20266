import {
  FINISHES,
  PROFILES,
  SETTINGS,
  STONE_CUT_CONTENT,
  STONE_QUALITIES,
  shippedAlloy,
  type CatalogueAlloy,
  type CatalogueLanguage,
  type Localised,
} from '@ringwerk/catalogue';
import { ART_NAMES, CATEGORIES } from '@ringwerk/catalogue/pages';
import { TRAITS } from '@ringwerk/catalogue/traits';
import { fold } from '../text/fold.ts';
import { CONCEPT_LABELS } from './concept-labels.ts';
import { SYNONYMS } from './synonyms.ts';

type Entry = readonly [concept: string, words: readonly string[]];

/** Gold's karats by fineness. */
const KARATS: Readonly<Record<number, number>> = { 333: 8, 375: 9, 585: 14, 750: 18, 916: 22 };

/** `K18` in Japan, `18K` in Korea, `18ct` in Britain, `18 Karat` in Germany, `18 金` in old Japanese shops. */
const karatWords = (karat: number): readonly string[] =>
  [`k${karat}`, `${karat}金`].concat(
    ['k', 'kt', 'ct', 'karat', 'karaat', 'carat', 'carats', '캐럿'].map((unit) => `${karat}${unit}`),
  );

const finenessEntries = (alloys: readonly CatalogueAlloy[]): readonly Entry[] =>
  alloys.flatMap(({ family, fineness, hallmark }): readonly Entry[] => {
    if (fineness === null) return [];
    const karat = family === 'gold' ? KARATS[fineness] : undefined;
    const marks = [String(fineness), `${fineness}er`, `${fineness}/1000`, ...(hallmark === null ? [] : [hallmark])];
    return [[`fineness-${fineness}`, [...marks, ...(karat === undefined ? [] : karatWords(karat))]]];
  });

const texts = (names: Localised): readonly string[] => Object.values(names);

/** The concept of a ring that has an alloy. */
export const alloyConcept = (id: string): string => `alloy-${id}`;

/** A name, and the name without the fineness in it: `Morgenrot 750`, `Morgenrot`. */
const calledBy = (name: string): readonly string[] => [
  ...new Set([
    name,
    name
      .replaceAll(/[\d‰/.]+/gu, ' ')
      .replaceAll(/\s+/gu, ' ')
      .trim(),
  ]),
];

/** Names that the house gave an alloy; those of the release say no more than its colour and its fineness. */
const alloyEntries = (alloys: readonly CatalogueAlloy[]): readonly Entry[] =>
  alloys.flatMap(({ id, names }): readonly Entry[] => {
    const shipped = new Set(texts(shippedAlloy(id)?.names ?? NO_NAMES).flatMap(calledBy));
    const own = texts(names)
      .flatMap(calledBy)
      .filter((name) => !shipped.has(name));
    return own.length === 0 ? [] : [[alloyConcept(id), own]];
  });
const NO_NAMES: Localised = { de: '', en: '', nl: '', jp: '', kr: '', fr: '' };

/** What a table's own name says, as a whole and by its parts: `Oval / stark bombiert`, `Flat court (comfort fit)`. */
function withParts(text: string): readonly string[] {
  const parts = text.split(/[/,&·()（）・]/).map((part) => part.trim());
  // A short part of a Latin name (`Krappe, 4`) is no word of its own.
  return [
    text,
    ...parts.filter((part) => /\p{L}{3}|[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]{2}/u.test(part)),
  ];
}

type ConceptWords = ReadonlyMap<string, readonly string[]>;

function collect(alloys: readonly CatalogueAlloy[]): ConceptWords {
  const entries: readonly Entry[] = [
    ...Object.entries(TRAITS).map(([trait, names]): Entry => [trait, texts(names)]),
    ...CATEGORIES.map(({ id, names }): Entry => [`category-${id}`, texts(names)]),
    ...Object.entries(CONCEPT_LABELS).map(([concept, names]): Entry => [concept, texts(names)]),
    ...Object.entries(ART_NAMES).map(([kind, names]): Entry => [`kind-${kind}`, texts(names)]),
    ...PROFILES.map(({ id, searchWords }): Entry => [`profile-${id.toLowerCase()}`, [id, ...searchWords]]),
    ...FINISHES.map(({ id, searchWords }): Entry => [`finish-${id}`, searchWords]),
    ...SETTINGS.map(({ id, searchWords }): Entry => [`setting-${id}`, searchWords]),
    ...STONE_CUT_CONTENT.map(({ id, names }): Entry => [`cut-${id}`, texts(names)]),
    ...STONE_QUALITIES.map(({ id, label, names }): Entry => [`quality-${id}`, [label, ...texts(names)]]),
    ...finenessEntries(alloys),
    ...alloyEntries(alloys),
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

const known = new WeakMap<readonly CatalogueAlloy[], ConceptWords>();

/**
 * Every concept that a ring can be asked for by, with all its words in six languages: the tables' names, those of the alloys
 * that the house knows, and `SYNONYMS`.
 */
export function conceptWords(alloys: readonly CatalogueAlloy[]): ConceptWords {
  const words = known.get(alloys) ?? collect(alloys);
  known.set(alloys, words);
  return words;
}

const FINENESS = 'fineness-';
/** A fineness that has no name of its own is its figure. */
const finenessName = (concept: string): Localised | undefined =>
  concept.startsWith(FINENESS) ? everywhere(concept.slice(FINENESS.length)) : undefined;
const everywhere = (text: string): Localised => ({ de: text, en: text, nl: text, jp: text, kr: text, fr: text });

/** What each concept is called where a question is repeated to its reader. */
export const CONCEPT_NAMES: ReadonlyMap<string, Localised> = new Map<string, Localised>([
  ...CATEGORIES.map(({ id, names }) => [`category-${id}`, names] as const),
  ...Object.entries(ART_NAMES).map(([kind, names]) => [`kind-${kind}`, names] as const),
  ...STONE_CUT_CONTENT.map(({ id, names }) => [`cut-${id}`, names] as const),
  ...STONE_QUALITIES.map(({ id, names }) => [`quality-${id}`, names] as const),
  ...Object.entries(TRAITS),
  ...Object.entries(CONCEPT_LABELS),
]);

/** The name that the house gave an alloy of its own. */
const alloyName = (concept: string, alloys: readonly CatalogueAlloy[]): Localised | undefined =>
  alloys.find(({ id }) => alloyConcept(id) === concept)?.names;

/** What a word of several meanings is called: the concept that has it for its name, else the likeliest. */
export function conceptLabel(
  { concepts, word }: { readonly concepts: readonly string[]; readonly word: string },
  language: CatalogueLanguage,
  alloys: readonly CatalogueAlloy[],
): string {
  const named = concepts.flatMap(
    (concept) => CONCEPT_NAMES.get(concept) ?? finenessName(concept) ?? alloyName(concept, alloys) ?? [],
  );
  const own = named.find((names) => texts(names).some((name) => fold(name).replaceAll(' ', '') === word));
  return (own ?? named[0])?.[language] ?? word;
}
