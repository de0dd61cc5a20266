import { eq, lt, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { sessions, users } from '../../storage/schema/dealers.ts';
import { recordAudit } from '../audit/record-audit.ts';

export const endSession = (transaction: Transaction, tokenHash: Buffer, now: Date): Promise<void> =>
  endWhere(transaction, eq(sessions.tokenHash, tokenHash), now);

/** Ends every session of a user, for example after a password change. */
export const endSessionsOf = (transaction: Transaction, userId: string, now: Date): Promise<void> =>
  endWhere(transaction, eq(sessions.userId, userId), now);

export const endExpiredSessions = (transaction: Transaction, now: Date): Promise<void> =>
  endWhere(transaction, lt(sessions.expiresAt, now), now);

/** With a session ends its view as a dealer, and whoever reads the log learns when: an expired one ended by itself. */
async function endWhere(transaction: Transaction, which: SQL, now: Date): Promise<void> {
  const { userId, asDealerId, expiresAt } = sessions;
  const ended = await transaction.delete(sessions).where(which).returning({ userId, asDealerId, expiresAt });
  for (const view of ended) {
    if (view.asDealerId === null) continue;
    const at = view.expiresAt < now ? view.expiresAt : now;
    await recordViewEnd(transaction, { userId: view.userId, dealerId: view.asDealerId }, at);
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
