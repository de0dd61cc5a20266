import type { FeedContent, FeedRun } from '@ringwerk/contract';
import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { users } from '../../storage/schema/dealers.ts';
import { jobs } from '../../storage/schema/jobs.ts';
import { rateFeeds } from '../../storage/schema/prices.ts';
import { FEED_JOB } from './feed-job.ts';

export type FeedRow = typeof rateFeeds.$inferSelect;
export interface NamedFeed {
  readonly feed: FeedRow;
  /** Whoever saved it last. */
  readonly updatedBy: string;
}

const select = (database: Queryable) =>
  database
    .select({ feed: rateFeeds, updatedBy: users.name })
    .from(rateFeeds)
    .innerJoin(users, eq(users.id, rateFeeds.updatedBy));

export const listFeeds = (database: Queryable): Promise<NamedFeed[]> =>
  select(database).orderBy(asc(rateFeeds.createdAt), asc(rateFeeds.id));

export async function findFeed(database: Queryable, id: string): Promise<NamedFeed | null> {
  const rows = await select(database).where(eq(rateFeeds.id, id));
  return rows[0] ?? null;
}

/** Two who save one feed at once come one after the other. */
export async function lockFeed(transaction: Transaction, id: string): Promise<FeedRow | null> {
  const rows = await transaction.select().from(rateFeeds).where(eq(rateFeeds.id, id)).for('update');
  return rows[0] ?? null;
}

/** Active feeds whose next run is not planned yet; another process that plans at this moment has the others. */
export const lockUnplanned = (transaction: Transaction, now: Date): Promise<FeedRow[]> =>
  transaction
    .select()
    .from(rateFeeds)
    .where(and(eq(rateFeeds.isActive, true), or(isNull(rateFeeds.nextAt), lte(rateFeeds.nextAt, now))))
    .for('update', { skipLocked: true });

export interface FeedSave {
  readonly content: FeedContent;
  readonly updatedAt: Date;
  readonly updatedBy: string;
}

export async function insertFeed(database: Queryable, save: FeedSave): Promise<FeedRow> {
  const rows = await database
    .insert(rateFeeds)
    .values({ ...save, isActive: save.content.isActive, createdAt: save.updatedAt })
    .returning();
  if (rows[0] === undefined) throw new Error('an inserted feed was not returned');
  return rows[0];
}

export async function updateFeed(database: Queryable, id: string, save: FeedSave): Promise<void> {
  await database
    .update(rateFeeds)
    .set({ ...save, isActive: save.content.isActive, version: sql`${rateFeeds.version} + 1` })
    .where(eq(rateFeeds.id, id));
}

export async function setPlan(
  database: Queryable,
  id: string,
  plan: { readonly nextAt: Date | null; readonly jobId: string | null },
): Promise<void> {
  await database.update(rateFeeds).set(plan).where(eq(rateFeeds.id, id));
}

export async function setLastRun(database: Queryable, id: string, lastRun: FeedRun): Promise<void> {
  await database.update(rateFeeds).set({ lastRun }).where(eq(rateFeeds.id, id));
}

export async function deleteFeed(database: Queryable, id: string): Promise<void> {
  await database.delete(rateFeeds).where(eq(rateFeeds.id, id));
}

/** Failed runs of a feed, which somebody would have to look at. */
export async function failedRuns(database: Queryable, id: string): Promise<string[]> {
  const rows = await database
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.kind, FEED_JOB.kind), eq(jobs.state, 'failed'), sql`${jobs.payload} ->> 'feedId' = ${id}`));
  return rows.map((row) => row.id);
}
