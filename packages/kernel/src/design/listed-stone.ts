import type { StoneCut } from './ring-design.ts';

/** A real stone from the exchange as a ring is priced with it. */
export interface ListedStone {
  readonly id: string;
  /** What the seller calls it, for quote and bag. */
  readonly stockNumber: string;
  /** The exchange trades no baguettes. */
  readonly cut: Exclude<StoneCut, 'baguette'>;
  readonly carats: number;
  readonly colour: string;
  readonly clarity: string;
  /** Key of the stone materials that the seller states (natural and laboratory-grown are two); null where he states none. */
  readonly material: string | null;
  /** What was done to the stone, as the seller states it: `none`, the kind, or `unstated`. */
  readonly treatment: string;
  /** Laboratory and number of its report; empty without one. */
  readonly report: string;
  /** Shorter and longer side of the girdle and whole depth, mm. */
  readonly width: number;
  readonly length: number;
  readonly depth: number;
  /** US cents for the stone, trade. */
  readonly dollars: number;
}

/** Listings by their key; null for one that can no longer be had, absent for one that was not asked about. */
export type ListedStones = Readonly<Record<string, ListedStone | null>>;
export const NO_LISTINGS: ListedStones = {};
