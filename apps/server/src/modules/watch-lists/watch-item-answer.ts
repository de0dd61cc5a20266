import type { WatchItem, WatchList } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import type { ModelLookup } from '../catalogue/house-models.ts';
import type { StillAddresses } from '../stills/still-addresses.ts';
import { ringName } from '../catalogue/ring-name.ts';
import type { RingFigures } from './todays-figures.ts';
import type { KeptRing, WatchListRow } from './watch-list-repository.ts';

/** A kept ring with its figures, which say themselves whether they are today's. */
export function watchItemAnswer(
  models: ModelLookup,
  { item, design }: KeptRing,
  figures: RingFigures,
  {
    addresses,
    caller,
    likedBy,
  }: {
    readonly addresses: Pick<StillAddresses, 'ofSaved'>;
    readonly caller: Pick<Caller, 'seesTrade'>;
    readonly likedBy: WatchItem['likedBy'];
  },
): WatchItem {
  const { name, names } = ringName(models, item.name, item.setId);
  const { grams, cost, retail, priced } = figures;
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
    likedBy,
    still: addresses.ofSaved(design),
    grams,
    retail: { ...retail },
    ...(caller.seesTrade ? { cost } : {}),
    priced,
    // Another currency since then: there is nothing to compare.
    grossWhenAdded: item.currency === retail.currency ? item.grossWhenAdded : retail.gross,
  };
}

export function watchListAnswer(list: WatchListRow, items: WatchItem[]): WatchList {
  return { id: list.id, name: list.name, createdAt: list.createdAt.toISOString(), items };
}
