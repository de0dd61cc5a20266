import type { StoneOption } from '@ringwerk/contract';
import { readQuery, type Clause, type SearchQuery } from '@ringwerk/search';
import { leastKeys } from '../least-keys.ts';
import { addBit, allBits, countOf, hasBit, keepOnly, noBits, placesOf, type Bits } from './bits.ts';
import type { ModelColumns } from './model-columns.ts';
import { asksWithout, sieveOf, type SearchPrices, type Sieve } from './sieve.ts';

/** What a shown model is off what was asked, by the place of the clause. */
export interface Difference {
  readonly clause: number;
  /** The model's own figure where the clause is one: mm, ct, stones, minor units. */
  readonly actual: number | null;
}

export interface SearchOutcome {
  readonly query: SearchQuery;
  /** The models found, by their places. */
  readonly models: Bits;
  /** Score by place. */
  readonly scores: Float64Array;
  /** No ring has everything that was understood: these come nearest. */
  readonly isPartial: boolean;
  /** Clauses that no ring could be held against, by their places in the query. */
  readonly unapplied: readonly number[];
  readonly differencesOf: (place: number) => readonly Difference[];
}

/** The question in the words of the collection, and the form that it asks for. */
export interface ReadModels {
  readonly query: SearchQuery;
  readonly stones: StoneOption | null;
}

/** The question as it is understood; null when it asks for nothing: no letter or digit, or stop words alone. */
export function readModels(columns: ModelColumns, question: string): ReadModels | null {
  const query = readQuery(question, columns.lexicon, (setId) => columns.bySetId.has(setId));
  if (query.clauses.length === 0 && query.unknownWords.length === 0) return null;
  return { query, stones: stonesOf(query.clauses) };
}

/** `ohne Stein` asks for the form without, a stone of any kind for the form with. */
function stonesOf(clauses: readonly Clause[]): StoneOption | null {
  const concepts = clauses.filter((clause) => clause.kind === 'concept');
  if (concepts.some(asksWithout)) return 'without';
  const isWith = concepts.some((clause) => !clause.isNegated && clause.concepts.includes('with-stones'));
  return isWith || clauses.some(({ kind }) => kind === 'count') ? 'with' : null;
}

export interface FindMeans {
  readonly columns: ModelColumns;
  readonly prices: SearchPrices;
  readonly isWithStones: (place: number) => boolean;
  /** The models that may be found at all. */
  readonly among: Bits;
}

/** The nearest models that are shown where none has everything. */
const NEAREST_MAX = 240;

/** Models that meet everything, best first by their scores; where none does, those that come nearest. */
export function findPlaces({ query }: ReadModels, means: FindMeans): SearchOutcome {
  const { columns, among } = means;
  const sieves = query.clauses.map((clause) => sieveOf(clause, means));
  const unapplied = sieves.flatMap((sieve, at) => (sieve === null && query.clauses[at]?.kind === 'price' ? [at] : []));
  const used = sieves.filter((sieve) => sieve !== null);
  const scores = new Float64Array(columns.size);
  const whole = { query, scores, unapplied, isPartial: false, differencesOf: () => [] };
  // Where only a size or an engraving is asked for, every ring can be made so.
  if (used.length === 0) return { ...whole, models: query.clauses.length > 0 ? among : noBits(columns.size) };
  const complete = among.slice();
  for (const sieve of used) keepOnly(complete, sieve.met);
  const places = placesOf(complete);
  if (places.length > 0) {
    for (const { score } of used) for (const place of places) scores[place] = (scores[place] ?? 0) + score(place);
    return { ...whole, models: complete };
  }
  const nearest = nearestOf(used, among, scores);
  return {
    ...whole,
    models: nearest,
    isPartial: countOf(nearest) > 0,
    differencesOf: (place) =>
      sieves.flatMap((sieve, clause) =>
        sieve === null || hasBit(sieve.met, place) ? [] : [{ clause, actual: sieve.actual(place) }],
      ),
  };
}

/** A clause more outweighs every score. */
const CLAUSE_SCORE = 1000;
/** A score is compared to a thousandth; none is higher than the second. */
const SCORE_STEP = 1000;
const SCORE_MAX = 1_000_000;

/** Models that meet most of it, and of those the ones that come closest in what they lack. */
function nearestOf(sieves: readonly Sieve[], among: Bits, scores: Float64Array): Bits {
  const counts = new Uint8Array(scores.length);
  for (const { met } of sieves) for (const place of placesOf(met)) counts[place] = (counts[place] ?? 0) + 1;
  const all = placesOf(among);
  let most = 0;
  for (const place of all) most = Math.max(most, counts[place] ?? 0);
  const candidates = all.filter((place) => counts[place] === most);
  for (const { met, score, near } of sieves)
    for (const place of candidates)
      scores[place] = (scores[place] ?? 0) + (hasBit(met, place) ? CLAUSE_SCORE + score(place) : near(place));
  // Without one clause met, only what comes close to a figure or a number is near.
  const close = most > 0 ? candidates : candidates.filter((place) => (scores[place] ?? 0) > 0);
  const size = scores.length;
  const keys = Float64Array.from(
    close,
    (place) => Math.round((SCORE_MAX - (scores[place] ?? 0)) * SCORE_STEP) * size + place,
  );
  const nearest = noBits(size);
  for (const key of leastKeys(keys, Math.min(NEAREST_MAX, keys.length))) addBit(nearest, key % size);
  return nearest;
}

/** Everything; where nothing is asked. */
export const everything = (columns: ModelColumns): Bits => allBits(columns.size);
