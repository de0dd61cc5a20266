import { NEAREST_SORT, STONE_SORTS, type StoneFacet } from '@ringwerk/contract';

/** Orders that do not depend on the question. */
export type KeyedSort = (typeof STONE_SORTS)[number];
export type StoneSort = KeyedSort | typeof NEAREST_SORT;

/** How an empty grade (no report, no cut grade) is called in questions and counts. */
export const UNGRADED = 'none';

/** A question to the exchange. Bounds are inclusive; an absent list or bound does not narrow. */
export interface StoneQuestion {
  readonly facets: Readonly<Partial<Record<StoneFacet, readonly string[]>>>;
  /** Thousandths of a carat. */
  readonly caratMin: number;
  readonly caratMax: number;
  /** Weight that the order `nearest` begins with, thousandths of a carat; null orders by price instead. */
  readonly caratNear: number | null;
  /** Total in US dollar cents. */
  readonly priceMin: number;
  readonly priceMax: number;
  /** Beginning of a report number; empty = all. */
  readonly report: string;
  readonly sort: StoneSort;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/**
 * Splits a comma-separated list of wanted values. Seller names may hold commas themselves, so the longest
 * run of pieces that spells a known value is taken as one.
 */
export function splitValues(text: string, known: ReadonlySet<string>): string[] {
  const pieces = text.split(',').map((piece) => piece.trim());
  const values: string[] = [];
  for (let start = 0; start < pieces.length;) {
    let end = pieces.length;
    while (end > start + 1 && !known.has(pieces.slice(start, end).join(', '))) end -= 1;
    const value = pieces.slice(start, end).join(', ');
    if (value !== '') values.push(value);
    start = end;
  }
  return values;
}
