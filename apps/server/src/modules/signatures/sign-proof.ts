import {
  penTravel,
  SIGNATURE_LIMITS,
  SIGNATURES_MAX,
  type CouplePlace,
  type signProof as operation,
} from '@ringwerk/contract';
import type * as z from 'zod/mini';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import { recordAudit, type Doer } from '../audit/record-audit.ts';
import { claimKey, noteMade, type IdempotentCall } from '../idempotency/claim-key.ts';
import { reprintSheets } from '../orders/reprint-sheets.ts';
import type { ProvedDesign } from './proof-answer.ts';
import { insertSignature, lockedSignatureCount } from './signature-repository.ts';

export type SigningRequest = z.output<NonNullable<typeof operation.body>>;

/** Who signs: at the counter somebody of the shop holds the tablet, by a link nobody does. */
export interface Signing {
  readonly by: Doer | null;
  readonly place: CouplePlace;
  readonly request: SigningRequest;
  readonly sent: IdempotentCall['body'];
}

/** A dot or a slip of the finger is no signature. */
function requireInk({ strokes }: SigningRequest): void {
  if (strokes === undefined || penTravel(strokes) >= SIGNATURE_LIMITS.least) return;
  const issue = { code: 'field.value', path: '/strokes', params: {}, severity: 'error' } as const;
  throw new CodedError('request.invalid', { issues: [issue] });
}

/**
 * Adds a signature to a saved version, once per key. @throws CodedError `proof.outdated` where another design was looked at
 * than the one that is signed, `proof.full` where enough have signed it.
 */
export async function signProof(
  { database, clock }: Services,
  { dealerId, design }: Pick<ProvedDesign, 'dealerId' | 'design'>,
  { by, place, request, sent }: Signing,
): Promise<void> {
  requireInk(request);
  const call: IdempotentCall = {
    act: 'signature',
    dealerId,
    key: request.idempotencyKey,
    body: { ...sent, code: design.code },
  };
  const now = clock();
  await database.transaction(async (transaction) => {
    if ((await claimKey(transaction, call)) !== null) return;
    if (request.designKey !== design.designKey) throw new CodedError('proof.outdated');
    if ((await lockedSignatureCount(transaction, design.code)) >= SIGNATURES_MAX) throw new CodedError('proof.full');
    const { id } = await insertSignature(transaction, {
      dealerId,
      designCode: design.code,
      designKey: design.designKey,
      name: request.name,
      strokes: request.strokes ?? null,
      place,
      userId: by?.userId ?? null,
      language: request.language,
      signedAt: now,
    });
    await noteMade(transaction, call, id);
    await reprintSheets(transaction, { dealerId, ...design });
    // The name stays out of the log, which is never shortened.
    await recordAudit(transaction, by, now, {
      action: 'proof.signed',
      entity: 'design',
      entityId: design.code,
      detail: { place, designKey: design.designKey },
    });
  });
}
