import { and, asc, count, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { coupleDesigns } from '../../storage/schema/couples.ts';
import { designs } from '../../storage/schema/designs.ts';
import { designSignatures } from '../../storage/schema/signatures.ts';

export type SignatureRow = typeof designSignatures.$inferSelect;

/** A design of a company, by its content. */
export interface SignedDesign {
  readonly dealerId: string;
  readonly designKey: string;
}

const ofDesign = ({ dealerId, designKey }: SignedDesign) =>
  and(eq(designSignatures.dealerId, dealerId), eq(designSignatures.designKey, designKey));

/** Signatures of exactly these rings, under whichever code they were signed; oldest first. */
export function findSignatures(database: Queryable, design: SignedDesign): Promise<SignatureRow[]> {
  return database
    .select()
    .from(designSignatures)
    .where(ofDesign(design))
    .orderBy(asc(designSignatures.signedAt), asc(designSignatures.id));
}

export type OtherSignature = Pick<SignatureRow, 'designCode' | 'name' | 'signedAt'>;

/** The newest signature of the couple whose file this design is in, for another design; null without one. */
export async function findOtherSignature(
  database: Queryable,
  { dealerId, designKey }: SignedDesign,
  code: string,
): Promise<OtherSignature | null> {
  const files = database
    .select({ id: coupleDesigns.coupleId })
    .from(coupleDesigns)
    .where(eq(coupleDesigns.designCode, code));
  const filed = database
    .select({ code: coupleDesigns.designCode })
    .from(coupleDesigns)
    .where(inArray(coupleDesigns.coupleId, files));
  const [row] = await database
    .select({
      designCode: designSignatures.designCode,
      name: designSignatures.name,
      signedAt: designSignatures.signedAt,
    })
    .from(designSignatures)
    .where(
      and(
        eq(designSignatures.dealerId, dealerId),
        ne(designSignatures.designKey, designKey),
        inArray(designSignatures.designCode, filed),
      ),
    )
    .orderBy(desc(designSignatures.signedAt))
    .limit(1);
  return row ?? null;
}

/** Whoever asks in a transaction is alone with this saved version until it ends, so that a signature counted is one that fits. */
export async function lockedSignatureCount(transaction: Transaction, code: string): Promise<number> {
  await transaction.select({ code: designs.code }).from(designs).where(eq(designs.code, code)).for('no key update');
  const [row] = await transaction
    .select({ total: count() })
    .from(designSignatures)
    .where(eq(designSignatures.designCode, code));
  return row?.total ?? 0;
}

export async function insertSignature(
  database: Queryable,
  signature: typeof designSignatures.$inferInsert,
): Promise<SignatureRow> {
  const [row] = await database.insert(designSignatures).values(signature).returning();
  if (row === undefined) throw new Error('an inserted signature was not returned');
  return row;
}

/**
 * Signatures of a couple that is deleted: those of ordered designs stay as the fact that somebody signed on that day, without
 * name and hand; every other one goes.
 */
export async function forgetSignatures(
  transaction: Transaction,
  codes: readonly string[],
  ordered: readonly string[],
): Promise<void> {
  const gone = codes.filter((code) => !ordered.includes(code));
  if (gone.length > 0) await transaction.delete(designSignatures).where(inArray(designSignatures.designCode, gone));
  if (ordered.length > 0)
    await transaction
      .update(designSignatures)
      .set({ name: '', strokes: sql`null` })
      .where(inArray(designSignatures.designCode, [...ordered]));
}
