import type { DealerConditions } from '@ringwerk/contract';
import { RETAIL_BLOCKS, type PriceDiscount } from '@ringwerk/kernel/price';
import { desc, eq, lte, sql } from 'drizzle-orm';
import { CodedError } from '../../http/coded-error.ts';
import type { Queryable } from '../../storage/database.ts';
import { dealerAgreements, priceEditions } from '../../storage/schema/prices.ts';

const NO_CONDITIONS: DealerConditions = {
  priceListId: null,
  discounts: { metal: 0, labour: 0, stones: 0, options: 0 },
  minimumOrder: 0,
};

export async function readConditions(database: Queryable, dealerId: string): Promise<DealerConditions> {
  const [row] = await database.select().from(dealerAgreements).where(eq(dealerAgreements.dealerId, dealerId));
  if (row === undefined) return NO_CONDITIONS;
  return { priceListId: row.editionId, discounts: row.discounts, minimumOrder: row.minimumOrder };
}

/** Lists that have begun: none of them is ever changed, so that an agreement means what it meant. */
export const agreeableLists = (database: Queryable): Promise<{ id: string; name: string; isAgreedOnly: boolean }[]> =>
  database
    .select({ id: priceEditions.id, name: priceEditions.name, isAgreedOnly: priceEditions.isAgreedOnly })
    .from(priceEditions)
    .where(lte(priceEditions.activeFrom, sql`now()`))
    .orderBy(desc(priceEditions.activeFrom));

/** Decimal places of a share: a hundredth of a percent. */
const SHARE_PLACES = 1e4;
export const roundedShare = (share: number): number => Math.round(share * SHARE_PLACES) / SHARE_PLACES;
const roundedShares = (shares: PriceDiscount['shares']): PriceDiscount['shares'] => ({
  metal: roundedShare(shares.metal),
  labour: roundedShare(shares.labour),
  stones: roundedShare(shares.stones),
  options: roundedShare(shares.options),
});

/** Writes an agreement; one that says nothing has no row. @throws CodedError `request.invalid` for a list that may not be agreed to. */
export async function writeConditions(
  database: Queryable,
  dealerId: string,
  { priceListId, discounts, minimumOrder }: DealerConditions,
): Promise<DealerConditions> {
  await requireAgreeable(database, priceListId);
  const written = { editionId: priceListId, discounts: roundedShares(discounts), minimumOrder };
  const says = priceListId !== null || minimumOrder > 0 || RETAIL_BLOCKS.some((block) => written.discounts[block] > 0);
  if (says)
    await database
      .insert(dealerAgreements)
      .values({ dealerId, ...written })
      .onConflictDoUpdate({ target: dealerAgreements.dealerId, set: written });
  else await database.delete(dealerAgreements).where(eq(dealerAgreements.dealerId, dealerId));
  return readConditions(database, dealerId);
}

async function requireAgreeable(database: Queryable, priceListId: string | null): Promise<void> {
  if (priceListId === null) return;
  if ((await agreeableLists(database)).some(({ id }) => id === priceListId)) return;
  const issue = { code: 'field.value', path: '/priceListId', params: {}, severity: 'error' } as const;
  throw new CodedError('request.invalid', { issues: [issue] });
}
