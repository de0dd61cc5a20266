import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import { documents, type DOCUMENT_KINDS } from '../../storage/schema/documents.ts';

/** Whose document: a quote's or an order's. */
export interface DocumentOwner {
  readonly kind: (typeof DOCUMENT_KINDS)[number];
  readonly ownerId: string;
  /** Of a quote that was changed after it was printed; 1 for an order. */
  readonly revision: number;
}

export async function findDocument(
  database: Queryable,
  { kind, ownerId, revision }: DocumentOwner,
): Promise<Buffer | null> {
  const rows = await database
    .select({ pdf: documents.pdf })
    .from(documents)
    .where(and(eq(documents.kind, kind), eq(documents.ownerId, ownerId), eq(documents.revision, revision)));
  return rows[0]?.pdf ?? null;
}

/** Keeps a document; of two processes that print it at once the first one's stays, and both give that out. */
export async function keepDocument(
  database: Queryable,
  owner: DocumentOwner,
  pdf: Uint8Array,
  printedAt: Date,
): Promise<Buffer> {
  await database
    .insert(documents)
    .values({ ...owner, pdf: Buffer.from(pdf), printedAt })
    .onConflictDoNothing();
  const kept = await findDocument(database, owner);
  if (kept === null) throw new Error('a printed document was not found');
  return kept;
}
