import { setImmediate as nextTurn } from 'node:timers/promises';
import type { WatchItem } from '@ringwerk/contract';
import type { Design, ListedStones } from '@ringwerk/kernel';
import type { RetailPrice } from '@ringwerk/kernel/price';
import type { Services } from '../../services.ts';
import { readWeights } from '../designs/design-weights.ts';
import { evaluateFor } from '../designs/evaluate.ts';
import { currentPriceBasis, type ListedPriceBasis } from '../pricing/price-basis.ts';
import { listingsOfDesigns } from '../stones/listed-stones.ts';

/** What a saved design is priced by, and its figures of the day it was saved. */
export interface SavedRing {
  readonly design: Design;
  readonly designKey: string;
  readonly grams: number;
  readonly cost: number;
  readonly retail: RetailPrice;
}

/** A kept ring's figures, and whether they are today's. */
export interface RingFigures extends Pick<SavedRing, 'grams' | 'cost' | 'retail'> {
  readonly priced: WatchItem['priced'];
}

/** What today says about a design; null where it has no price today. */
type Today = Pick<SavedRing, 'grams' | 'cost' | 'retail'> | null;

/** A list of 300 rings takes about a second of processor: after so many milliseconds everybody else has a turn. */
const SLICE_MS = 8;
/** Some hundred bytes each; enough for every list that is looked at in a day. */
const MOST_CACHED = 20_000;

/** By everything that a price depends on: design, price list, retail rule, real stones. The least recently made go first. */
const cache = new Map<string, Today>();

function todayOf(ring: SavedRing, basis: ListedPriceBasis): { readonly today: Today; readonly isNew: boolean } {
  const { priceList, retailRule, listings = null } = basis;
  const key = `${ring.designKey} ${priceList.id} ${JSON.stringify([retailRule, listings])}`;
  const known = cache.get(key);
  if (known !== undefined) return { today: known, isNew: false };
  const { total } = evaluateFor(basis, ring.design);
  const today = total === null ? null : { grams: total.grams, cost: total.cost, retail: total.retail };
  cache.set(key, today);
  const [oldest] = cache.keys();
  if (cache.size > MOST_CACHED && oldest !== undefined) cache.delete(oldest);
  return { today, isNew: true };
}

const isGone = (listings: ListedStones | undefined): boolean =>
  listings !== undefined && Object.values(listings).includes(null);

/**
 * Rings at today's prices, in their order. Figures of a ring that has no price today, because a real stone of it was sold
 * or because today's rules refuse it, are those of the day it was kept, and say so. Prices are computed in slices that let
 * other requests in between.
 */
export async function todaysFigures(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  dealerId: string,
  rings: readonly SavedRing[],
): Promise<RingFigures[]> {
  const basis = await currentPriceBasis(database, dealerId);
  const designs = rings.map(({ design }) => design);
  const listingsOf = await listingsOfDesigns(database.orm, { dealerId, now: clock() }, designs);
  const weightsOf = await readWeights(database, designs, basis.priceList);
  const figures: RingFigures[] = [];
  let sliceEnds = performance.now() + SLICE_MS;
  for (const ring of rings) {
    const listings = listingsOf(ring.design);
    const own = { ...basis, weights: weightsOf(ring.design), ...(listings === undefined ? {} : { listings }) };
    const { today, isNew } = todayOf(ring, own);
    figures.push(
      today === null
        ? { ...asKept(ring), priced: isGone(listings) ? 'stone-gone' : 'refused' }
        : { ...today, priced: 'today' },
    );
    if (isNew && performance.now() >= sliceEnds) {
      await nextTurn();
      sliceEnds = performance.now() + SLICE_MS;
    }
  }
  return figures;
}

const asKept = ({ grams, cost, retail }: SavedRing): Pick<SavedRing, 'grams' | 'cost' | 'retail'> => ({
  grams,
  cost,
  retail,
});
