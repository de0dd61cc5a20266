import type {
  ArticleClause,
  Clause,
  ConceptClause,
  CountClause,
  MeasureClause,
  Person,
  PriceClause,
  Range,
} from '@ringwerk/search';
import { editDistance } from '@ringwerk/search';
import { addAll, addBit, allBits, hasBit, noBits, without, type Bits } from './bits.ts';
import type { ModelColumns, Whose } from './model-columns.ts';

const ARTICLE_SCORE = 100;
const NAME_SCORE = 10;
const BEGINNING_SCORE = 8;
const CONCEPT_SCORE = 1;
/** A number counts more than a trait, so that among rings with the same traits the nearest comes first. */
const NUMBER_SCORE = 4;

/** How far a figure may be off where the words leave it open: mm, and the share of a carat weight or a price. */
const TOLERANCE = { width: 0.5, height: 0.2, stone: 0.2, carat: 0.25, price: 0.15 } as const;
const CARAT_LEAST = 0.005;
/** Below this no band is made, mm: such a figure is a stone's. */
const NARROWEST = 1.4;

/** Gross prices of the shown forms by the place of the model, minor units; NaN where there is none. */
export interface SearchPrices {
  readonly gross: ArrayLike<number>;
  /** Minor units of the dealer's currency in one unit of what was asked; null where it cannot be compared. */
  readonly minorPer: (currency: PriceClause['currency']) => number | null;
}

/** What one clause says of every model. */
export interface Sieve {
  readonly clause: Clause;
  /** Models that meet it. */
  readonly met: Bits;
  /** How well a model meets it; asked of those that do. */
  readonly score: (place: number) => number;
  /** From 0 to 1: how close a model comes that does not meet it. */
  readonly near: (place: number) => number;
  /** The model's own figure where the clause is one. */
  readonly actual: (place: number) => number | null;
}

export interface SieveMeans {
  readonly columns: ModelColumns;
  readonly prices: SearchPrices;
  readonly isWithStones: (place: number) => boolean;
}

const whoseOf = (person: Person | null): Whose => person ?? 'any';
const always = (value: number) => (): number => value;
const nothing = (): null => null;

/** Null for what is no question of a model: a size that every ring can be made in, a person, an engraving. */
export function sieveOf(clause: Clause, means: SieveMeans): Sieve | null {
  switch (clause.kind) {
    case 'article':
      return articleSieve(clause, means);
    case 'concept':
      return conceptSieve(clause, means);
    case 'name':
      return { clause, ...namedSieve(clause.word, means.columns), near: always(0), actual: nothing };
    case 'measure':
      return measureSieve(clause, means);
    case 'count':
      return countSieve(clause, means);
    case 'price':
      return priceSieve(clause, means);
    case 'size':
    case 'person':
    case 'engraving':
      return null;
  }
}

const LONGEST_NUMBER = 5;

/** The article itself, those whose numbers begin so, and as the nearest those with one digit wrong. */
function articleSieve(clause: ArticleClause, { columns }: SieveMeans): Sieve {
  const { setId, digits } = clause;
  const met = noBits(columns.size);
  const own = setId === null ? undefined : columns.bySetId.get(setId);
  const numberAt = (place: number): string => String(columns.setIds[place] ?? 0).padStart(LONGEST_NUMBER, '0');
  if (own !== undefined) addBit(met, own);
  const isBeginning = digits.length < LONGEST_NUMBER;
  if (isBeginning)
    for (let place = 0; place < columns.size; place += 1) if (numberAt(place).startsWith(digits)) addBit(met, place);
  const whole = setId === null ? digits : String(setId).padStart(LONGEST_NUMBER, '0');
  return {
    clause,
    met,
    score: (place) => (place === own ? ARTICLE_SCORE : ARTICLE_SCORE / 2),
    near: (place) => (own === undefined && editDistance(numberAt(place), whole, 1) <= 1 ? 1 : 0),
    actual: nothing,
  };
}

const isOfStones = (concept: string): boolean =>
  ['diamond', 'with-stones', 'sapphire', 'lab-grown', 'coloured-stone'].includes(concept) ||
  concept.startsWith('stone-') ||
  concept.startsWith('cut-');

/** The form without stones is asked for: by the set, not of one of its rings. */
export const asksWithout = ({ concepts, isNegated, person }: ConceptClause): boolean =>
  person === null && (isNegated ? concepts.some(isOfStones) : concepts.includes('no-stones'));

function conceptSieve(clause: ConceptClause, { columns, isWithStones }: SieveMeans): Sieve {
  const { concepts, isNegated, person, word } = clause;
  const rest = { clause, near: always(0), actual: nothing };
  // Every ring can be made without stones; those that are designed so come first.
  if (asksWithout(clause))
    return { ...rest, met: allBits(columns.size), score: (place) => (isWithStones(place) ? 1 : 2) * CONCEPT_SCORE };
  const sets = concepts.flatMap((concept) => columns.concepts.get(concept)?.[whoseOf(person)] ?? []);
  const met = noBits(columns.size);
  for (const set of sets) addAll(met, set);
  if (isNegated) return { ...rest, met: without(allBits(columns.size), met), score: always(CONCEPT_SCORE) };
  const named = namedSieve(word, columns);
  addAll(met, named.met);
  // A word of two concepts (`solitaire`: one stone, and an engagement ring) finds those with both first.
  const score = (place: number): number =>
    sets.reduce((sum, set) => sum + (hasBit(set, place) ? CONCEPT_SCORE : 0), 0) + named.score(place) / NAME_SCORE;
  return { ...rest, met, score };
}

/** The shortest beginning of a name's word that finds it. */
const BEGINNING = 3;

/** Models whose names hold a word, or one that begins so. */
function namedSieve(word: string, columns: ModelColumns): Pick<Sieve, 'met' | 'score'> {
  const [exact, met] = [noBits(columns.size), noBits(columns.size)];
  for (const place of columns.names.get(word) ?? []) addBit(exact, place);
  addAll(met, exact);
  if (word.length >= BEGINNING)
    for (const longer of beginningWith(columns.nameWords, word))
      for (const place of columns.names.get(longer) ?? []) addBit(met, place);
  return {
    met,
    score: (place) => (hasBit(exact, place) ? NAME_SCORE : hasBit(met, place) ? BEGINNING_SCORE : 0),
  };
}

const BEGINNINGS_MAX = 200;

function beginningWith(words: readonly string[], beginning: string): readonly string[] {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < beginning) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < words.length && end - low < BEGINNINGS_MAX && (words[end] ?? '').startsWith(beginning)) end += 1;
  return words.slice(low, end);
}

/** Distance of a figure from a range; 0 within it. */
function distanceOf(value: number, { from, to }: Range): number {
  return Math.max((from ?? -Infinity) - value, value - (to ?? Infinity), 0);
}

interface Figures {
  readonly from: (place: number) => number;
  readonly to: (place: number) => number;
  readonly at: (index: number) => number;
}

/** The figures of one model that a clause is held against, by their places in a column. */
function figuresOf(clause: MeasureClause, { figures }: ModelColumns): Figures {
  const { person, of } = clause;
  const [first, end] = person === 'second' ? [1, 2] : person === 'first' ? [0, 1] : [0, 2];
  if (of === 'width' || of === 'height') {
    const column = figures[of];
    return { from: (place) => place * 2 + first, to: (place) => place * 2 + end, at: (index) => column[index] ?? NaN };
  }
  const [column, begins] = of === 'stone' ? [figures.stone, figures.stoneFrom] : [figures.carat, figures.caratFrom];
  return {
    from: (place) => begins[place * 2 + first] ?? 0,
    to: (place) => begins[place * 2 + end] ?? 0,
    at: (index) => column[index] ?? NaN,
  };
}

/** No band is so narrow: a millimetre figure of that kind is a stone's. */
const meantOf = (clause: MeasureClause): MeasureClause =>
  clause.of === 'width' && clause.to !== null && clause.to < NARROWEST ? { ...clause, of: 'stone' } : clause;

function measureSieve(asked: MeasureClause, { columns }: SieveMeans): Sieve {
  const clause = meantOf(asked);
  const { from, to, at } = figuresOf(clause, columns);
  const tolerance = toleranceOf(clause);
  /** How far the nearest figure of a model is off; asked of every model, so that nothing is made for it. */
  const offOf = (place: number): number => {
    let least = Infinity;
    for (let index = from(place); index < to(place); index += 1) {
      const off = distanceOf(at(index), clause);
      if (off < least) least = off;
    }
    return least;
  };
  const nearestOf = (place: number): number | null => {
    const off = offOf(place);
    for (let index = from(place); index < to(place); index += 1)
      if (distanceOf(at(index), clause) === off) return Math.round(at(index) * 1000) / 1000;
    return null;
  };
  const met = noBits(columns.size);
  for (let place = 0; place < columns.size; place += 1) if (offOf(place) <= tolerance + 1e-6) addBit(met, place);
  const scale = Math.max(tolerance, 1e-6);
  return {
    clause: asked,
    met,
    score: (place) => NUMBER_SCORE * (1 - (0.75 * Math.min(offOf(place), scale)) / scale),
    near: (place) => 1 / (1 + offOf(place) / (clause.of === 'carat' ? Math.max(clause.from ?? 0, 0.05) : 1)),
    actual: nearestOf,
  };
}

function toleranceOf({ of, from, isAbout }: MeasureClause): number {
  if (!isAbout) return 0;
  return of === 'carat' ? Math.max(CARAT_LEAST, (from ?? 0) * TOLERANCE.carat) : TOLERANCE[of];
}

/** Stones of one ring, or of the set. */
function countSieve(clause: CountClause, { columns }: SieveMeans): Sieve {
  const { figures } = columns;
  const { person, concepts } = clause;
  const sets = concepts.flatMap((concept) => columns.concepts.get(concept)?.[whoseOf(person)] ?? []);
  const isOfKind = (place: number): boolean => concepts.length === 0 || sets.some((set) => hasBit(set, place));
  const countsOf = (place: number): readonly number[] => {
    const [first, second] = [figures.count[place * 2] ?? NaN, figures.count[place * 2 + 1] ?? NaN];
    if (person === 'first') return [first];
    return person === 'second' ? [second] : [first, second];
  };
  const offOf = (place: number): number =>
    countsOf(place).reduce(
      (least, count) => (Number.isNaN(count) ? least : Math.min(least, distanceOf(count, clause))),
      Infinity,
    );
  const met = noBits(columns.size);
  for (let place = 0; place < columns.size; place += 1) if (offOf(place) === 0 && isOfKind(place)) addBit(met, place);
  return {
    clause,
    met,
    score: always(NUMBER_SCORE),
    near: (place) => (isOfKind(place) ? 1 / (1 + offOf(place)) : 0),
    actual: (place) => countsOf(place).find((count) => count > 0) ?? null,
  };
}

function priceSieve(clause: PriceClause, { columns, prices }: SieveMeans): Sieve | null {
  const minor = prices.minorPer(clause.currency);
  if (minor === null) return null;
  const share = clause.isAbout ? TOLERANCE.price : 0;
  const range: Range = {
    from: clause.from === null ? null : clause.from * minor * (1 - share),
    to: clause.to === null ? null : clause.to * minor * (1 + share),
  };
  const offOf = (place: number): number => distanceOf(prices.gross[place] ?? NaN, range);
  const middle = (clause.from ?? clause.to ?? 0) * minor;
  const met = noBits(columns.size);
  for (let place = 0; place < columns.size; place += 1) if (offOf(place) === 0) addBit(met, place);
  return {
    clause,
    met,
    score: (place) =>
      clause.isAbout
        ? NUMBER_SCORE / (1 + Math.abs((prices.gross[place] ?? 0) - middle) / Math.max(middle, 1))
        : CONCEPT_SCORE,
    near: (place) => 1 / (1 + (4 * offOf(place)) / Math.max(middle, 1)),
    actual: (place) => {
      const gross = prices.gross[place] ?? NaN;
      return Number.isNaN(gross) ? null : gross;
    },
  };
}
