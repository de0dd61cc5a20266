import { readSize } from '@ringwerk/kernel/sizes';
import {
  ASKED_CURRENCIES,
  type Clause,
  type Measure,
  type MeasureClause,
  type PriceClause,
  type Range,
} from '../query.ts';
import { amountOf, decimalOf } from '../text/tokens.ts';
import { findFigure, type Figure } from './find-figure.ts';
import type { ReadClauses } from './read-article.ts';
import { passStops, spanning, stoneConcepts } from './lexeme-roles.ts';
import type { Lexeme } from './lexeme.ts';

/** A bare number beside "wide" or "thick" is millimetres up to here; beyond it is something else. */
const MEASURE_MAX = 20;
/** A bare number behind "under" is a price from here on. */
const PRICE_MIN = 100;
/** Karats that gold is sold by: `24 ct` is an alloy, not a stone. */
const GOLD_KARATS = new Set([8, 9, 10, 14, 18, 20, 21, 22, 24]);
/** Nobody asks for a heavier stone: `585` beside a mistyped word is no weight. */
const CARAT_MAX = 30;
/** The narrowest band, mm. */
const WIDTH_MIN = 1.5;
const COUNT_MAX = 99;

type Read = ReadClauses<Clause>;

/** Limits, a number and its unit: a measure, a price, a size or a count of stones; null where there is none. */
export function readFigure(lexemes: readonly Lexeme[], at: number, text: string): Read | null {
  const figure = findFigure(lexemes, at);
  if (figure === null) return null;
  return sizeOf(figure, lexemes, text) ?? priceOf(figure) ?? countOf(figure, lexemes) ?? measureOf(figure);
}

/** The ends that "at most" and "at least" leave open. */
function rangeOf({ limit }: Figure, from: number, to: number): Range {
  const [low, high] = from <= to ? [from, to] : [to, from];
  if (limit === 'at-most') return { from: null, to: high };
  if (limit === 'at-least') return { from: low, to: null };
  return { from: low, to: high };
}
const isAbout = ({ limit, second }: Figure): boolean => (limit === null || limit === 'about') && second === null;

const UNIT_FACTORS = { millimetre: 1, centimetre: 10, carat: 1, 'tenth-carat': 0.1 } as const;

const isStoneWeight = (value: number): boolean => !GOLD_KARATS.has(value) && value <= CARAT_MAX;
const isTenths = (typed: string, value: number): boolean => /^\d[.,]\d$/u.test(typed) && value >= WIDTH_MIN;

/** What a figure measures; null for one that has neither a unit nor a dimension. */
function measuredBy({ unit, dimension, first }: Figure, value: number): Measure | null {
  if (unit === 'tenth-carat') return 'carat';
  if (unit === 'carat') return isStoneWeight(value) ? 'carat' : null;
  // "in 5,5": nothing else is said in tenths without its unit.
  if (unit === null && dimension === null) return isTenths(first, value) ? 'width' : null;
  if (unit === null && value > MEASURE_MAX) return null;
  return dimension ?? 'width';
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

function measureOf(figure: Figure): Read | null {
  const { first, second, unit, other, span, count } = figure;
  const [from, to] = [decimalOf(first), decimalOf(second ?? first)];
  const of = figure.isWord || Number.isNaN(from + to) ? null : measuredBy(figure, from);
  if (of === null) return null;
  const factor = unit === null ? 1 : UNIT_FACTORS[unit];
  const range = rangeOf(figure, round(from * factor), round(to * factor));
  const clause: MeasureClause = { kind: 'measure', of, ...range, isAbout: isAbout(figure), span, person: null };
  if (other === null) return { clauses: [clause], count };
  const height = decimalOf(other) * factor;
  return { clauses: [clause, { ...clause, of: 'height', from: height, to: height }], count };
}

/** An amount of money: with a currency, a word for a price or "ten thousand", or a large number behind "under". */
function isAmount({ currency, isPrice, scale, limit }: Figure, value: number): boolean {
  const isNamed = currency !== null || isPrice || scale > 1;
  return isNamed || (limit !== null && limit !== 'about' && value >= PRICE_MIN);
}

function priceOf(figure: Figure): Read | null {
  const { unit, dimension, scale, grouped, isWord, span, count } = figure;
  if (unit !== null || dimension !== null || isWord) return null;
  const { first, second } = grouped ?? figure;
  const from = amountOf(first) * scale;
  if (Number.isNaN(from) || !isAmount(figure, from)) return null;
  const to = second === null ? from : amountOf(second) * scale;
  // A budget is what may be spent at most.
  const isBudget = figure.isPrice && figure.limit === null && second === null;
  const asked: Figure = isBudget ? { ...figure, limit: 'at-most' } : figure;
  const currency = ASKED_CURRENCIES.find((known) => known === figure.currency) ?? null;
  const clause: PriceClause = {
    kind: 'price',
    ...rangeOf(asked, from, to),
    currency,
    isAbout: isAbout(asked),
    span,
    person: null,
  };
  return { clauses: [clause], count };
}

/** `Größe 54`, `US 6½`, `12号`, `size N`. */
function sizeOf(figure: Figure, lexemes: readonly Lexeme[], text: string): Read | null {
  const { system, isSize, unit, currency, span, count, numberAt, numberEnd } = figure;
  const isNamed = isSize || (system !== null && unit === null);
  if (figure.isWord || currency !== null || !isNamed) return null;
  const { from, to } = spanning(lexemes, numberAt, numberEnd - numberAt + 1);
  const number = text.slice(from, to);
  const circumference = readSize(`${system ?? 'iso'} ${number}`, 'iso') ?? (isSize ? readSize(number, 'iso') : null);
  return circumference === null ? null : { clauses: [{ kind: 'size', circumference, span, person: null }], count };
}

/** Nothing is said of the figure but how many. */
const isPlain = ({ unit, currency, dimension, scale, system }: Figure): boolean =>
  unit === null && currency === null && dimension === null && scale === 1 && system === null;

/** `5 Brillanten`, `3石`, `mindestens drei Steine`. */
function countOf(figure: Figure, lexemes: readonly Lexeme[]): Read | null {
  const { at, second, counterAt } = figure;
  const from = figure.value ?? decimalOf(figure.first);
  if (!isPlain(figure) || !Number.isInteger(from) || from < 1 || from > COUNT_MAX) return null;
  // A counter may be the stone itself (石); else what is counted comes next.
  const next = passStops(lexemes, at + figure.count, 2);
  const after = stoneConcepts(lexemes[next]);
  const counted = after.length > 0 ? after : stoneConcepts(counterAt === null ? undefined : lexemes[counterAt]);
  if (counted.length === 0) return null;
  const count = after.length > 0 ? next - at + 1 : figure.count;
  const range = rangeOf(figure, from, second === null ? from : decimalOf(second));
  const concepts = countedConcepts(counted);
  return {
    clauses: [{ kind: 'count', ...range, concepts, span: spanning(lexemes, at, count), person: null }],
    count,
  };
}

/** "Stones" counts every stone. */
export const countedConcepts = (concepts: readonly string[]): readonly string[] =>
  concepts.includes('with-stones') ? [] : concepts;
