import { FIRST_HOUSE_LIST, FIRST_RATES } from '@ringwerk/catalogue';
import { MODELS } from '@ringwerk/catalogue/models';
import { parseDesign, type Design } from '@ringwerk/kernel';
import type { PriceList, RetailRule } from '@ringwerk/kernel/price';
import { composeFrozen } from '../../apps/server/src/modules/pricing/freeze-price-list.ts';

/** Models of a large house. */
export const VARIANTS = 10_000;
export const SIZES = 24;
const FIRST_SIZE = 48;
const DAY = '2026-11-24';

export const RULE: RetailRule = { factor: 2.2, country: 'DE', exchangeRate: 1, roundUpTo: 0 };

/** The first list with another price of turning, cents. */
export const listOf = (turning: number): PriceList => composeFrozen({ ...FIRST_HOUSE_LIST, turning }, FIRST_RATES, DAY);

/** Designs of the collection, with their stones, in one size after another. */
export function* variants(count = VARIANTS): Iterable<{ readonly design: Design; readonly shown: number }> {
  for (let index = 0; index < count; index += 1) {
    const model = MODELS[index % MODELS.length];
    if (model === undefined) throw new Error('the collection is empty');
    const design = model.with ?? model.without;
    const size = FIRST_SIZE + (Math.floor(index / MODELS.length) % SIZES);
    const sized = parseDesign({ ...design, rings: design.rings.map((ring) => ({ ...ring, size })) });
    if (sized.ok) yield { design: sized.value, shown: index };
  }
}
