import type { WatchedStone } from '@ringwerk/contract';
import { priceOfGross, taxOf, type PriceBasis, type RetailPrice } from '@ringwerk/kernel/price';
import type { Services } from '../../services.ts';
import { currentPriceBasis } from '../pricing/price-basis.ts';
import { looseStonePrice } from '../stones/loose-stone.ts';
import { unreleasedHolds, type StoneHold } from '../stones/stone-repository.ts';
import type { StoneRow } from '../stones/stone-record.ts';
import type { KeptStone } from './watch-list-repository.ts';

/** Figures of a kept stone, and whether they are today's. */
export interface StoneFigures {
  readonly priced: WatchedStone['priced'];
  readonly gone: WatchedStone['gone'];
  readonly retail: RetailPrice;
  /** Null where it has no price today. */
  readonly cost: number | null;
}

/** Why a dealer cannot have a stone; null where he can. */
export function goneFor(
  { status }: Pick<StoneRow, 'status'>,
  hold: Pick<StoneHold, 'dealerId' | 'until'> | undefined,
  { dealerId, now }: { readonly dealerId: string; readonly now: Date },
): WatchedStone['gone'] {
  if (status !== 'listed') return status;
  return hold !== undefined && hold.until > now && hold.dealerId !== dealerId ? 'held' : null;
}

/** The price of the day on which it was kept. Only its gross is stored: the rest follows from it. */
function asKept({ item }: KeptStone, { priceList, retailRule }: PriceBasis): RetailPrice {
  const { rate } = taxOf(priceList, retailRule.country);
  return priceOfGross(item.grossWhenAdded, { currency: item.currency, taxRate: rate });
}

/** Kept stones at today's prices, in their order. */
export async function stoneFigures(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  dealerId: string,
  stones: readonly KeptStone[],
): Promise<StoneFigures[]> {
  if (stones.length === 0) return [];
  const basis = await currentPriceBasis(database, dealerId);
  const holds = await unreleasedHolds(
    database.orm,
    stones.map(({ stone }) => stone.id),
  );
  const holdOf = new Map(holds.map((hold) => [hold.stoneId, hold]));
  const reader = { dealerId, now: clock() };
  return stones.map((kept) => {
    const gone = goneFor(kept.stone, holdOf.get(kept.stone.id), reader);
    const price = gone === null ? looseStonePrice(kept.stone, basis) : null;
    return price === null
      ? { priced: gone === null ? 'refused' : 'stone-gone', gone, retail: asKept(kept, basis), cost: null }
      : { priced: 'today', gone, ...price };
  });
}
