import { inArray, lt, sql } from 'drizzle-orm';
import { CodedError } from '../../http/coded-error.ts';
import type { Database } from '../../storage/database.ts';
import { loginAttempts } from '../../storage/schema/dealers.ts';

/** Failures without a pause, and the pause after the next one; it doubles with every further failure. */
interface Limit {
  readonly free: number;
  readonly firstPauseSeconds: number;
  readonly longestPauseSeconds: number;
}
const ACCOUNT: Limit = { free: 5, firstPauseSeconds: 2, longestPauseSeconds: 900 };
/** A shop's whole staff shares one address, so it gets more. */
const ADDRESS: Limit = { free: 30, firstPauseSeconds: 5, longestPauseSeconds: 900 };
/** Failures older than this are forgotten. */
const MEMORY_SECONDS = 3_600;

const keyOf = { account: (number: string) => `account:${number}`, address: (ip: string) => `address:${ip}` };
const limitOf = (key: string): Limit => (key.startsWith('account:') ? ACCOUNT : ADDRESS);

/** Keys under which an attempt counts. */
export const attemptKeys = (customerNumber: string, address: string): readonly [string, string] => [
  keyOf.account(customerNumber),
  keyOf.address(address),
];

/** @throws CodedError `session.too-many-attempts` while account or address is paused. */
export async function requireNotPaused(database: Database, keys: readonly string[], now: Date): Promise<void> {
  const rows = await database.orm
    .select({ blockedUntil: loginAttempts.blockedUntil })
    .from(loginAttempts)
    .where(inArray(loginAttempts.key, [...keys]));
  const until = Math.max(0, ...rows.map((row) => row.blockedUntil?.getTime() ?? 0));
  if (until > now.getTime()) {
    throw new CodedError('session.too-many-attempts', {
      retryAfterSeconds: Math.ceil((until - now.getTime()) / 1000),
    });
  }
}

/** Counts a failure in one statement per key, so that attempts in flight at the same time all count. */
export async function countFailure(database: Database, keys: readonly string[], now: Date): Promise<void> {
  const forgotten = new Date(now.getTime() - MEMORY_SECONDS * 1000);
  for (const key of [...keys].sort()) {
    const limit = limitOf(key);
    const failures = sql`case when ${loginAttempts.lastFailureAt} < ${forgotten.toISOString()}::timestamptz then 1 else ${loginAttempts.failures} + 1 end`;
    const pause = sql`least(${limit.longestPauseSeconds}::float8, ${limit.firstPauseSeconds}::float8 * power(2::float8, least(30, (${failures}) - ${limit.free} - 1)))`;
    await database.orm
      .insert(loginAttempts)
      .values({ key, failures: 1, lastFailureAt: now })
      .onConflictDoUpdate({
        target: loginAttempts.key,
        set: {
          failures,
          lastFailureAt: now,
          blockedUntil: sql`case when (${failures}) > ${limit.free} then ${now.toISOString()}::timestamptz + make_interval(secs => ${pause}) end`,
        },
      });
  }
}

/** A right password clears the account; the address keeps its count, or one good login would cover a thousand guesses. */
export async function clearAccount(database: Database, customerNumber: string): Promise<void> {
  await database.orm.delete(loginAttempts).where(inArray(loginAttempts.key, [keyOf.account(customerNumber)]));
}

export async function forgetOldAttempts(database: Database, now: Date): Promise<void> {
  await database.orm
    .delete(loginAttempts)
    .where(lt(loginAttempts.lastFailureAt, new Date(now.getTime() - MEMORY_SECONDS * 1000)));
}
