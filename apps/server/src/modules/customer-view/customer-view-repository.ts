import { eq } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import { sessions, users } from '../../storage/schema/dealers.ts';

export async function keepPinHash(database: Queryable, userId: string, hash: string): Promise<void> {
  await database.update(users).set({ customerPinHash: hash }).where(eq(users.id, userId));
}

export async function findPinHash(database: Queryable, userId: string): Promise<string | null> {
  const rows = await database.select({ hash: users.customerPinHash }).from(users).where(eq(users.id, userId));
  return rows[0]?.hash ?? null;
}

/** Null ends the customer view of the session. */
export async function setCustomerViewSince(database: Queryable, tokenHash: Buffer, since: Date | null): Promise<void> {
  await database.update(sessions).set({ customerViewSince: since }).where(eq(sessions.tokenHash, tokenHash));
}
