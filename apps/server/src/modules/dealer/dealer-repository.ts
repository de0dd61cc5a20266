import { isHouseRole, type DealerRole } from '@ringwerk/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import { dealers, users } from '../../storage/schema/dealers.ts';

export type DealerRow = typeof dealers.$inferSelect;
export type DealerChanges = Partial<
  Pick<
    DealerRow,
    | 'company'
    | 'street'
    | 'postcode'
    | 'city'
    | 'country'
    | 'language'
    | 'email'
    | 'phone'
    | 'vatId'
    | 'buyerReference'
    | 'shipping'
    | 'contacts'
    | 'paymentTerms'
    | 'notes'
    | 'state'
    | 'brandColour'
    | 'preferences'
    | 'orderMails'
    | 'retailRule'
  >
>;
export type StaffRow = Pick<typeof users.$inferSelect, 'id' | 'customerNumber' | 'name'> & {
  readonly role: DealerRole;
};

export async function findDealer(database: Queryable, dealerId: string): Promise<DealerRow> {
  const rows = await database.select().from(dealers).where(eq(dealers.id, dealerId));
  if (rows[0] === undefined) throw new Error(`dealer ${dealerId} of a living session does not exist`);
  return rows[0];
}

/** On their own: every page load asks for them, and a dealer's row holds the logo. */
export async function findPreferences(database: Queryable, dealerId: string): Promise<DealerRow['preferences']> {
  const rows = await database
    .select({ preferences: dealers.preferences })
    .from(dealers)
    .where(eq(dealers.id, dealerId));
  if (rows[0] === undefined) throw new Error(`dealer ${dealerId} of a living session does not exist`);
  return rows[0].preferences;
}

export async function listStaff(database: Queryable, dealerId: string): Promise<StaffRow[]> {
  const rows = await database
    .select({ id: users.id, customerNumber: users.customerNumber, name: users.name, role: users.role })
    .from(users)
    .where(and(eq(users.dealerId, dealerId), eq(users.isActive, true)))
    .orderBy(asc(users.customerNumber));
  return rows.flatMap(({ role, ...row }) => (isHouseRole(role) ? [] : [{ ...row, role }]));
}

export async function updateDealer(
  database: Queryable,
  dealerId: string,
  changes: DealerChanges,
  at: Date,
): Promise<DealerRow> {
  const rows = await database
    .update(dealers)
    .set({
      ...changes,
      updatedAt: at,
      version: sql`${dealers.version} + 1`,
      ...(changes.retailRule === undefined ? {} : { retailRuleVersion: sql`${dealers.retailRuleVersion} + 1` }),
    })
    .where(eq(dealers.id, dealerId))
    .returning();
  if (rows[0] === undefined) throw new Error(`dealer ${dealerId} of a living session does not exist`);
  return rows[0];
}
