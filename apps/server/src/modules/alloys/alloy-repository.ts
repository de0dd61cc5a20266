import { fineMetalOf, shippedAlloy } from '@ringwerk/catalogue';
import type { ListedAlloy } from '@ringwerk/kernel';
import { desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { LOCKS } from '../../storage/locks.ts';
import { alloyVersions } from '../../storage/schema/alloys.ts';

/** Ids of the versions that count now, with commas between: of each alloy the newest whose time has come. */
export const ALLOYS_NOW = `(select string_agg(v.id::text, ',' order by v.id) from (
    select distinct on (alloy_id) id from alloy_versions where valid_from <= now() order by alloy_id, version desc
  ) v)`;

const columns = {
  ...getTableColumns(alloyVersions),
  /** By the clock that decides what counts. */
  hasBegun: sql<boolean>`${alloyVersions.validFrom} <= now()`,
};
export type AlloyRow = typeof alloyVersions.$inferSelect & {
  readonly hasBegun: boolean;
};

const select = (database: Queryable) => database.select(columns).from(alloyVersions).$dynamic();

/** All versions of every alloy, the newest first. */
export const allVersions = (database: Queryable): Promise<AlloyRow[]> =>
  select(database).orderBy(alloyVersions.alloyId, desc(alloyVersions.version));

/** All versions of one alloy, the newest first. */
export const versionsOf = (database: Queryable, alloyId: string): Promise<AlloyRow[]> =>
  select(database).where(eq(alloyVersions.alloyId, alloyId)).orderBy(desc(alloyVersions.version));

/** Rows never change, so those of these ids are what they were. */
export async function versionsByIds(
  database: Queryable,
  ids: string | null,
): Promise<(typeof alloyVersions.$inferSelect)[]> {
  const numbers = (ids ?? '').split(',').filter(Boolean).map(Number);
  if (numbers.length === 0) return [];
  return database.select().from(alloyVersions).where(inArray(alloyVersions.id, numbers)).orderBy(alloyVersions.alloyId);
}

/** What a price list is frozen with. */
export const listedAlloys = async (database: Queryable, ids: string | null): Promise<ListedAlloy[]> =>
  (await versionsByIds(database, ids)).map(listedAlloy);

export function listedAlloy({ alloyId, content, isWithdrawn }: typeof alloyVersions.$inferSelect): ListedAlloy {
  const { family, colour, fineness, density, loss, lab } = content;
  const fineMetal = shippedAlloy(alloyId)?.fineMetal ?? fineMetalOf(family);
  return { id: alloyId, family, colour, fineness, density, fineMetal, loss, lab, isWithdrawn };
}

export async function lockAlloys(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${LOCKS.alloys})`);
}

/** Running number of the next alloy of the house's own; none is ever given out twice. */
export async function nextOwnNumber(transaction: Transaction): Promise<number> {
  const { rows } = await transaction.execute<{ next: number }>(
    sql`select coalesce(max(substring(alloy_id from '-h([0-9]+)$')::int), 0) + 1 as next from alloy_versions`,
  );
  if (rows[0] === undefined) throw new Error('the question for the next number had no answer');
  return rows[0].next;
}

export async function insertVersion(
  transaction: Transaction,
  { validFrom, ...row }: Omit<typeof alloyVersions.$inferInsert, 'validFrom'> & { readonly validFrom: Date | null },
): Promise<void> {
  // What counts at once begins by the database's clock, which decides what counts.
  await transaction.insert(alloyVersions).values(validFrom === null ? row : { ...row, validFrom });
}
