import type { ListedStones } from '@ringwerk/kernel';
import type { PriceBasis, PriceList, RetailRule } from '@ringwerk/kernel/price';
import { desc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../storage/database.ts';
import { priceLists } from '../../storage/schema/prices.ts';

/** What a design of this dealer is priced by. */
export interface ListedPriceBasis extends PriceBasis {
  /** Real stones of the design at hand; absent when it names none. */
  readonly listings?: ListedStones;
}

/** Asked with nearly every request, so it is one prepared statement; the list itself is frozen and is read once. */
const FIND_BASIS = {
  name: 'find-price-basis',
  text: `select d.retail_rule as "retailRule",
           (select p.id from price_lists p where p.valid_from <= now() order by p.valid_from desc limit 1) as "priceListId"
         from dealers d where d.id = $1`,
};

const frozenLists = new Map<string, PriceList>();

/** The current price list with its fixing, and the dealer's retail rule. */
export async function currentPriceBasis(database: Database, dealerId: string): Promise<PriceBasis> {
  const { rows } = await database.pool.query<{ retailRule: RetailRule; priceListId: string | null }>({
    ...FIND_BASIS,
    values: [dealerId],
  });
  const row = rows[0];
  if (row === undefined) throw new Error(`dealer ${dealerId} does not exist`);
  if (row.priceListId === null) throw new Error('the database has no price list in force');
  return { priceList: await frozenPriceList(database, row.priceListId), retailRule: row.retailRule };
}

/**
 * The list that prices are computed with today, for every dealer.
 * @throws Error when the database has none.
 */
export async function currentPriceList(database: Database): Promise<PriceList> {
  const rows = await database.orm
    .select({ id: priceLists.id })
    .from(priceLists)
    .where(lte(priceLists.validFrom, sql`now()`))
    .orderBy(desc(priceLists.validFrom))
    .limit(1);
  if (rows[0] === undefined) throw new Error('the database has no price list in force');
  return frozenPriceList(database, rows[0].id);
}

/** A price list by its id. Rows never change, so a list once read stays valid for the life of the process. */
export async function frozenPriceList(database: Database, id: string): Promise<PriceList> {
  const known = frozenLists.get(id);
  if (known !== undefined) return known;
  const rows = await database.orm.select({ list: priceLists.list }).from(priceLists).where(eq(priceLists.id, id));
  if (rows[0] === undefined) throw new Error(`price list ${id} does not exist`);
  frozenLists.set(id, rows[0].list);
  return rows[0].list;
}
