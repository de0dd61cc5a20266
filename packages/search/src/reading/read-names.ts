import type { Person } from '../query.ts';
import { has, isStop, saysConcept } from './lexeme-roles.ts';
import type { Lexeme } from './lexeme.ts';

/** Whose name a word is, by the word's key. */
export type Names = ReadonlyMap<string, Person>;

const CAPITAL = /^\p{Lu}\p{Ll}+$/u;
const PAUSES = new Set([',', '.', ';', ':', '&', '+', '、', '。']);
const FOR: readonly string[] = ['fur', 'for', 'voor', 'pour'];

/** A capitalised word that says nothing else, or was only taken for something else by its letters; Max is a name beside another one. */
const mayBeName = (lexeme: Lexeme): boolean =>
  CAPITAL.test(lexeme.typed) &&
  !saysConcept(lexeme) &&
  (lexeme.entry === null || lexeme.entry.roles.size === 0 || lexeme.typed === 'Max');

/** Names open a clause: at the beginning, behind a pause, an "and" or a "for". */
function opensClause(lexemes: readonly Lexeme[], at: number): boolean {
  const before = lexemes[at - 1];
  return before === undefined || PAUSES.has(before.key) || has(before, 'and') || FOR.includes(before.key);
}

/** "und" of the two names is no sentence: what is engraved is not who wears it. */
const engravingAt = (lexemes: readonly Lexeme[]): number => {
  const at = lexemes.findIndex((lexeme) => has(lexeme, 'engraving'));
  return at < 0 ? lexemes.length : at;
};

/**
 * `Anna Größe 54, Thomas Größe 62`: two names are the first and the second person in their order, one behind "for" is the
 * first. Any other number of capitalised words that nothing knows are no names.
 */
export function namesIn(lexemes: readonly Lexeme[]): Names {
  const end = engravingAt(lexemes);
  const found = lexemes.filter((lexeme, at) => at < end && mayBeName(lexeme) && opensClause(lexemes, at));
  const keys = [...new Set(found.map(({ key }) => key))];
  const [first, second] = keys;
  if (first === undefined || keys.length > 2) return new Map();
  if (second !== undefined)
    return new Map([
      [first, 'first'],
      [second, 'second'],
    ]);
  const at = lexemes.findIndex(({ key }) => key === first);
  if (lexemes[at]?.typed === 'Max') return new Map();
  const isFor = FOR.includes(lexemes[at - 1]?.key ?? '');
  const isOther = lexemes.some((lexeme) => has(lexeme, 'person-first', 'person-second', 'person-both'));
  return isFor && !isOther ? new Map([[first, 'first']]) : new Map();
}

const QUOTES = new Set(['"', '„', '“', '”', '«', '»', "'", '’', '‚', '‘', ':']);
const WITHIN = new Set(['&', '+', '-', '–', '.', '/', '♥', '❤', '∞']);
/** A day: `12.06.2027`. */
const DAY = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$/u;

/** Words behind "engraved": names, an "and" between them, a day. `count` lexemes of the text from `at` on; null where none is said. */
export function engravedText(
  lexemes: readonly Lexeme[],
  at: number,
  text: string,
): { readonly text: string; readonly count: number } | null {
  let start = at;
  while (QUOTES.has(lexemes[start]?.key ?? '')) start += 1;
  let last = start - 1;
  for (let end = start; end < lexemes.length; end += 1) {
    const lexeme = lexemes[end];
    if (lexeme === undefined || !isEngraved(lexeme, end > start)) break;
    if (isWord(lexeme)) last = end;
  }
  if (last < start) return null;
  const [from, to] = [lexemes[start]?.from ?? 0, lexemes[last]?.to ?? 0];
  const isQuoted = QUOTES.has(lexemes[last + 1]?.key ?? '');
  return { text: text.slice(from, to), count: last + 1 - at + (isQuoted ? 1 : 0) };
}

const isWord = ({ kind, key }: Lexeme): boolean =>
  kind === 'unknown' || kind === 'phrase' || DAY.test(key) || key === '♥';

function isEngraved(lexeme: Lexeme, isInside: boolean): boolean {
  const { kind, typed, key, entry } = lexeme;
  if (kind === 'number') return DAY.test(key);
  if (kind === 'sign') return isInside && WITHIN.has(key);
  if (isInside && has(lexeme, 'and')) return true;
  // A known word is engraved where it is written like a name.
  if (entry !== null && (saysConcept(lexeme) || isStop(lexeme) || entry.roles.size > 0)) return false;
  return CAPITAL.test(typed) || entry === null;
}
