import type { CoupleSort } from '@ringwerk/contract';
import { and, asc, count, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { coupleConsents, coupleNotes, couples } from '../../storage/schema/couples.ts';
import { users } from '../../storage/schema/dealers.ts';
import { matches, questionWords, wordsQuery } from '../catalogue/search-words.ts';
import { ZONE } from '../calendar/house-zone.ts';
import type { Page } from '../paging.ts';

export type CoupleRow = typeof couples.$inferSelect;
export type NewCouple = typeof couples.$inferInsert;

/**
 * The one place that says whose couples a caller sees: every read and write of a couple goes by it. A double that went
 * into another file is no couple any more.
 */
export const ofDealer = (dealerId: string): SQL | undefined =>
  and(eq(couples.dealerId, dealerId), isNull(couples.mergedInto));

export async function insertCouple(database: Queryable, couple: NewCouple): Promise<CoupleRow> {
  const [row] = await database.insert(couples).values(couple).returning();
  if (row === undefined) throw new Error('an inserted couple was not returned');
  return row;
}

/** The file that an id stands for: its own, or the one that it went into. Another dealer's is as unknown as none. */
export async function findCouple(database: Queryable, dealerId: string, id: string): Promise<CoupleRow | null> {
  const [named] = await database
    .select({ mergedInto: couples.mergedInto })
    .from(couples)
    .where(and(eq(couples.dealerId, dealerId), eq(couples.id, id)));
  if (named === undefined) return null;
  const [row] = await database
    .select()
    .from(couples)
    .where(and(ofDealer(dealerId), eq(couples.id, named.mergedInto ?? id)));
  return row ?? null;
}

/**
 * The same, locked until the transaction ends: of two who change one couple the second sees the first. A file that was
 * merged while the lock was waited for leads to the one that it went into.
 * @param strength - `key share` for what is only tied to the file: it waits for merge and deletion, and they for it
 */
export async function lockCouple(
  transaction: Transaction,
  dealerId: string,
  id: string,
  strength: 'update' | 'key share' = 'update',
): Promise<CoupleRow | null> {
  const found = await findCouple(transaction, dealerId, id);
  if (found === null) return null;
  const [row] = await transaction
    .select()
    .from(couples)
    .where(and(ofDealer(dealerId), eq(couples.id, found.id)))
    .for(strength);
  return row ?? lockCouple(transaction, dealerId, id, strength);
}

export type CoupleChange = Partial<Omit<NewCouple, 'id' | 'dealerId' | 'createdAt' | 'version'>>;

export async function updateCouple(transaction: Transaction, id: string, change: CoupleChange): Promise<CoupleRow> {
  const [row] = await transaction
    .update(couples)
    .set({ ...change, version: sql`${couples.version} + 1` })
    .where(eq(couples.id, id))
    .returning();
  if (row === undefined) throw new Error(`couple ${id} was locked and is gone`);
  return row;
}

/** Doubles of a double lead straight to the file. */
export async function redirectDoubles(transaction: Transaction, from: string, to: string): Promise<void> {
  await transaction.update(couples).set({ mergedInto: to }).where(eq(couples.mergedInto, from));
}

export async function deleteCoupleRow(transaction: Transaction, dealerId: string, id: string): Promise<void> {
  // Ways to the file go with it.
  await transaction.delete(couples).where(and(eq(couples.dealerId, dealerId), eq(couples.mergedInto, id)));
  await transaction.delete(couples).where(and(eq(couples.dealerId, dealerId), eq(couples.id, id)));
}

export async function nameOfUser(database: Queryable, userId: string): Promise<string> {
  const [row] = await database.select({ name: users.name }).from(users).where(eq(users.id, userId));
  return row?.name ?? '';
}

/** Today at the house, read once for a query. */
const TODAY = sql`(select (now() at time zone ${ZONE})::date)`;
/** More days than lie between any two dates. */
const FAR_DAYS = 10_000_000;
/**
 * Coming ones first, the next on top; then those that are over, the last on top; then those without a day. One number for a
 * row: all couples of a dealer are put in order for a page.
 */
const BY_WEDDING = sql`(case when ${couples.weddingDate} >= ${TODAY} then ${couples.weddingDate} - ${TODAY}
  else ${sql.raw(String(FAR_DAYS))} + (${TODAY} - ${couples.weddingDate}) end)`;

const ORDER_BY: Readonly<Record<CoupleSort, readonly SQL[]>> = {
  recent: [desc(couples.updatedAt), desc(couples.id)],
  wedding: [sql`${BY_WEDDING} asc nulls last`, asc(couples.id)],
  name: [asc(couples.sortName), asc(couples.id)],
};

export interface CoupleQuestion {
  readonly q?: string | undefined;
  readonly sort?: CoupleSort | undefined;
}

/** Couples of a page with how much is tied to each. Rows before the page are passed over in an index alone. */
export async function listCouples(database: Queryable, dealerId: string, question: CoupleQuestion, page: Page) {
  const { q = '', sort = 'recent' } = question;
  const where = and(ofDealer(dealerId), matches(couples.search, wordsQuery(questionWords(q))));
  const [counted] = await database.select({ total: count() }).from(couples).where(where);
  const ids = database
    .select({ id: couples.id })
    .from(couples)
    .where(where)
    .orderBy(...ORDER_BY[sort])
    .limit(page.pageSize)
    .offset(page.offset);
  const of = sql.raw('couple_id = couples.id');
  const rows = await database
    .select({
      couple: couples,
      designs: sql`(select count(*) from couple_designs where ${of})`.mapWith(Number),
      quotes: sql`(select count(*) from quotes where ${of})`.mapWith(Number),
      orders: sql`(select count(*) from orders where ${of})`.mapWith(Number),
    })
    .from(couples)
    .where(inArray(couples.id, ids))
    .orderBy(...ORDER_BY[sort]);
  return { total: counted?.total ?? 0, rows };
}

export type NoteRow = typeof coupleNotes.$inferSelect;
export type ConsentRow = typeof coupleConsents.$inferSelect;

/** More notes than anybody writes about one couple; a file stays one answer. */
export const NOTES_MAX = 500;

export const listNotes = (database: Queryable, coupleId: string): Promise<NoteRow[]> =>
  database.select().from(coupleNotes).where(eq(coupleNotes.coupleId, coupleId)).orderBy(desc(coupleNotes.id));

export const listConsents = (database: Queryable, coupleId: string): Promise<ConsentRow[]> =>
  database.select().from(coupleConsents).where(eq(coupleConsents.coupleId, coupleId)).orderBy(desc(coupleConsents.id));

export async function insertNotes(
  database: Queryable,
  notes: readonly (typeof coupleNotes.$inferInsert)[],
): Promise<void> {
  if (notes.length > 0) await database.insert(coupleNotes).values([...notes]);
}

/** False when the file has no such note. */
export async function removeNote(database: Queryable, coupleId: string, id: number): Promise<boolean> {
  const rows = await database
    .delete(coupleNotes)
    .where(and(eq(coupleNotes.coupleId, coupleId), eq(coupleNotes.id, id)))
    .returning({ id: coupleNotes.id });
  return rows.length > 0;
}

export async function insertConsent(database: Queryable, consent: typeof coupleConsents.$inferInsert): Promise<void> {
  await database.insert(coupleConsents).values(consent);
}
