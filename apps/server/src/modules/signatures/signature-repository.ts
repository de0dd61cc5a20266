import { and, asc, count, desc, eq, inArray, isNull, ne, not, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { coupleDesigns } from '../../storage/schema/couples.ts';
import { designs } from '../../storage/schema/designs.ts';
import { documents } from '../../storage/schema/documents.ts';
import { designSignatures } from '../../storage/schema/signatures.ts';
import { codesNaming, coupleOfCode } from '../couples/couple-of-code.ts';

export type SignatureRow = typeof designSignatures.$inferSelect;

/** A saved version of a company, and the key of its rings. */
export interface SignedDesign {
  readonly dealerId: string;
  readonly code: string;
  readonly designKey: string;
}

/** Signatures that count for a saved version: its own, and those of its couple on the same rings; oldest first. */
export function findSignatures(
  database: Queryable,
  { dealerId, code, designKey }: SignedDesign,
): Promise<SignatureRow[]> {
  const { designCode } = designSignatures;
  const isCouples = and(eq(designSignatures.designKey, designKey), eq(coupleOfCode(designCode), coupleOfCode(code)));
  return database
    .select()
    .from(designSignatures)
    .where(and(eq(designSignatures.dealerId, dealerId), or(eq(designCode, code), isCouples)))
    .orderBy(asc(designSignatures.signedAt), asc(designSignatures.id));
}

export type OtherSignature = Pick<SignatureRow, 'designCode' | 'name' | 'signedAt'>;

/** The newest signature of the couple of this design for another one; null without one. */
export async function findOtherSignature(
  database: Queryable,
  { dealerId, code, designKey }: SignedDesign,
): Promise<OtherSignature | null> {
  const { designCode, name, signedAt } = designSignatures;
  const filed = database
    .select({ code: coupleDesigns.designCode })
    .from(coupleDesigns)
    .where(eq(coupleDesigns.coupleId, coupleOfCode(code)));
  const [row] = await database
    .select({ designCode, name, signedAt })
    .from(designSignatures)
    .where(
      and(
        eq(designSignatures.dealerId, dealerId),
        ne(designSignatures.designKey, designKey),
        inArray(designCode, filed),
        eq(coupleOfCode(designCode), coupleOfCode(code)),
      ),
    )
    .orderBy(desc(signedAt))
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

/** Saved versions that somebody has signed, that name this couple anywhere, and for which `isTheirs` holds. */
async function signedCodesNaming(database: Queryable, coupleId: string, isTheirs: SQL | undefined): Promise<string[]> {
  const { designCode } = designSignatures;
  const named = sql`${designCode} in (${sql.join(codesNaming(coupleId), sql` union `)})`;
  const rows = await database.selectDistinct({ code: designCode }).from(designSignatures).where(and(named, isTheirs));
  return rows.map(({ code }) => code);
}

/** Saved versions that somebody has signed and that are this couple's rings. */
export const signedCodesOf = (database: Queryable, coupleId: string): Promise<string[]> =>
  signedCodesNaming(database, coupleId, eq(coupleOfCode(designSignatures.designCode), coupleId));

/**
 * The same, and those that may as well be another couple's: they count for nobody while both files name the version, and would
 * be taken for the other couple's once this one is gone.
 */
export function signedCodesToForget(database: Queryable, coupleId: string): Promise<string[]> {
  const owner = coupleOfCode(designSignatures.designCode);
  return signedCodesNaming(database, coupleId, or(eq(owner, coupleId), isNull(owner)));
}

/** What was signed on these saved versions, oldest first. */
export function signaturesOn(database: Queryable, codes: readonly string[]): Promise<SignatureRow[]> {
  return database
    .select()
    .from(designSignatures)
    .where(inArray(designSignatures.designCode, [...codes]))
    .orderBy(asc(designSignatures.signedAt), asc(designSignatures.id));
}

/**
 * Signatures of a couple that is deleted go, and every proof that bears them. Those on ordered designs stay as the fact that
 * somebody signed on that day, without name and hand.
 */
export async function forgetSignatures(transaction: Transaction, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  const theirs = inArray(designSignatures.designCode, [...codes]);
  const ids = transaction.select({ id: designSignatures.id }).from(designSignatures).where(theirs);
  await transaction.delete(documents).where(and(eq(documents.kind, 'proof'), inArray(documents.ownerId, ids)));
  const isOrdered = sql`exists (select 1 from order_positions p where p.design_code = ${designSignatures.designCode})`;
  await transaction.delete(designSignatures).where(and(theirs, not(isOrdered)));
  await transaction
    .update(designSignatures)
    .set({ name: '', strokes: sql`null` })
    .where(theirs);
}
