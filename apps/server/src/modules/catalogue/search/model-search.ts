import type { StoneOption } from '@ringwerk/contract';
import { readQuery, type Clause, type SearchQuery } from '@ringwerk/search';
import { allBits, eachPlace, hasBit, keepOnly, placesOf, type Bits } from './bits.ts';
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
  /** Places of the models found. */
  readonly places: readonly number[];
  /** Score by place. */
  readonly scores: Float32Array;
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
  const sieves = query.clauses.map((clause) => sieveOf(clause, means));
  const unapplied = sieves.flatMap((sieve, at) => (sieve === null && query.clauses[at]?.kind === 'price' ? [at] : []));
  const used = sieves.filter((sieve) => sieve !== null);
  const scores = new Float32Array(means.columns.size);
  const outcome = { query, scores, unapplied };
  const complete = used.length === 0 ? [] : completeOf(used, means.among);
  if (complete.length > 0 || used.length === 0) {
    // Where only a size or an engraving is asked for, every ring can be made so.
    const isOpen = used.length === 0 && query.clauses.length > 0;
    const places = isOpen ? placesOf(means.among) : complete;
    for (const place of places) scores[place] = used.reduce((sum, sieve) => sum + sieve.score(place), 0);
    return { ...outcome, places, isPartial: false, differencesOf: () => [] };
  }
  const places = nearestOf(used, means.among, scores);
  return {
    ...outcome,
    places,
    isPartial: places.length > 0,
    differencesOf: (place) =>
      sieves.flatMap((sieve, clause) =>
        sieve === null || hasBit(sieve.met, place) ? [] : [{ clause, actual: sieve.actual(place) }],
      ),
  };
}

function completeOf(sieves: readonly Sieve[], among: Bits): number[] {
  const met = among.slice();
  for (const sieve of sieves) keepOnly(met, sieve.met);
  return placesOf(met);
}

/** A clause more outweighs every score. */
const CLAUSE_SCORE = 1000;

/** Models that meet most of it, and of those the ones that come closest in what they lack. */
function nearestOf(sieves: readonly Sieve[], among: Bits, scores: Float32Array): number[] {
  const counts = new Uint8Array(scores.length);
  for (const { met } of sieves) eachPlace(met, (place) => (counts[place] = (counts[place] ?? 0) + 1));
  const all = placesOf(among);
  const most = all.reduce((best, place) => Math.max(best, counts[place] ?? 0), 0);
  const candidates = all.filter((place) => counts[place] === most);
  for (const place of candidates) {
    scores[place] = sieves.reduce(
      (sum, sieve) => sum + (hasBit(sieve.met, place) ? CLAUSE_SCORE + sieve.score(place) : sieve.near(place)),
      0,
    );
  }
  // Without one clause met, only what comes close to a figure or a number is near.
  const near = most > 0 ? candidates : candidates.filter((place) => (scores[place] ?? 0) > 0);
  if (near.length <= NEAREST_MAX) return near;
  return near
    .toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
    .slice(0, NEAREST_MAX)
    .toSorted((a, b) => a - b);
}

/** Everything; where nothing is asked. */
export const everything = (columns: ModelColumns): Bits => allBits(columns.size);
