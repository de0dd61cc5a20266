import type { ShowcaseSort, ShowcaseState } from '@ringwerk/contract';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { users } from '../../storage/schema/dealers.ts';
import { designs } from '../../storage/schema/designs.ts';
import { showcaseRings } from '../../storage/schema/showcase.ts';

export type ShowcaseRow = typeof showcaseRings.$inferSelect;
export type NewShowcaseRow = typeof showcaseRings.$inferInsert;
/** A sample with the saved design that it shows, and who put it there. */
export interface ShownRing {
  readonly ring: ShowcaseRow;
  readonly design: typeof designs.$inferSelect;
  readonly by: string;
}

/** One word of a question: the sets whose articles it names, and its letters. */
export interface AskedWord {
  readonly text: string;
  readonly sets: readonly number[];
}

export interface ShowcaseQuestion {
  readonly words: readonly AskedWord[];
  readonly state: ShowcaseState;
  readonly sort: ShowcaseSort;
}

/** Everything that a word is looked for in; article numbers are found with and without what separates their parts. */
const SEARCHED = sql`lower(concat_ws(' ', ${showcaseRings.place}, ${showcaseRings.note}, ${showcaseRings.code},
  ${showcaseRings.articleNumber}, translate(${showcaseRings.articleNumber}, '-', ''), ${designs.name}))`;

const meets = ({ text, sets }: AskedWord): SQL | undefined => {
  const stands = sql`strpos(${SEARCHED}, ${text}) > 0`;
  return sets.length === 0 ? stands : or(stands, sql`${showcaseRings.setId} = any(${sql.param([...sets])}::int[])`);
};

const ORDERS: Readonly<Record<ShowcaseSort, readonly SQL[]>> = {
  // Without a place last; trays by their number.
  place: [
    sql`${showcaseRings.place} = ''`,
    sql`nullif(substring(${showcaseRings.place} from '^\\D*'), '')`,
    sql`substring(${showcaseRings.place} from '\\d{1,9}')::bigint`,
    asc(showcaseRings.place),
    asc(showcaseRings.setId),
  ],
  article: [asc(showcaseRings.setId), asc(showcaseRings.place)],
  since: [desc(showcaseRings.since), desc(showcaseRings.addedAt)],
};

const whole = (database: Queryable) =>
  database
    .select({ ring: showcaseRings, design: designs, by: users.name })
    .from(showcaseRings)
    .innerJoin(designs, eq(designs.code, showcaseRings.designCode))
    .innerJoin(users, eq(users.id, showcaseRings.addedBy));

export async function listRings(
  database: Queryable,
  dealerId: string,
  { words, state, sort }: ShowcaseQuestion,
  page: { readonly pageSize: number; readonly offset: number },
): Promise<{ total: number; rows: ShownRing[] }> {
  const where = and(
    eq(showcaseRings.dealerId, dealerId),
    state === 'standing' ? isNull(showcaseRings.goneOn) : isNotNull(showcaseRings.goneOn),
    ...words.map(meets),
  );
  const [counted] = await database
    .select({ total: count() })
    .from(showcaseRings)
    .innerJoin(designs, eq(designs.code, showcaseRings.designCode))
    .where(where);
  const rows = await whole(database)
    .where(where)
    .orderBy(...ORDERS[sort], asc(showcaseRings.id))
    .limit(page.pageSize)
    .offset(page.offset);
  return { total: counted?.total ?? 0, rows };
}

/** Sets of everything that stands in a dealer's showcase, or stood there. */
export async function listSets(database: Queryable, dealerId: string): Promise<number[]> {
  const rows = await database
    .selectDistinct({ setId: showcaseRings.setId })
    .from(showcaseRings)
    .where(eq(showcaseRings.dealerId, dealerId));
  return rows.map(({ setId }) => setId);
}

export async function countStanding(database: Queryable, dealerId: string): Promise<number> {
  const [row] = await database
    .select({ total: count() })
    .from(showcaseRings)
    .where(and(eq(showcaseRings.dealerId, dealerId), isNull(showcaseRings.goneOn)));
  return row?.total ?? 0;
}

/** Another dealer's ring is as unknown as one that never was. */
export async function findRing(database: Queryable, dealerId: string, id: string): Promise<ShownRing | null> {
  const [row] = await whole(database).where(and(eq(showcaseRings.dealerId, dealerId), eq(showcaseRings.id, id)));
  return row ?? null;
}

export async function findByCode(database: Queryable, dealerId: string, code: string): Promise<ShownRing | null> {
  const [row] = await whole(database).where(and(eq(showcaseRings.dealerId, dealerId), eq(showcaseRings.code, code)));
  return row ?? null;
}

export async function findRings(database: Queryable, dealerId: string, ids: readonly string[]): Promise<ShownRing[]> {
  return whole(database).where(and(eq(showcaseRings.dealerId, dealerId), inArray(showcaseRings.id, [...ids])));
}

/** Null when the code is taken. */
export async function insertRing(database: Queryable, ring: NewShowcaseRow): Promise<ShowcaseRow | null> {
  const [row] = await database
    .insert(showcaseRings)
    .values(ring)
    .onConflictDoNothing({ target: showcaseRings.code })
    .returning();
  return row ?? null;
}

/** The row alone, locked until the transaction ends. */
export async function lockRing(transaction: Transaction, dealerId: string, id: string): Promise<ShowcaseRow | null> {
  const [row] = await transaction
    .select()
    .from(showcaseRings)
    .where(and(eq(showcaseRings.dealerId, dealerId), eq(showcaseRings.id, id)))
    .for('update');
  return row ?? null;
}

export async function updateRing(
  transaction: Transaction,
  id: string,
  changes: Partial<Pick<ShowcaseRow, 'sizes' | 'place' | 'note' | 'since' | 'goneAs' | 'goneOn'>>,
): Promise<void> {
  await transaction.update(showcaseRings).set(changes).where(eq(showcaseRings.id, id));
}
