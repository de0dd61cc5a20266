import type { Language } from './languages.ts';

const WORDS: Readonly<Record<Language, string>> = {
  de: 'Name',
  en: 'Name',
  nl: 'Naam',
  fr: 'Nom',
  jp: 'Name',
  kr: 'Name',
};
const STANDING_IN: ReadonlySet<string> = new Set(Object.values(WORDS));

/** What stands on a ring until somebody types the names; its letters are in every font of the house. */
export const placeholderNames = (language: Language): string => `${WORDS[language]} & ${WORDS[language]}`;

/** Whether a line still stands for names that nobody has typed, or for one of the two. */
export function lacksNames(text: string): boolean {
  const parts = text.split('&').map((part) => part.trim());
  return parts.length === 2 && parts.some((part) => STANDING_IN.has(part));
}

interface Engraved {
  readonly rings: readonly { readonly engravings: readonly { readonly text: string }[] }[];
}

/** JSON pointers, within a design, of the lines that still stand for names. */
export const unnamedLines = ({ rings }: Engraved): string[] =>
  rings.flatMap(({ engravings }, ring) =>
    engravings.flatMap(({ text }, line) => (lacksNames(text) ? [`/rings/${ring}/engravings/${line}/text`] : [])),
  );
