import type { ArticleClause, SizeClause } from '../query.ts';
import { has, spanning } from './lexeme-roles.ts';
import type { Lexeme } from './lexeme.ts';

export interface ReadClauses<Read> {
  readonly clauses: readonly Read[];
  /** Lexemes that were read. */
  readonly count: number;
}

/** Digits, letters and separators that one number is looked for in. */
const GROUPS_MAX = 9;
const SEPARATORS = new Set(['-', '.', '/', '_', '–', '‐', '‑', ',']);
/** Letters that are typed for digits. */
const DIGIT_LETTERS: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' };
/** Inner circumferences that somebody calls ring width, mm. */
const SIZES = [41, 82] as const;

interface Groups {
  readonly groups: readonly string[];
  readonly count: number;
}

/** Digits of a lexeme, those of letters that were typed for them included; null for anything else. */
function digitsOf(lexeme: Lexeme, isFirst: boolean): { readonly text: string; readonly isLetter: boolean } | null {
  if (lexeme.kind === 'number') return { text: lexeme.key, isLetter: false };
  const letter = lexeme.isJoined && !isFirst ? DIGIT_LETTERS[lexeme.key] : undefined;
  return letter === undefined ? null : { text: letter, isLetter: true };
}

/** Groups of digits with separators between them. */
function groupsFrom(lexemes: readonly Lexeme[], at: number): Groups {
  const groups: string[] = [];
  let count = 0;
  let before: 'letter' | 'digits' | 'sign' = 'sign';
  for (const [index, lexeme] of lexemes.slice(at, at + GROUPS_MAX).entries()) {
    if (lexeme.kind === 'sign' && SEPARATORS.has(lexeme.key)) {
      before = 'sign';
      continue;
    }
    const digits = digitsOf(lexeme, groups.length === 0);
    if (digits === null) break;
    const parts = digits.text.split(/\D/u).filter((part) => part !== '');
    // A letter goes on with the digits before it, and digits with a letter before them.
    const goesOn = lexeme.isJoined && (digits.isLetter ? before !== 'sign' : before === 'letter');
    if (goesOn) parts[0] = `${groups.pop()}${parts[0]}`;
    groups.push(...parts);
    before = digits.isLetter ? 'letter' : 'digits';
    count = index + 1;
  }
  return { groups, count };
}

interface ArticleNumber {
  readonly setId: number | null;
  readonly digits: string;
}

/** Section and number of one group (`9014`) or two (`9-14`); null where the digits are none. */
function numberOf(groups: readonly string[]): ArticleNumber | null {
  const [first = '', second] = groups;
  if (groups.length === 0 || groups.length > 2) return null;
  if (second !== undefined) {
    if (first.length > 2 || second.length > 3) return null;
    return { setId: Number(first) * 1000 + Number(second), digits: first.padStart(2, '0') + second };
  }
  if (first.length > 5) return null;
  if (first.length < 4) return { setId: null, digits: first };
  return { setId: Number(first), digits: first.padStart(5, '0') };
}

type Read = ReadClauses<ArticleClause | SizeClause>;

/** Two other letters before a whole number are a mistyped `RW`. */
const isMistyped = ({ kind, key }: Lexeme, { setId }: ArticleNumber): boolean =>
  kind === 'unknown' && key.length === 2 && setId !== null;

/** `RW-9-14`, `rw 9014`, `RW09o14`; `RW 54` is the size of a finger. */
export function readArticle(lexemes: readonly Lexeme[], at: number): Read | null {
  const first = lexemes[at];
  if (first === undefined || (first.kind !== 'unknown' && !has(first, 'article'))) return null;
  const { groups, count } = groupsFrom(lexemes, at + 1);
  const number = numberOf(groups);
  if (number === null || !(has(first, 'article') || isMistyped(first, number))) return null;
  const span = spanning(lexemes, at, count + 1);
  const size = Number(groups[0]);
  if (number.setId === null && size >= SIZES[0] && size <= SIZES[1])
    return { clauses: [{ kind: 'size', span, person: null, circumference: size }], count: count + 1 };
  return { clauses: [{ kind: 'article', span, person: null, ...number }], count: count + 1 };
}

/** A number without its letters where the question is nothing else, or where there is such an article. */
export function readBareArticle(
  lexemes: readonly Lexeme[],
  at: number,
  isArticle: (setId: number) => boolean,
): Read | null {
  if (lexemes[at]?.kind !== 'number') return null;
  const { groups, count } = groupsFrom(lexemes, at);
  const number = numberOf(groups);
  if (number === null || number.setId === null) return null;
  const isAlone = at === 0 && count === lexemes.length;
  const isWhole = groups.length === 1;
  const isMeant = isArticle(number.setId) ? isAlone || isWhole : isAlone && isWhole;
  const span = spanning(lexemes, at, count);
  return isMeant ? { clauses: [{ kind: 'article', span, person: null, ...number }], count } : null;
}
