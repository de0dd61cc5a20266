import type { Role } from '../words/grammar-words.ts';
import type { Span } from '../query.ts';
import type { Lexeme } from './lexeme.ts';

export const has = (lexeme: Lexeme | undefined, ...roles: readonly Role[]): boolean =>
  lexeme?.entry !== null && lexeme !== undefined && roles.some((role) => lexeme.entry?.roles.has(role));

export const isStop = (lexeme: Lexeme | undefined): boolean => has(lexeme, 'stop') && !saysConcept(lexeme);

export const saysConcept = (lexeme: Lexeme | undefined): boolean => (lexeme?.entry?.concepts.length ?? 0) > 0;

/** What some neighbours take of the text. */
export const spanning = (lexemes: readonly Lexeme[], at: number, count: number): Span => ({
  from: lexemes[at]?.from ?? 0,
  to: lexemes[at + count - 1]?.to ?? 0,
});

/** The first place from `at` on that is no stop word; at most `most` are passed. */
export function passStops(lexemes: readonly Lexeme[], at: number, most: number): number {
  let end = at;
  while (end - at < most && isStop(lexemes[end])) end += 1;
  return end;
}

const NUMERALS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12] as const;
/** A number that is written as a word; null for anything else. */
export const numeralOf = (lexeme: Lexeme | undefined): number | null =>
  NUMERALS.find((value) => has(lexeme, `number-${value}`)) ?? null;

const isStone = (concept: string): boolean =>
  ['with-stones', 'diamond', 'sapphire', 'lab-grown', 'coloured-stone'].includes(concept) ||
  concept.startsWith('stone-') ||
  concept.startsWith('cut-');

/** Concepts of stones, which are counted, and of which "without" asks for the form without any. */
export const stoneConcepts = (lexeme: Lexeme | undefined): readonly string[] =>
  lexeme?.entry?.concepts.filter(isStone) ?? [];
