import { eq, lt, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import { throttles } from '../../storage/schema/throttles.ts';
import { GUESS_MEMORY_SECONDS, type Limit } from './limits.ts';

const seconds = (amount: SQL | number): SQL => sql`make_interval(secs => ${amount}::float8)`;

/**
 * Counts one try, in one statement: of any number at the same time each sees the count of those before it. False when the
 * key is paused; then nothing is counted.
 */
export async function countTry(database: Queryable, key: Buffer, limit: Limit, now: Date): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isForgotten = sql`${throttles.expiresAt} <= ${at}`;
  const tries = sql`case when ${isForgotten} then 1 else ${throttles.tries} + 1 end`;
  const memory = limit.kind === 'guess' ? GUESS_MEMORY_SECONDS : limit.windowSeconds;
  const fresh = new Date(now.getTime() + memory * 1000);
  const expiresAt =
    limit.kind === 'guess'
      ? sql`${fresh.toISOString()}::timestamptz`
      : sql`case when ${isForgotten} then ${fresh.toISOString()}::timestamptz else ${throttles.expiresAt} end`;
  const rows = await database
    .insert(throttles)
    .values({ key, tries: 1, expiresAt: fresh, pausedUntil: limit.kind === 'rate' && limit.most <= 1 ? fresh : null })
    .onConflictDoUpdate({
      target: throttles.key,
      set: { tries, expiresAt, pausedUntil: pauseAfter(limit, tries, at, expiresAt) },
      setWhere: sql`${throttles.pausedUntil} is null or ${throttles.pausedUntil} <= ${at}`,
    })
    .returning({ tries: throttles.tries });
  return rows.length > 0;
}

function pauseAfter(limit: Limit, tries: SQL, at: SQL, expiresAt: SQL): SQL {
  if (limit.kind === 'rate') return sql`case when (${tries}) >= ${limit.most} then ${expiresAt} end`;
  const over = sql`(${tries}) - ${limit.free}`;
  const pause = sql`least(${limit.longestPauseSeconds}::float8, ${limit.firstPauseSeconds}::float8 * power(2::float8, least(30, ${over} - 1)))`;
  return sql`case when ${over} > 0 then ${at} + ${seconds(pause)} end`;
}

/** Until when a key is paused; null when it is not. */
export async function findPause(database: Queryable, key: Buffer): Promise<Date | null> {
  const rows = await database
    .select({ pausedUntil: throttles.pausedUntil })
    .from(throttles)
    .where(eq(throttles.key, key));
  return rows[0]?.pausedUntil ?? null;
}

export async function clearTries(database: Queryable, key: Buffer): Promise<void> {
  await database.delete(throttles).where(eq(throttles.key, key));
}

/** Takes one counted try back, and the pause that it may have begun. */
export async function takeBackTry(database: Queryable, key: Buffer): Promise<void> {
  await database
    .update(throttles)
    .set({ tries: sql`greatest(0, ${throttles.tries} - 1)`, pausedUntil: null })
    .where(eq(throttles.key, key));
}

export async function forgetTries(database: Queryable, now: Date): Promise<void> {
  await database.delete(throttles).where(lt(throttles.expiresAt, now));
}
