import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import { designs } from '../../storage/schema/designs.ts';

export type DesignRow = typeof designs.$inferSelect;
export type NewDesign = typeof designs.$inferInsert;

/** Null when the code is taken. */
export async function insertDesignRow(database: Queryable, design: NewDesign): Promise<DesignRow | null> {
  const rows = await database.insert(designs).values(design).onConflictDoNothing({ target: designs.code }).returning();
  return rows[0] ?? null;
}

export async function findDesignByKey(database: Queryable, dealerId: string, key: string): Promise<DesignRow | null> {
  const rows = await database
    .select()
    .from(designs)
    .where(and(eq(designs.dealerId, dealerId), eq(designs.idempotencyKey, key)));
  return rows[0] ?? null;
}

/** A design of any dealer, for the manufactory that makes it. */
export async function findAnyDesign(database: Queryable, code: string): Promise<DesignRow | null> {
  const rows = await database.select().from(designs).where(eq(designs.code, code));
  return rows[0] ?? null;
}

/** Another dealer's code is as unknown as one that never was. */
export async function findDesign(database: Queryable, dealerId: string, code: string): Promise<DesignRow | null> {
  const rows = await database
    .select()
    .from(designs)
    .where(and(eq(designs.code, code), eq(designs.dealerId, dealerId)));
  return rows[0] ?? null;
}

/** Versions that a list shows at most. */
const LISTED = 50;

/** Versions of a set that the dealer saved, newest first. */
export async function findDesignsOfSet(database: Queryable, dealerId: string, setId: number): Promise<DesignRow[]> {
  return database
    .select()
    .from(designs)
    .where(and(eq(designs.dealerId, dealerId), eq(designs.setId, setId)))
    .orderBy(desc(designs.createdAt), desc(designs.code))
    .limit(LISTED);
}
