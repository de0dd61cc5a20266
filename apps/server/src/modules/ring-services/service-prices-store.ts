import type { ResizePrices, ServicePrices } from '@ringwerk/contract';
import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { LOCKS } from '../../storage/locks.ts';
import { servicePrices } from '../../storage/schema/ring-services.ts';

const NONE: ResizePrices = { ring: null, step: null, most: null };
const NEITHER = { larger: NONE, smaller: NONE };
/** A house offers nothing until it has set a price. */
const UNSET: ServicePrices = {
  resize: { gold: NEITHER, platinum: NEITHER, palladium: NEITHER, silver: NEITHER },
  stone: null,
  refinish: null,
  rhodium: null,
  engrave: null,
  clean: null,
  days: 0,
  version: 1,
};

export async function readServicePrices(database: Queryable): Promise<ServicePrices> {
  const [row] = await database.select().from(servicePrices);
  return row === undefined ? UNSET : { ...UNSET, ...row.prices, version: row.version };
}

export async function lockServicePrices(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${LOCKS.servicePrices})`);
}

export async function writeServicePrices(
  transaction: Transaction,
  { version, ...prices }: ServicePrices,
  updatedAt: Date,
): Promise<void> {
  const row = { version, prices, updatedAt };
  await transaction.insert(servicePrices).values(row).onConflictDoUpdate({ target: servicePrices.id, set: row });
}
