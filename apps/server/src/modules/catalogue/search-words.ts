import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { fold } from '@ringwerk/search';

/** Lexemes are cut at this many bytes by PostgreSQL itself, with an error; no name comes near. */
const LONGEST = 60;
/** Digits that a telephone number is found by at least. */
const SHORTEST_DIGITS = 3;
/** Words of a question that count: each may stand for every article of the house, and PostgreSQL bounds a query. */
const MOST_WORDS = 12;

const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+/gu;
/** Whether a text is of such a script alone, and not empty. */
export const isSpaceless = (text: string): boolean => text !== '' && text.replaceAll(SPACELESS, '') === '';
const WORD = /[\p{L}\p{N}]+/gu;

/** Words of alphabets, and runs of scripts that write no spaces. */
function searchTerms(text: string): { readonly words: readonly string[]; readonly runs: readonly string[] } {
  const folded = fold(text);
  return { runs: folded.match(SPACELESS) ?? [], words: folded.replaceAll(SPACELESS, ' ').match(WORD) ?? [] };
}

/** A run of a script without spaces is found by whatever stands in it: every end of it is a word. */
const endsOf = (run: string): string[] => {
  const characters = Array.from(run).slice(0, LONGEST);
  return characters.map((_, at) => characters.slice(at).join(''));
};

/** Words by which texts are found: each in lower case and without accents. */
export function searchWords(texts: readonly string[]): string[] {
  const terms = texts.map(searchTerms);
  return [
    ...terms.flatMap(({ words }) => words.map((word) => word.slice(0, LONGEST))),
    ...terms.flatMap(({ runs }) => runs.flatMap(endsOf)),
  ];
}

/** A telephone number is found by any of its ends, however it is grouped and whether its country is said. */
export function phoneWords(phone: string): string[] {
  const digits = phone.replaceAll(/\D/g, '');
  return Array.from({ length: Math.max(0, digits.length - SHORTEST_DIGITS + 1) }, (_, at) => digits.slice(at));
}

/** A word that is found whole, as no question of a person spells it: an alloy's key, for a filter. */
export const exactWord = (kind: string, value: string): string => `${kind}=${value}`;

const quoted = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** A number in groups, as one types a telephone number: its groups are one word. */
const GROUPED_DIGITS = /^[+(]?[\d\s()/.-]{5,}$/u;

/** Words of a question; the groups of a number are one word. */
export function questionWords(question: string): string[] {
  const text = question.trim();
  const isNumber = GROUPED_DIGITS.test(text);
  const { words, runs } = searchTerms(isNumber ? text.replaceAll(/\D/g, '').replace(/^0+/u, '') : text);
  const all = [...words, ...runs].map((word) => word.slice(0, LONGEST));
  return [...new Set(all)].slice(0, MOST_WORDS);
}

/** Each of these words by its beginning, or one of the exact words that may stand for it. Null without a word. */
export function wordsQuery(
  words: readonly string[],
  insteadOf: (word: string) => readonly string[] = () => [],
  exact: readonly string[] = [],
): SQL | null {
  const groups = words.map((word) => `(${[`${quoted(word)}:*`, ...insteadOf(word).map(quoted)].join(' | ')})`);
  const parts = [...groups, ...exact.map(quoted)];
  return parts.length === 0 ? null : sql`${parts.join(' & ')}::tsquery`;
}

/** Whether a row is found; everything is, by a question without a word. */
export const matches = (column: AnyColumn, query: SQL | null): SQL | undefined =>
  query === null ? undefined : sql`${column} @@ ${query}`;
