import { aliasedTable, and, desc, eq, getTableColumns, isNotNull, lt, lte, ne, not, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { users } from '../../storage/schema/dealers.ts';
import { dealerAgreements, priceEditions } from '../../storage/schema/prices.ts';

const saver = aliasedTable(users, 'saver');
const activator = aliasedTable(users, 'activator');

const columns = {
  ...getTableColumns(priceEditions),
  savedBy: saver.name,
  startedBy: activator.name,
  /** Whether the list has begun, by the clock that decides which list counts. */
  hasBegun: sql<boolean>`coalesce(${priceEditions.activeFrom} <= now(), false)`,
  /** Dealers who have agreed to it. */
  agreements: sql<number>`(select count(*)::int from ${dealerAgreements} where ${dealerAgreements.editionId} = ${priceEditions.id})`,
};

export type Edition = typeof priceEditions.$inferSelect & {
  readonly savedBy: string | null;
  readonly startedBy: string | null;
  readonly hasBegun: boolean;
  readonly agreements: number;
};

const select = (database: Queryable) =>
  database
    .select(columns)
    .from(priceEditions)
    .leftJoin(saver, eq(saver.id, priceEditions.updatedBy))
    .leftJoin(activator, eq(activator.id, priceEditions.activatedBy))
    .$dynamic();

/** Drafts first, then by the day on which they count, newest first. */
export const listEditions = (database: Queryable): Promise<Edition[]> =>
  select(database).orderBy(sql`${priceEditions.activeFrom} desc nulls first`, desc(priceEditions.updatedAt));

export async function findEdition(database: Queryable, id: string): Promise<Edition | null> {
  const rows = await select(database).where(eq(priceEditions.id, id));
  return rows[0] ?? null;
}

const countsForAll = not(priceEditions.isAgreedOnly);

/** The edition that counts now, for whoever has agreed to no other. */
export async function editionInForce(database: Queryable): Promise<Edition | null> {
  const rows = await select(database)
    .where(and(countsForAll, lte(priceEditions.activeFrom, sql`now()`)))
    .orderBy(desc(priceEditions.activeFrom), desc(priceEditions.updatedAt))
    .limit(1);
  return rows[0] ?? null;
}

/** The edition that counted before another one. */
export async function editionBefore(database: Queryable, { id, activeFrom }: Edition): Promise<Edition | null> {
  if (activeFrom === null) return null;
  const rows = await select(database)
    .where(
      and(
        countsForAll,
        isNotNull(priceEditions.activeFrom),
        lt(priceEditions.activeFrom, activeFrom),
        ne(priceEditions.id, id),
      ),
    )
    .orderBy(desc(priceEditions.activeFrom))
    .limit(1);
  return rows[0] ?? null;
}

/** An edition, locked until the transaction ends: of two who save at once the second sees the first. */
export async function lockEdition(transaction: Transaction, id: string): Promise<Edition | null> {
  await transaction.select({ id: priceEditions.id }).from(priceEditions).where(eq(priceEditions.id, id)).for('update');
  return findEdition(transaction, id);
}

export async function insertEdition(
  database: Queryable,
  edition: Pick<Edition, 'name' | 'note' | 'content' | 'isAgreedOnly' | 'createdAt' | 'updatedAt' | 'updatedBy'>,
): Promise<string> {
  const rows = await database.insert(priceEditions).values(edition).returning({ id: priceEditions.id });
  if (rows[0] === undefined) throw new Error('an inserted price list was not returned');
  return rows[0].id;
}

export async function updateEdition(
  database: Queryable,
  id: string,
  changes: Partial<Omit<Edition, 'activeFrom'>> & { readonly activeFrom?: Date | 'now' | null },
): Promise<void> {
  const { activeFrom, ...rest } = changes;
  const from = activeFrom === 'now' ? sql`now()` : activeFrom;
  await database
    .update(priceEditions)
    .set({ ...rest, ...(from === undefined ? {} : { activeFrom: from }) })
    .where(eq(priceEditions.id, id));
}

export async function deleteEdition(database: Queryable, id: string): Promise<void> {
  await database.delete(priceEditions).where(eq(priceEditions.id, id));
}
