import type { WatchedRing, WatchedStone, WatchItem } from '@ringwerk/contract';

/** The rings of a list, in their order. */
export const ringsOf = (items: readonly WatchItem[] = []): WatchedRing[] =>
  items.flatMap((item) => (item.kind === 'rings' ? [item] : []));

/** Its loose stones. */
export const stonesOf = (items: readonly WatchItem[] = []): WatchedStone[] =>
  items.flatMap((item) => (item.kind === 'stone' ? [item] : []));
