import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database, Queryable } from '../../storage/database.ts';
import { loginDevices, users } from '../../storage/schema/dealers.ts';
import { hashToken, newSessionToken } from './session-token.ts';

/** A device that nobody has logged in from for so long is a stranger again. */
export const DEVICE_SECONDS = 180 * 86_400;

/** Whether the user with this number has logged in from the device. */
export async function isKnownDevice(
  database: Queryable,
  tokenHash: Buffer,
  customerNumber: string,
  now: Date,
): Promise<boolean> {
  const rows = await database
    .select({ userId: users.id })
    .from(loginDevices)
    .innerJoin(users, eq(users.id, loginDevices.userId))
    .where(
      and(
        eq(loginDevices.tokenHash, tokenHash),
        eq(users.customerNumber, customerNumber),
        gt(loginDevices.expiresAt, now),
      ),
    );
  return rows.length > 0;
}

/**
 * Keeps the device as one of the user's and returns the token for its cookie. A token that this server has given out goes on
 * being used, also for the next person at the same counter; any other is replaced.
 */
export async function rememberDevice(
  database: Pick<Database, 'orm'>,
  userId: string,
  token: string | null,
  now: Date,
): Promise<string> {
  const { orm } = database;
  await orm.delete(loginDevices).where(lt(loginDevices.expiresAt, now));
  const isOurs = token !== null && (await isAnyDevice(orm, hashToken(token)));
  const kept = isOurs ? token : newSessionToken();
  const expiresAt = new Date(now.getTime() + DEVICE_SECONDS * 1000);
  await orm
    .insert(loginDevices)
    .values({ tokenHash: hashToken(kept), userId, createdAt: now, expiresAt })
    .onConflictDoUpdate({ target: [loginDevices.tokenHash, loginDevices.userId], set: { expiresAt } });
  return kept;
}

async function isAnyDevice(database: Queryable, tokenHash: Buffer): Promise<boolean> {
  const rows = await database
    .select({ userId: loginDevices.userId })
    .from(loginDevices)
    .where(eq(loginDevices.tokenHash, tokenHash))
    .limit(1);
  return rows.length > 0;
}

/** Makes strangers of all devices of a user, after a change of his password. */
export async function forgetDevices(database: Queryable, userId: string): Promise<void> {
  await database.delete(loginDevices).where(eq(loginDevices.userId, userId));
}
