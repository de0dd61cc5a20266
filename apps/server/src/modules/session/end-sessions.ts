import { and, eq, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { sessions, users } from '../../storage/schema/dealers.ts';
import { recordAudit } from '../audit/record-audit.ts';

export const endSession = (transaction: Transaction, tokenHash: Buffer, now: Date): Promise<number> =>
  endWhere(transaction, eq(sessions.tokenHash, tokenHash), now);

/** Ends every session of a user, for example after a password change. */
export const endSessionsOf = (transaction: Transaction, userId: string, now: Date): Promise<number> =>
  endWhere(transaction, eq(sessions.userId, userId), now);

/** Ends every session of a user but one. */
export const endOtherSessionsOf = (
  transaction: Transaction,
  userId: string,
  kept: Buffer,
  now: Date,
): Promise<number> =>
  endWhere(transaction, sql`${sessions.userId} = ${userId} and ${sessions.tokenHash} <> ${kept}`, now);

export const endExpiredSessions = (transaction: Transaction, now: Date): Promise<number> =>
  endWhere(transaction, lt(sessions.expiresAt, now), now);

/** How many ended. With a session ends its view as a dealer, and whoever reads the log learns when: an expired one ended by itself. */
async function endWhere(transaction: Transaction, which: SQL, now: Date): Promise<number> {
  const { userId, asDealerId, expiresAt } = sessions;
  const ended = await transaction.delete(sessions).where(which).returning({ userId, asDealerId, expiresAt });
  for (const view of ended) {
    if (view.asDealerId === null) continue;
    const at = view.expiresAt < now ? view.expiresAt : now;
    await recordViewEnd(transaction, { userId: view.userId, dealerId: view.asDealerId }, at);
  }
  return ended.length;
}

/** Gives every session of a user that looks on as a dealer back to him: with another role the view is another person's. */
export async function endViewsOf(transaction: Transaction, userId: string, now: Date): Promise<void> {
  const views = await transaction
    .select({ tokenHash: sessions.tokenHash, dealerId: sessions.asDealerId })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNotNull(sessions.asDealerId)))
    .for('update');
  for (const { tokenHash, dealerId } of views) {
    if (dealerId === null) continue;
    await transaction.update(sessions).set({ asDealerId: null }).where(eq(sessions.tokenHash, tokenHash));
    await recordViewEnd(transaction, { userId, dealerId }, now);
  }
}

/** By the person who looked on, as one of its own company. */
export async function recordViewEnd(
  transaction: Transaction,
  view: { readonly userId: string; readonly dealerId: string },
  at: Date,
): Promise<void> {
  const [viewer] = await transaction
    .select({ userId: users.id, dealerId: users.dealerId, name: users.name, customerNumber: users.customerNumber })
    .from(users)
    .where(eq(users.id, view.userId));
  await recordAudit(transaction, viewer ?? null, at, {
    action: 'dealer-view.closed',
    entity: 'dealer',
    entityId: view.dealerId,
  });
}
