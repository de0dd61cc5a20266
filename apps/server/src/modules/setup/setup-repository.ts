import { HOUSE_ROLES, type Role } from '@ringwerk/contract';
import { and, eq, gt, inArray, isNotNull, like, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { LOCKS } from '../../storage/locks.ts';
import { dealers, setupLinks, users } from '../../storage/schema/dealers.ts';

export async function lockSetup(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${LOCKS.setup})`);
}

/** Whether anybody can log in for the manufactory. */
export async function hasStaffAccount(database: Queryable): Promise<boolean> {
  const rows = await database
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.role, [...HOUSE_ROLES]), eq(users.isActive, true), isNotNull(users.passwordHash)))
    .limit(1);
  return rows.length > 0;
}

export async function insertSetupLink(
  database: Queryable,
  link: { tokenHash: Buffer; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await database.delete(setupLinks).where(lt(setupLinks.expiresAt, link.createdAt));
  await database.insert(setupLinks).values(link);
}

export async function isLivingSetupLink(database: Queryable, tokenHash: Buffer, now: Date): Promise<boolean> {
  const rows = await database
    .select({ at: setupLinks.createdAt })
    .from(setupLinks)
    .where(and(eq(setupLinks.tokenHash, tokenHash), gt(setupLinks.expiresAt, now)));
  return rows.length > 0;
}

/** With the first account every link has done its work. */
export async function deleteSetupLinks(database: Queryable): Promise<void> {
  await database.delete(setupLinks);
}

export type Manufactory = Pick<typeof dealers.$inferSelect, 'id' | 'customerNumber'>;

export async function findManufactory(database: Queryable): Promise<Manufactory | null> {
  const rows = await database
    .select({ id: dealers.id, customerNumber: dealers.customerNumber })
    .from(dealers)
    .where(eq(dealers.kind, 'manufactory'))
    .limit(1);
  return rows[0] ?? null;
}

export async function insertManufactory(database: Queryable, row: typeof dealers.$inferInsert): Promise<Manufactory> {
  const rows = await database
    .insert(dealers)
    .values({ ...row, kind: 'manufactory' })
    .returning({ id: dealers.id, customerNumber: dealers.customerNumber });
  if (rows[0] === undefined) throw new Error('an inserted manufactory was not returned');
  return rows[0];
}

export async function updateManufactory(
  database: Queryable,
  id: string,
  changes: Partial<typeof dealers.$inferInsert>,
): Promise<void> {
  await database.update(dealers).set(changes).where(eq(dealers.id, id));
}

/** Login numbers of a company that are taken. */
export async function takenNumbers(database: Queryable, companyNumber: string): Promise<ReadonlySet<string>> {
  const rows = await database
    .select({ number: users.customerNumber })
    .from(users)
    .where(like(users.customerNumber, `${companyNumber}%`));
  return new Set(rows.map((row) => row.number));
}

export async function insertStaff(database: Queryable, user: typeof users.$inferInsert): Promise<string> {
  const rows = await database.insert(users).values(user).returning({ id: users.id });
  if (rows[0] === undefined) throw new Error('an inserted account was not returned');
  return rows[0].id;
}

/** The user with a login number, active or not. */
export async function findUser(
  database: Queryable,
  customerNumber: string,
): Promise<{ id: string; dealerId: string; role: Role; isActive: boolean } | null> {
  const rows = await database
    .select({ id: users.id, dealerId: users.dealerId, role: users.role, isActive: users.isActive })
    .from(users)
    .where(eq(users.customerNumber, customerNumber));
  return rows[0] ?? null;
}
