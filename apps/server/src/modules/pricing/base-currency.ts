import type { BaseCurrency } from '@ringwerk/kernel/price';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import { priceEditions } from '../../storage/schema/prices.ts';

/**
 * What the house keeps its trade prices in: the currency of its lists, which is one for all of them.
 * @throws Error when the database has no price list
 */
export async function baseCurrency(database: Queryable): Promise<BaseCurrency> {
  const [row] = await database
    .select({ currency: sql<BaseCurrency>`${priceEditions.content} ->> 'currency'` })
    .from(priceEditions)
    .limit(1);
  if (row === undefined) throw new Error('the database has no price list');
  return row.currency;
}
