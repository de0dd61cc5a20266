import { JUMP_PERCENT_MAX, type RateState, type RateSubject } from '@ringwerk/contract';
import { aliasedTable, and, desc, eq, getTableColumns, gt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { LOCKS } from '../../storage/locks.ts';
import { users } from '../../storage/schema/dealers.ts';
import { marketRates, priceEditions, priceLists, rateSettings, type FrozenRate } from '../../storage/schema/prices.ts';

const recorder = aliasedTable(users, 'recorder');
const decider = aliasedTable(users, 'decider');
const columns = { ...getTableColumns(marketRates), recordedName: recorder.name, decidedName: decider.name };

export type RateRow = typeof marketRates.$inferSelect & {
  readonly recordedName: string | null;
  readonly decidedName: string | null;
};
export type RateSettings = Pick<typeof rateSettings.$inferSelect, 'jumpPercent' | 'staleDays'>;

const NEWEST = [desc(marketRates.validFrom), desc(marketRates.id)] as const;

const select = (database: Queryable, where: SQL | undefined) =>
  database
    .select(columns)
    .from(marketRates)
    .leftJoin(recorder, eq(recorder.id, marketRates.recordedBy))
    .leftJoin(decider, eq(decider.id, marketRates.decidedBy))
    .where(where)
    .orderBy(...NEWEST)
    .$dynamic();

export async function lockRates(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${LOCKS.rates})`);
}

const countsAt = (subject: RateSubject, moment: SQL) =>
  and(eq(marketRates.subject, subject), eq(marketRates.state, 'in-force'), lte(marketRates.validFrom, moment));
const NOW = sql`now()`;
const DAY_AGO = sql`now() - interval '24 hours'`;

/** The rate of a subject that counts now. */
export async function rateInForce(database: Queryable, subject: RateSubject): Promise<RateRow | null> {
  const rows = await select(database, countsAt(subject, NOW)).limit(1);
  return rows[0] ?? null;
}

/**
 * What another than the caller let count last, within a day; otherwise what counted a day ago. By the value in force alone
 * one person goes any distance in small steps.
 */
export async function rateBefore(database: Queryable, subject: RateSubject, userId: string): Promise<RateRow | null> {
  const byAnother = or(
    sql`coalesce(${marketRates.recordedBy}, ${marketRates.configuredBy}) is distinct from ${userId}`,
    sql`${marketRates.decidedBy} <> ${userId}`,
  );
  const recent = and(countsAt(subject, NOW), gt(marketRates.validFrom, DAY_AGO), byAnother);
  const rows = await select(database, recent).limit(1);
  if (rows[0] !== undefined) return rows[0];
  const older = await select(database, countsAt(subject, DAY_AGO)).limit(1);
  return older[0] ?? null;
}

export const ratesIn = (database: Queryable, state: RateState): Promise<RateRow[]> =>
  select(database, eq(marketRates.state, state));

/** Accepted, and not begun yet; the next one first. */
export async function plannedRates(database: Queryable): Promise<RateRow[]> {
  const rows = await select(database, and(eq(marketRates.state, 'in-force'), gt(marketRates.validFrom, NOW)));
  return rows.toReversed();
}

/** Whether an accepted rate has not begun yet: by the clock of this moment, a transaction may have waited for its lock. */
export async function isPlanned(database: Queryable, id: number): Promise<boolean> {
  const awaited = and(
    eq(marketRates.id, id),
    eq(marketRates.state, 'in-force'),
    gt(marketRates.validFrom, sql`clock_timestamp()`),
  );
  return (await database.select({ id: marketRates.id }).from(marketRates).where(awaited)).length > 0;
}

/** What a feed brought last of a subject, whatever became of it. */
export async function lastOfFeed(database: Queryable, feedId: string, subject: RateSubject): Promise<RateRow | null> {
  const rows = await database
    .select({ id: marketRates.id })
    .from(marketRates)
    .where(and(eq(marketRates.feedId, feedId), eq(marketRates.subject, subject)))
    .orderBy(desc(marketRates.id))
    .limit(1);
  return rows[0] === undefined ? null : findRate(database, rows[0].id);
}

/** A newer value of the same feed takes the place of one that still waits. */
export async function withdrawHeldOfFeed(
  database: Queryable,
  feedId: string,
  subject: RateSubject,
  decidedAt: Date,
): Promise<void> {
  await database
    .update(marketRates)
    .set({ state: 'withdrawn', decidedAt })
    .where(and(eq(marketRates.feedId, feedId), eq(marketRates.subject, subject), eq(marketRates.state, 'held')));
}

export const rateHistory = (database: Queryable, subject: RateSubject, limit: number): Promise<RateRow[]> =>
  select(database, eq(marketRates.subject, subject)).limit(limit);

export async function findRate(database: Queryable, id: number): Promise<RateRow | null> {
  const rows = await select(database, eq(marketRates.id, id));
  return rows[0] ?? null;
}

export interface NewRate {
  readonly subject: RateSubject;
  readonly value: number;
  /** Null: from this moment by the database's own clock. */
  readonly validFrom: Date | null;
  readonly quotedDay: string | null;
  readonly source: string;
  readonly feedId: string | null;
  readonly configuredBy: string | null;
  readonly state: RateState;
  readonly note: string;
  readonly recordedAt: Date;
  readonly recordedBy: string | null;
}

export async function insertRate(database: Queryable, rate: NewRate): Promise<RateRow> {
  const { validFrom, ...rest } = rate;
  const rows = await database
    .insert(marketRates)
    .values({ ...rest, validFrom: validFrom ?? sql`now()` })
    .returning({ id: marketRates.id });
  const written = rows[0] === undefined ? null : await findRate(database, rows[0].id);
  if (written === null) throw new Error('an inserted rate was not returned');
  return written;
}

/** A confirmed value counts from the confirmation on, unless it was meant for later: nothing counts in the past. */
export async function decideRate(
  database: Queryable,
  id: number,
  decision: { readonly state: RateState; readonly decidedAt: Date; readonly decidedBy: string },
): Promise<void> {
  const validFrom = sql`greatest(${marketRates.validFrom}, now())`;
  await database
    .update(marketRates)
    .set(decision.state === 'in-force' ? { ...decision, validFrom } : decision)
    .where(eq(marketRates.id, id));
}

export async function readSettings(database: Queryable): Promise<RateSettings> {
  const rows = await database.select().from(rateSettings);
  if (rows[0] === undefined) throw new Error('the database has no rate settings');
  const { jumpPercent, staleDays } = rows[0];
  // Earlier releases took up to 100.
  return { jumpPercent: Math.min(jumpPercent, JUMP_PERCENT_MAX), staleDays };
}

export async function writeSettings(database: Queryable, settings: RateSettings): Promise<void> {
  await database.update(rateSettings).set(settings);
}

export interface PriceSource {
  readonly name: string | null;
  readonly rates: readonly FrozenRate[];
  readonly frozenAt: Date;
  readonly list: (typeof priceLists.$inferSelect)['list'];
  /** Made of a list that counts by agreement only. */
  readonly isAgreedOnly: boolean;
}

/** What a frozen list was made of. */
export async function findPriceSource(database: Queryable, id: string): Promise<PriceSource | null> {
  const rows = await database
    .select({
      name: priceEditions.name,
      rates: priceLists.rates,
      list: priceLists.list,
      frozenAt: priceLists.validFrom,
      isAgreedOnly: sql<boolean>`coalesce(${priceEditions.isAgreedOnly}, false)`,
    })
    .from(priceLists)
    .leftJoin(priceEditions, eq(priceEditions.id, priceLists.editionId))
    .where(eq(priceLists.id, id));
  return rows[0] ?? null;
}

/** Whether a design, or a position of a quote or order of the dealer was priced by a frozen list. */
export async function wasPricedBy(database: Queryable, dealerId: string, id: string): Promise<boolean> {
  const [row] = await database
    .select({
      was: sql<boolean>`exists (select 1 from designs where dealer_id = ${dealerId} and price_list_id = ${id})
        or exists (select 1 from quotes join quote_positions on quote_id = quotes.id
          where dealer_id = ${dealerId} and price_list_id = ${id})
        or exists (select 1 from orders join order_positions on order_id = orders.id
          where dealer_id = ${dealerId} and price_list_id = ${id})`,
    })
    .from(priceLists)
    .where(eq(priceLists.id, id));
  return row?.was ?? false;
}
