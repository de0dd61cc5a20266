import type { HouseModel } from './house-model.ts';
import { addBit, noBits, type Bits } from './search/bits.ts';

/** So long a model is a new one. */
const NEW_DAYS = 90;
const DAY_MS = 86_400_000;

/** When the first models were published, ms: with them the collection began, and began as nothing new. */
const beginnings = new WeakMap<readonly Pick<HouseModel, 'publishedFrom'>[], number>();

function beginningOf(models: readonly Pick<HouseModel, 'publishedFrom'>[]): number {
  const known = beginnings.get(models);
  if (known !== undefined) return known;
  const first = models.reduce(
    (least, { publishedFrom }) => Math.min(least, publishedFrom?.getTime() ?? Infinity),
    Infinity,
  );
  beginnings.set(models, first);
  return first;
}

/** From when on a model of the collection is a new one, ms. The day decides, so that lists stay the same for a day. */
export function newSince(models: readonly Pick<HouseModel, 'publishedFrom'>[], now: Date): number {
  const day = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return Math.max(day - NEW_DAYS * DAY_MS, beginningOf(models) + 1);
}

/** Models that were published at a moment or later, by their places. */
export function newModels(models: readonly Pick<HouseModel, 'publishedFrom'>[], since: number): Bits {
  const found = noBits(models.length);
  for (const [place, { publishedFrom }] of models.entries())
    if (publishedFrom !== null && publishedFrom.getTime() >= since) addBit(found, place);
  return found;
}
