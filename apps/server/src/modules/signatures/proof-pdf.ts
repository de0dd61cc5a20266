import { randomUUID } from 'node:crypto';
import type { FileAnswer } from '../../http/file-answer.ts';
import type { Services } from '../../services.ts';
import { proofSource, type ProvedDesign } from './proof-answer.ts';
import { findSignatures } from './signature-repository.ts';

/**
 * The proof as PDF. A signed one is printed once and kept under its last signature: what was signed stays as it was. A further
 * signature is a further document.
 */
export async function proofPdf(
  services: Services,
  { isKept }: { readonly isKept: boolean },
  proved: ProvedDesign,
): Promise<FileAnswer> {
  const { dealerId, design } = proved;
  const signatures = await findSignatures(services.database.orm, { dealerId, ...design });
  const last = signatures.at(-1);
  // Under another code the same rings were signed: that document has its own head.
  const owner = last?.designCode === design.code ? last.id : null;
  const asked = {
    kind: 'proof',
    ownerId: owner ?? randomUUID(),
    revision: 1,
    isKept: isKept && owner !== null,
  } as const;
  const bytes = await services.documents.documentOf(asked, proofSource(services, proved, signatures));
  return { name: `${design.code}.pdf`, bytes };
}
