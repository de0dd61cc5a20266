import type { WatchedRing, WatchedStone, WatchItem, WatchList } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import type { ModelLookup } from '../catalogue/house-models.ts';
import { ringName } from '../catalogue/ring-name.ts';
import type { StillAddresses } from '../stills/still-addresses.ts';
import { looseStone } from '../stones/loose-stone.ts';
import type { StoneFigures } from './stone-figures.ts';
import type { RingFigures } from './todays-figures.ts';
import type { KeptItem, KeptRing, KeptStone, WatchListRow } from './watch-list-repository.ts';

interface Shown {
  readonly caller: Pick<Caller, 'seesTrade'>;
  readonly likedBy: WatchItem['likedBy'];
}

const keptAnswer = (
  { item }: KeptItem,
  { retail, priced }: Pick<RingFigures, 'retail' | 'priced'>,
  { likedBy }: Shown,
) => ({
  id: item.id,
  note: item.note,
  addedAt: item.addedAt.toISOString(),
  likedBy,
  priced,
  retail: { ...retail },
  // Another currency since then: there is nothing to compare.
  grossWhenAdded: item.currency === retail.currency ? item.grossWhenAdded : retail.gross,
});

/** A kept ring with its figures, which say themselves whether they are today's. */
export function watchedRing(
  models: ModelLookup,
  kept: KeptRing,
  figures: RingFigures,
  shown: Shown & { readonly addresses: Pick<StillAddresses, 'ofSaved'> },
): WatchedRing {
  const { item, design } = kept;
  return {
    kind: 'rings',
    ...keptAnswer(kept, figures, shown),
    ...ringName(models, item.name, item.setId),
    code: design.code,
    design: design.design,
    setId: item.setId,
    articleNumber: item.articleNumber,
    still: shown.addresses.ofSaved(design),
    grams: figures.grams,
    ...(shown.caller.seesTrade ? { cost: figures.cost } : {}),
  };
}

/** A kept stone as its seller describes it, with its figures and why it is gone. */
export function watchedStone(kept: KeptStone, figures: StoneFigures, shown: Shown): WatchedStone {
  const { cost, gone } = figures;
  return {
    kind: 'stone',
    ...keptAnswer(kept, figures, shown),
    name: kept.item.name,
    stone: looseStone(kept.stone),
    gone,
    ...(shown.caller.seesTrade && cost !== null ? { cost } : {}),
  };
}

export function watchListAnswer(list: WatchListRow, items: WatchItem[]): WatchList {
  return { id: list.id, name: list.name, createdAt: list.createdAt.toISOString(), items };
}
