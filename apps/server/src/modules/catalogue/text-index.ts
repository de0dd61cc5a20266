import { isWithinOneError } from './edit-distance.ts';
import { bigrams, questionTerms, searchTerms } from './search-terms.ts';

/** One searchable text of a document. Heavier fields come first in the result. */
export interface IndexedField {
  readonly weight: number;
  readonly texts: readonly string[];
}

/** Document number → score. */
export type Postings = ReadonlyMap<number, number>;

/** How much a match counts against an exact one. */
const PREFIX = 0.8;
const INSIDE = 0.4;
const TYPO = 0.3;
/** Below this length nearly every word is one error away from another. */
const TYPO_FROM_LENGTH = 4;
const INSIDE_FROM_LENGTH = 3;
const CACHE_SIZE = 4_000;

/**
 * Inverted index over a few thousand short texts: folded words with prefix, part-of-word and one-error matches,
 * character pairs for Japanese and Korean. All terms of a question must match.
 */
export class TextIndex {
  readonly #words = new Map<string, Map<number, number>>();
  readonly #pairs = new Map<string, Map<number, number>>();
  /** Expansions of terms; the index never changes after it was built, so they stay valid. */
  readonly #cache = new Map<string, Postings>();

  constructor(documents: readonly (readonly IndexedField[])[]) {
    documents.forEach((fields, document) => {
      for (const { weight, texts } of fields) {
        for (const text of texts) this.#add(document, weight, text);
      }
    });
  }

  #add(document: number, weight: number, text: string): void {
    const { words, runs } = searchTerms(text);
    for (const word of words) raise(this.#words, word, document, weight);
    for (const run of runs) {
      for (const pair of bigrams(run)) raise(this.#pairs, pair, document, weight);
      // A question of one character finds it anywhere.
      for (const character of run) raise(this.#pairs, character, document, weight);
    }
  }

  /** Documents that hold every word of a text as it is written, nothing forgiven. */
  exact(text: string): Postings {
    const { words, runs } = searchTerms(text);
    const found = [
      ...words.map((word) => this.#words.get(word) ?? new Map<number, number>()),
      ...runs.map((run) => this.#run(run, false)),
    ];
    const [first, ...others] = found;
    return first === undefined ? new Map() : others.reduce<Postings>(intersect, first);
  }

  /** Documents that match every term, with their scores; null when the question holds no term at all. */
  find(question: string): Postings | null {
    const { words, runs } = questionTerms(question);
    const found = [
      ...words.map((word) => this.#cached(`w${word}`, () => this.#word(word))),
      ...runs.map((run) => this.#cached(`r${run}`, () => this.#run(run, true))),
    ];
    const [first, ...others] = found;
    return first === undefined ? null : others.reduce(intersect, first);
  }

  #cached(key: string, find: () => Postings): Postings {
    const known = this.#cache.get(key);
    if (known !== undefined) return known;
    if (this.#cache.size >= CACHE_SIZE) this.#cache.clear();
    const postings = find();
    this.#cache.set(key, postings);
    return postings;
  }

  /** Exact, prefix and inside matches; only where there is none, words one typing error away. */
  #word(term: string): Postings {
    const result = new Map<number, number>();
    for (const [word, postings] of this.#words) {
      const quality = matchQuality(term, word);
      if (quality > 0) merge(result, postings, quality);
    }
    if (result.size > 0 || term.length < TYPO_FROM_LENGTH) return result;
    for (const [word, postings] of this.#words) {
      if (isNearly(term, word)) merge(result, postings, TYPO);
    }
    return result;
  }

  /** Documents with all pairs of the run; if there is none and it may, those that miss only what one wrong character breaks. */
  #run(run: string, isForgiving: boolean): Postings {
    const pairs = bigrams(run);
    const counts = new Map<number, { hits: number; score: number }>();
    for (const pair of pairs) {
      for (const [document, weight] of this.#pairs.get(pair) ?? []) {
        const entry = counts.get(document) ?? { hits: 0, score: 0 };
        counts.set(document, { hits: entry.hits + 1, score: entry.score + weight / pairs.length });
      }
    }
    const withHits = (atLeast: number, quality: number): Postings =>
      new Map(
        [...counts]
          .filter(([, { hits }]) => hits >= atLeast)
          .map(([document, { score }]) => [document, score * quality]),
      );
    const exact = withHits(pairs.length, 1);
    if (exact.size > 0 || !isForgiving || pairs.length < TYPO_FROM_LENGTH - 1) return exact;
    return withHits(pairs.length - 2, TYPO);
  }
}

function matchQuality(term: string, word: string): number {
  if (word === term) return 1;
  if (word.startsWith(term)) return PREFIX;
  return term.length >= INSIDE_FROM_LENGTH && word.includes(term) ? INSIDE : 0;
}

/** One error against the whole word, or against its beginning while the rest is still to be typed. */
function isNearly(term: string, word: string): boolean {
  if (isWithinOneError(term, word)) return true;
  if (term.length <= TYPO_FROM_LENGTH || word.length <= term.length) return false;
  return [-1, 0, 1].some((more) => isWithinOneError(term, word.slice(0, term.length + more)));
}

function raise(index: Map<string, Map<number, number>>, key: string, document: number, weight: number): void {
  let postings = index.get(key);
  if (postings === undefined) {
    postings = new Map();
    index.set(key, postings);
  }
  postings.set(document, Math.max(weight, postings.get(document) ?? 0));
}

function merge(into: Map<number, number>, postings: Postings, quality: number): void {
  for (const [document, weight] of postings) {
    into.set(document, Math.max(into.get(document) ?? 0, weight * quality));
  }
}

function intersect(a: Postings, b: Postings): Postings {
  const both = new Map<number, number>();
  for (const [document, score] of a) {
    const other = b.get(document);
    if (other !== undefined) both.set(document, score + other);
  }
  return both;
}
