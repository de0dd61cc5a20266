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

/** Distance of a figure from a range; 0 within it, NaN of NaN. */
const distanceOf = (value: number, least: number, most: number): number => Math.max(least - value, value - most, 0);

/** Models that are off by no more than this. */
function withinOf(offs: Float64Array, most: number): Bits {
  const met = noBits(offs.length);
  for (let place = 0; place < offs.length; place += 1) if ((offs[place] ?? Infinity) <= most) addBit(met, place);
  return met;
}

/** The figures that a clause is held against: those of each ring from one place of a column to the next. */
interface Figures {
  readonly column: Float32Array;
  /** Where the figures of each ring begin; null where each of the two rings has one. */
  readonly begins: Uint32Array | null;
  /** Which rings of a model are meant: from the first number to before the second. */
  readonly rings: readonly [number, number];
}

/** The rings of a person; both of them where nobody is meant. */
function ringsOf(person: Person | null): Figures['rings'] {
  if (person === null) return [0, 2];
  return person === 'first' ? [0, 1] : [1, 2];
}

function figuresOf({ person, of }: MeasureClause, { figures }: ModelColumns): Figures {
  const rings = ringsOf(person);
  if (of === 'width' || of === 'height') return { column: figures[of], begins: null, rings };
  if (of === 'stone') return { column: figures.stone, begins: figures.stoneFrom, rings };
  return { column: figures.carat, begins: figures.caratFrom, rings };
}

/** Where the figures of a model lie in their column. */
function stretchOf({ begins, rings: [first, end] }: Figures, place: number): readonly [number, number] {
  const [from, to] = [place * 2 + first, place * 2 + end];
  return begins === null ? [from, to] : [begins[from] ?? 0, begins[to] ?? 0];
}

/** How far the nearest figure of each model is off, Infinity for one without figures. Asked of every model: one pass. */
function offsOf(figures: Figures, size: number, { from, to }: Range): Float64Array {
  const { column, begins, rings } = figures;
  const [least, most] = [from ?? -Infinity, to ?? Infinity];
  const [first, end] = rings;
  const offs = new Float64Array(size).fill(Infinity);
  for (let place = 0; place < size; place += 1) {
    const [begin, until] = [place * 2 + first, place * 2 + end];
    const last = begins === null ? until : (begins[until] ?? 0);
    for (let at = begins === null ? begin : (begins[begin] ?? 0); at < last; at += 1) {
      const off = distanceOf(column[at] ?? NaN, least, most);
      if (off < (offs[place] ?? Infinity)) offs[place] = off;
    }
  }
  return offs;
}

/** No band is so narrow: a millimetre figure of that kind is a stone's. */
const meantOf = (clause: MeasureClause): MeasureClause =>
  clause.of === 'width' && clause.to !== null && clause.to < NARROWEST ? { ...clause, of: 'stone' } : clause;

function measureSieve(asked: MeasureClause, { columns }: SieveMeans): Sieve {
  const clause = meantOf(asked);
  const figures = figuresOf(clause, columns);
  const tolerance = toleranceOf(clause);
  const offs = offsOf(figures, columns.size, clause);
  const offOf = (place: number): number => offs[place] ?? Infinity;
  const scale = Math.max(tolerance, 1e-6);
  const own = clause.of === 'carat' ? Math.max(clause.from ?? 0, 0.05) : 1;
  return {
    clause: asked,
    met: withinOf(offs, tolerance + 1e-6),
    score: (place) => NUMBER_SCORE * (1 - (0.75 * Math.min(offOf(place), scale)) / scale),
    near: (place) => 1 / (1 + offOf(place) / own),
    actual: (place) => {
      const nearest = nearestFigure(figures, place, clause);
      return nearest === null ? null : Math.round(nearest * 1000) / 1000;
    },
  };
}

/** The figure of a model that is off least, the first of several; null for a model without figures. */
function nearestFigure(figures: Figures, place: number, { from, to }: Range): number | null {
  const own = figures.column.subarray(...stretchOf(figures, place));
  const offs = Array.from(own, (value) => distanceOf(value, from ?? -Infinity, to ?? Infinity));
  return own[offs.indexOf(Math.min(...offs))] ?? null;
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
  const counts: Figures = { column: figures.count, begins: null, rings: ringsOf(person) };
  const offs = offsOf(counts, columns.size, clause);
  const met = noBits(columns.size);
  for (let place = 0; place < columns.size; place += 1) if (offs[place] === 0 && isOfKind(place)) addBit(met, place);
  return {
    clause,
    met,
    score: always(NUMBER_SCORE),
    near: (place) => (isOfKind(place) ? 1 / (1 + (offs[place] ?? Infinity)) : 0),
    actual: (place) => figures.count.subarray(...stretchOf(counts, place)).find((count) => count > 0) ?? null,
  };
}

function priceSieve(clause: PriceClause, { columns, prices }: SieveMeans): Sieve | null {
  const minor = prices.minorPer(clause.currency);
  if (minor === null) return null;
  const share = clause.isAbout ? TOLERANCE.price : 0;
  const least = clause.from === null ? -Infinity : clause.from * minor * (1 - share);
  const most = clause.to === null ? Infinity : clause.to * minor * (1 + share);
  const offOf = (place: number): number => distanceOf(prices.gross[place] ?? NaN, least, most);
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
