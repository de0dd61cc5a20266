import type { SizeSystem } from '@ringwerk/kernel/sizes';
import type { Measure, Span } from '../query.ts';
import { has, isStop, numeralOf } from './lexeme-roles.ts';
import type { Lexeme } from './lexeme.ts';

export type Limit = 'at-most' | 'at-least' | 'about';
type Unit = 'millimetre' | 'centimetre' | 'carat' | 'tenth-carat';

/** A number with everything that belongs to it, before it is known what it measures. */
export interface Figure {
  readonly at: number;
  /** Lexemes from `at` on. */
  readonly count: number;
  readonly span: Span;
  /** Digits of the number, and of the other end of a span. */
  readonly first: string;
  readonly second: string | null;
  /** Both with thousands that were set apart by blanks: `2 400`. */
  readonly grouped: { readonly first: string; readonly second: string | null } | null;
  /** Behind `x`: `4 x 1,6 mm`. */
  readonly other: string | null;
  /** Of a number that is written as a word. */
  readonly value: number | null;
  readonly isWord: boolean;
  readonly unit: Unit | null;
  readonly dimension: Exclude<Measure, 'carat'> | null;
  readonly limit: Limit | null;
  readonly isPrice: boolean;
  readonly currency: string | null;
  readonly scale: number;
  readonly isSize: boolean;
  readonly system: SizeSystem | null;
  readonly numberAt: number;
  readonly numberEnd: number;
  readonly counterAt: number | null;
}

const UNITS = ['millimetre', 'centimetre', 'carat', 'tenth-carat'] as const;
const CURRENCIES = ['EUR', 'CHF', 'JPY', 'KRW'] as const;
const SYSTEMS = ['iso', 'us', 'jp', 'kr', 'uk', 'ch', 'nl'] as const;
const DIMENSIONS = ['width', 'height', 'stone'] as const;
const LIMITS = ['at-most', 'at-least', 'about'] as const;

const unitOf = (lexeme: Lexeme | undefined): Unit | null => UNITS.find((unit) => has(lexeme, unit)) ?? null;
const currencyOf = (lexeme: Lexeme | undefined): string | null =>
  CURRENCIES.find((currency) => has(lexeme, `currency-${currency}`)) ?? null;
const systemOf = (lexeme: Lexeme | undefined): SizeSystem | null =>
  SYSTEMS.find((system) => has(lexeme, `size-${system}`)) ?? null;
const dimensionOf = (lexeme: Lexeme | undefined) =>
  DIMENSIONS.find((dimension) => has(lexeme, `of-${dimension}`)) ?? null;
const limitBefore = (lexeme: Lexeme | undefined): Limit | null => LIMITS.find((limit) => has(lexeme, limit)) ?? null;
const limitAfter = (lexeme: Lexeme | undefined): Limit | null =>
  LIMITS.find((limit) => has(lexeme, `${limit}-after`)) ?? null;

/** Lexemes before the number that belong to it. */
const PREFIX_MAX = 6;
/** Signs that may stand between a word and its number. */
const LINKS = new Set([':', '=', '.', '(']);

type Draft = { -readonly [Key in keyof Figure]: Figure[Key] };

/** The number that begins at a place, or whose limits and dimension do; null where there is none. */
export function findFigure(lexemes: readonly Lexeme[], at: number): Figure | null {
  const draft = blank(at);
  let end = readPrefix(lexemes, draft);
  if (end === null) return null;
  draft.numberAt = end;
  const number = lexemes[end];
  if (number === undefined) return null;
  if (number.kind === 'number') draft.first = number.key;
  else if (mayBeLetter(draft) && isLetter(number)) draft.first = number.key;
  else {
    draft.value = numeralOf(number);
    draft.isWord = true;
    if (draft.value === null) return null;
  }
  end = readNumber(lexemes, end, draft);
  end = readUnits(lexemes, end, draft);
  draft.count = end - at;
  draft.span = { from: lexemes[at]?.from ?? 0, to: lexemes[end - 1]?.to ?? 0 };
  return draft;
}

const blank = (at: number): Draft => ({
  at,
  count: 0,
  span: { from: 0, to: 0 },
  first: '',
  second: null,
  grouped: null,
  other: null,
  value: null,
  isWord: false,
  unit: null,
  dimension: null,
  limit: null,
  isPrice: false,
  currency: null,
  scale: 1,
  isSize: false,
  system: null,
  numberAt: at,
  numberEnd: at,
  counterAt: null,
});

/** Sizes of the United Kingdom are letters. */
const mayBeLetter = ({ isSize, system }: Draft): boolean => isSize || system === 'uk';
const isLetter = ({ kind, key }: Lexeme): boolean => kind !== 'number' && key.length === 1 && key >= 'a' && key <= 'z';

/** Place of the number; null where something else stands before it. */
function readPrefix(lexemes: readonly Lexeme[], draft: Draft): number | null {
  for (let end = draft.at; end - draft.at <= PREFIX_MAX; end += 1) {
    const lexeme = lexemes[end];
    if (lexeme === undefined) return null;
    if (lexeme.kind === 'number' || (mayBeLetter(draft) && isLetter(lexeme))) return end;
    if (numeralOf(lexeme) !== null) return end;
    if (!takePrefix(lexeme, draft) && !(end > draft.at && (isStop(lexeme) || LINKS.has(lexeme.key)))) return null;
  }
  return null;
}

function takePrefix(lexeme: Lexeme, draft: Draft): boolean {
  const [limit, dimension, currency, system] = [
    limitBefore(lexeme),
    dimensionOf(lexeme),
    currencyOf(lexeme),
    systemOf(lexeme),
  ];
  draft.limit ??= limit;
  draft.dimension ??= dimension;
  draft.currency ??= currency;
  draft.system ??= system;
  draft.isPrice ||= has(lexeme, 'price');
  draft.isSize ||= has(lexeme, 'size');
  return (
    limit !== null ||
    dimension !== null ||
    currency !== null ||
    system !== null ||
    has(lexeme, 'price', 'size', 'between')
  );
}

/** The number itself with thousands, fraction, the other end of a span, or the number behind `x`. Returns the place behind it. */
function readNumber(lexemes: readonly Lexeme[], at: number, draft: Draft): number {
  let end = at + 1;
  if (draft.isWord) return spanFrom(lexemes, end, draft);
  const thousands = thousandsAt(lexemes, at);
  if (thousands !== null) {
    draft.grouped = { first: thousands, second: null };
    end += 1;
  } else if (lexemes[end]?.kind === 'number' && lexemes[end + 1]?.key === '/' && lexemes[end + 2]?.kind === 'number') {
    // `6 1/2`
    end += 3;
  }
  draft.numberEnd = end - 1;
  const sign = lexemes[end];
  const behind = lexemes[end + 1];
  if (has(sign, 'times') && behind?.kind === 'number') {
    draft.other = behind.key;
    return end + 2;
  }
  return spanFrom(lexemes, end, draft);
}

/** `2 400`: digits of both groups; null where the second is none. */
function thousandsAt(lexemes: readonly Lexeme[], at: number): string | null {
  const [first, second] = [lexemes[at], lexemes[at + 1]];
  if (first?.kind !== 'number' || second?.kind !== 'number' || second.isJoined) return null;
  const isGroup = second.key.length === 3 && first.key.length <= 3 && /^\d+$/u.test(first.key + second.key);
  return isGroup ? first.key + second.key : null;
}

/** `bis 5`, also where the unit stands at both ends: `4 mm bis 5 mm`. */
function spanFrom(lexemes: readonly Lexeme[], at: number, draft: Draft): number {
  const afterUnit = unitOf(lexemes[at]) !== null || currencyOf(lexemes[at]) !== null ? at + 1 : at;
  const isSpan = has(lexemes[afterUnit], 'span', 'and');
  const isBetween = lexemes.slice(draft.at, draft.numberAt).some((lexeme) => has(lexeme, 'between'));
  if (!isSpan || (!has(lexemes[afterUnit], 'span') && !isBetween)) return at;
  const second = lexemes[afterUnit + 1];
  if (second?.kind !== 'number') return at;
  draft.second = second.key;
  const thousands = thousandsAt(lexemes, afterUnit + 1);
  if (thousands === null) return afterUnit + 2;
  draft.grouped = { first: draft.grouped?.first ?? draft.first, second: thousands };
  return afterUnit + 3;
}

/** Scale, unit, currency, counter, dimension and limit behind the number, in whatever order. */
function readUnits(lexemes: readonly Lexeme[], at: number, draft: Draft): number {
  let end = at;
  for (; end < lexemes.length; end += 1) if (!takeUnit(lexemes, end, draft)) break;
  return end;
}

function takeUnit(lexemes: readonly Lexeme[], at: number, draft: Draft): boolean {
  const lexeme = lexemes[at];
  if (lexeme === undefined) return false;
  const isTaken =
    draft.unit === null &&
    (takeScale(lexeme, draft) ||
      takeMeasure(lexeme, draft) ||
      takeCurrency(lexeme, draft) ||
      takeCounter(lexeme, at, draft));
  return isTaken || takeSuffix(lexeme, draft);
}

function takeScale(lexeme: Lexeme, draft: Draft): boolean {
  if (draft.scale > 1 || !has(lexeme, 'times-ten-thousand', 'times-thousand')) return false;
  draft.scale = has(lexeme, 'times-ten-thousand') ? 10_000 : 1000;
  return true;
}

const isMoney = ({ currency, scale }: Draft): boolean => currency !== null || scale > 1;

function takeMeasure(lexeme: Lexeme, draft: Draft): boolean {
  if (isMoney(draft)) return false;
  const [unit, system] = [unitOf(lexeme), systemOf(lexeme)];
  if (unit !== null) draft.unit = unit;
  else if (system !== null && draft.system === null) draft.system = system;
  else return false;
  return true;
}

function takeCurrency(lexeme: Lexeme, draft: Draft): boolean {
  const currency = currencyOf(lexeme);
  if (currency === null || draft.currency !== null) return false;
  draft.currency = currency;
  return true;
}

function takeCounter(lexeme: Lexeme, at: number, draft: Draft): boolean {
  if (isMoney(draft) || draft.counterAt !== null || !has(lexeme, 'counter')) return false;
  draft.counterAt = at;
  return true;
}

/** "or less", "or so", and the dimension where it stands behind. */
function takeSuffix(lexeme: Lexeme, draft: Draft): boolean {
  const limit = limitAfter(lexeme);
  if (limit !== null && (draft.limit === null || draft.limit === 'about')) {
    draft.limit = limit;
    return true;
  }
  const dimension = dimensionOf(lexeme);
  if (dimension === null || draft.unit === null || draft.unit === 'carat' || draft.dimension !== null) return false;
  draft.dimension = dimension;
  return true;
}
