import type { Role } from '@ringwerk/contract';
import { and, asc, count, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { LOCKS } from '../../storage/locks.ts';
import { invitations, passwordResets, sessions, users } from '../../storage/schema/dealers.ts';

export type UserRow = typeof users.$inferSelect;
export interface PersonRow {
  readonly user: UserRow;
  readonly sessions: number;
}
/** Whose people, and at which moment a session counts as living. */
export interface People {
  readonly dealerId: string;
  readonly now: Date;
}

export async function listPeople(database: Queryable, people: People, id?: string): Promise<PersonRow[]> {
  return database
    .select({ user: users, sessions: count(sessions.tokenHash) })
    .from(users)
    .leftJoin(sessions, and(eq(sessions.userId, users.id), gt(sessions.expiresAt, people.now)))
    .where(and(eq(users.dealerId, people.dealerId), id === undefined ? undefined : eq(users.id, id)))
    .groupBy(users.id)
    .orderBy(asc(users.customerNumber));
}

export async function findPerson(database: Queryable, people: People, id: string): Promise<PersonRow | null> {
  const [row] = await listPeople(database, people, id);
  return row ?? null;
}

export async function lockPeople(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${LOCKS.people})`);
}

/** People of a role, beside one, who can log in. */
export async function countOthers(database: Queryable, dealerId: string, role: Role, id: string): Promise<number> {
  const [row] = await database
    .select({ others: count() })
    .from(users)
    .where(
      and(
        eq(users.dealerId, dealerId),
        eq(users.role, role),
        eq(users.isActive, true),
        isNotNull(users.passwordHash),
        ne(users.id, id),
      ),
    );
  return row?.others ?? 0;
}

/** Whether somebody of a company who is not disabled, other than `except`, has this address. */
export async function hasAddress(
  database: Queryable,
  dealerId: string,
  email: string,
  except?: string,
): Promise<boolean> {
  const rows = await database
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.dealerId, dealerId),
        eq(users.isActive, true),
        sql`lower(${users.email}) = ${email.toLowerCase()}`,
        except === undefined ? undefined : ne(users.id, except),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function insertPerson(database: Queryable, user: typeof users.$inferInsert): Promise<string> {
  const rows = await database.insert(users).values(user).returning({ id: users.id });
  if (rows[0] === undefined) throw new Error('an inserted person was not returned');
  return rows[0].id;
}

export async function updatePerson(
  database: Queryable,
  id: string,
  changes: Partial<Pick<UserRow, 'name' | 'email' | 'role' | 'isActive' | 'passwordHash'>>,
): Promise<void> {
  await database
    .update(users)
    .set({ ...changes, version: sql`${users.version} + 1` })
    .where(eq(users.id, id));
}

/** Makes earlier links of a person worthless: of both kinds, used or not. */
export async function dropLinks(database: Queryable, userId: string, now: Date): Promise<void> {
  await database.delete(invitations).where(eq(invitations.userId, userId));
  await database
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
}

export async function insertInvitation(
  database: Queryable,
  invitation: { tokenHash: Buffer; userId: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await database.insert(invitations).values(invitation);
}

const living = (tokenHash: Buffer, now: Date) =>
  and(eq(invitations.tokenHash, tokenHash), isNull(invitations.usedAt), gt(invitations.expiresAt, now));

export async function isLivingInvitation(database: Queryable, tokenHash: Buffer, now: Date): Promise<boolean> {
  const rows = await database.select({ id: invitations.userId }).from(invitations).where(living(tokenHash, now));
  return rows.length > 0;
}

/** Uses an invitation up; of two callers at once one gets its person. Null for one who was disabled meanwhile. */
export async function redeemInvitation(
  transaction: Transaction,
  tokenHash: Buffer,
  now: Date,
): Promise<UserRow | null> {
  const used = await transaction
    .update(invitations)
    .set({ usedAt: now })
    .where(living(tokenHash, now))
    .returning({ userId: invitations.userId });
  if (used[0] === undefined) return null;
  const rows = await transaction
    .select()
    .from(users)
    .where(and(eq(users.id, used[0].userId), eq(users.isActive, true)));
  return rows[0] ?? null;
}
