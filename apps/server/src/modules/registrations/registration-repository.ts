import { and, asc, desc, eq, gt, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { dealers, passwordResets, users } from '../../storage/schema/dealers.ts';
import { registrations } from '../../storage/schema/house.ts';

export type RegistrationRow = typeof registrations.$inferSelect;

/** A second open request of the same address is passed over. */
export async function insertRegistration(
  database: Queryable,
  registration: typeof registrations.$inferInsert,
): Promise<void> {
  await database.insert(registrations).values(registration).onConflictDoNothing();
}

/** Open requests first, then the newest decisions. */
export function listRegistrations(database: Queryable): Promise<RegistrationRow[]> {
  return database
    .select()
    .from(registrations)
    .orderBy(
      asc(sql`case when ${registrations.status} = 'open' then 0 else 1 end`),
      desc(registrations.createdAt),
      asc(registrations.id),
    )
    .limit(500);
}

export async function lockRegistration(transaction: Transaction, id: string): Promise<RegistrationRow | null> {
  const rows = await transaction.select().from(registrations).where(eq(registrations.id, id)).for('update');
  return rows[0] ?? null;
}

export async function decide(
  database: Queryable,
  id: string,
  decision: Pick<RegistrationRow, 'status' | 'dealerId' | 'customerNumber' | 'decidedBy' | 'decidedAt'>,
): Promise<RegistrationRow> {
  const rows = await database.update(registrations).set(decision).where(eq(registrations.id, id)).returning();
  if (rows[0] === undefined) throw new Error('a locked registration was not found');
  return rows[0];
}

/** Forgets requests declined before `before`: the privacy notice promises it. */
export async function deleteOldDeclined(database: Queryable, before: Date): Promise<void> {
  await database
    .delete(registrations)
    .where(and(eq(registrations.status, 'declined'), lt(registrations.decidedAt, before)));
}

export async function nextCustomerNumber(transaction: Transaction): Promise<string> {
  const { rows } = await transaction.execute<{ number: string }>(sql`select nextval('customer_numbers') as number`);
  return String(rows[0]?.number);
}

export async function insertDealer(database: Queryable, dealer: typeof dealers.$inferInsert): Promise<string> {
  const rows = await database.insert(dealers).values(dealer).returning({ id: dealers.id });
  if (rows[0] === undefined) throw new Error('an inserted dealer was not returned');
  return rows[0].id;
}

export async function insertUser(database: Queryable, user: typeof users.$inferInsert): Promise<string> {
  const rows = await database.insert(users).values(user).returning({ id: users.id });
  if (rows[0] === undefined) throw new Error('an inserted user was not returned');
  return rows[0].id;
}

export interface ResetUser {
  readonly id: string;
  readonly dealerId: string;
  readonly name: string;
  readonly email: string;
  readonly customerNumber: string;
  readonly language: (typeof dealers.$inferSelect)['language'];
}

/** The active user of a number that can be reached by mail. An invited person has his invitation. */
export async function findResetUser(database: Queryable, customerNumber: string): Promise<ResetUser | null> {
  const rows = await database
    .select({
      id: users.id,
      dealerId: users.dealerId,
      name: users.name,
      email: users.email,
      customerNumber: users.customerNumber,
      language: dealers.language,
    })
    .from(users)
    .innerJoin(dealers, eq(dealers.id, users.dealerId))
    .where(
      and(
        eq(users.customerNumber, customerNumber),
        eq(users.isActive, true),
        isNotNull(users.passwordHash),
        ne(dealers.state, 'closed'),
      ),
    );
  const [user] = rows;
  return user === undefined || user.email === '' ? null : user;
}

export async function insertReset(
  database: Queryable,
  reset: { tokenHash: Buffer; userId: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await database.insert(passwordResets).values(reset);
}

const living = (tokenHash: Buffer, now: Date) =>
  and(eq(passwordResets.tokenHash, tokenHash), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now));

export async function isLivingToken(database: Queryable, tokenHash: Buffer, now: Date): Promise<boolean> {
  const rows = await database.select({ id: passwordResets.userId }).from(passwordResets).where(living(tokenHash, now));
  return rows.length > 0;
}

/** Uses a token up; of two callers at once one gets the user. */
export async function redeemToken(
  transaction: Transaction,
  tokenHash: Buffer,
  now: Date,
): Promise<{ userId: string; dealerId: string; customerNumber: string } | null> {
  const used = await transaction
    .update(passwordResets)
    .set({ usedAt: now })
    .where(living(tokenHash, now))
    .returning({ userId: passwordResets.userId });
  if (used[0] === undefined) return null;
  const found = await transaction
    .select({ userId: users.id, dealerId: users.dealerId, customerNumber: users.customerNumber })
    .from(users)
    .where(and(eq(users.id, used[0].userId), eq(users.isActive, true)));
  return found[0] ?? null;
}

/** Sets the password; every other token of the user dies with it. */
export async function setPassword(database: Queryable, userId: string, passwordHash: string, now: Date): Promise<void> {
  await database.update(users).set({ passwordHash }).where(eq(users.id, userId));
  await database
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
}
