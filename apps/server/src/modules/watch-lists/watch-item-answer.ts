import type { WatchItem, WatchList } from '@ringwerk/contract';
import { ringName } from '../catalogue/ring-name.ts';
import { evaluateFor } from '../designs/evaluate.ts';
import type { PriceBasis } from '../pricing/price-basis.ts';
import type { KeptRing, WatchListRow } from './watch-list-repository.ts';

/** Address of the rendered picture of a saved design. */
export type Stills = (design: { readonly code: string; readonly designKey: string }) => string | null;

/**
 * A kept ring at today's price. When today's rules refuse a ring that once was makeable, its figures of then stay:
 * the ring must not vanish from the list, and the configurator says why it cannot be ordered.
 */
export function watchItemAnswer({ item, design }: KeptRing, basis: PriceBasis, stills: Stills): WatchItem {
  const { name, names } = ringName(item.name, item.setId);
  const today = evaluateFor(basis, design.design).total ?? design;
  return {
    id: item.id,
    code: design.code,
    design: design.design,
    setId: item.setId,
    articleNumber: item.articleNumber,
    name,
    names,
    note: item.note,
    addedAt: item.addedAt.toISOString(),
    still: stills(design),
    grams: today.grams,
    retail: { ...today.retail },
    cost: today.cost,
    // Another currency since then: there is nothing to compare.
    grossWhenAdded: item.currency === today.retail.currency ? item.grossWhenAdded : today.retail.gross,
  };
}

export function watchListAnswer(list: WatchListRow, items: WatchItem[]): WatchList {
  return { id: list.id, name: list.name, createdAt: list.createdAt.toISOString(), items };
}
