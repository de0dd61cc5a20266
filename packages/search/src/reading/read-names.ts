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

const WITHIN = new Set(['&', '+', '-', '–', '.', '/', '♥', '❤', '∞']);
/** A day: `12.06.2027`. */
const DAY = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$/u;

/** What closes the quotation that a sign opens. */
const CLOSING: Readonly<Record<string, string>> = {
  '"': '"',
  '„': '“”"',
  '“': '”"',
  '«': '»',
  '»': '«',
  '‚': '‘',
  '「': '」',
};
/** Longer is no line of a ring. */
const LONGEST_LINE = 60;

interface Engraved {
  readonly text: string;
  /** Lexemes that it takes. */
  readonly count: number;
}

/** Words in quotation marks, as they stand. */
function quotedText(lexemes: readonly Lexeme[], at: number, text: string): Engraved | null {
  const open = lexemes[at];
  const closing = CLOSING[open?.typed ?? ''];
  if (open === undefined || closing === undefined) return null;
  const end = lexemes.findIndex(({ typed, from }) => from >= open.to && closing.includes(typed));
  const line = text.slice(open.to, lexemes[end]?.from ?? open.to).trim();
  return end < 0 || line === '' || line.length > LONGEST_LINE ? null : { text: line, count: end - at + 1 };
}

/** Words behind "engraved": in quotation marks, or names, an "and" between them, a day. Null where none is said. */
export function engravedText(lexemes: readonly Lexeme[], at: number, text: string): Engraved | null {
  const start = lexemes[at]?.key === ':' ? at + 1 : at;
  const quoted = quotedText(lexemes, start, text);
  if (quoted !== null) return { ...quoted, count: quoted.count + start - at };
  const last = lastEngraved(lexemes, start);
  if (last < start) return null;
  const line = text.slice(startOf(lexemes, start), endOf(lexemes, last));
  return line.length > LONGEST_LINE ? null : { text: line, count: last + 1 - at };
}

const startOf = (lexemes: readonly Lexeme[], at: number): number => lexemes[at]?.from ?? 0;
const endOf = (lexemes: readonly Lexeme[], at: number): number => lexemes[at]?.to ?? 0;

/** The last word of what is engraved from a place on; the place before it where nothing is. */
function lastEngraved(lexemes: readonly Lexeme[], start: number): number {
  let last = start - 1;
  for (let end = start; end < lexemes.length; end += 1) {
    const lexeme = lexemes[end];
    if (lexeme === undefined || !isEngraved(lexeme, end > start)) break;
    if (isWord(lexeme)) last = end;
  }
  return last;
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
