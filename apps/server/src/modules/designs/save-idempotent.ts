import type { saveDesign as operation } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import { ownName } from '../catalogue/ring-name.ts';
import { claimKey, requireSameBody, type IdempotentCall } from '../idempotency/claim-key.ts';
import { findDesignByKey, type DesignRow } from './design-repository.ts';
import { fileDesign, tiedCouple } from '../couples/tied-couple.ts';
import { insertDesign } from './insert-design.ts';
import { requireMakeableFor } from './require-makeable-for.ts';

export type DesignToSave = z.output<NonNullable<typeof operation.body>>;

/** Saves a version; calls with the same key of the same dealer answer with the version of the first one. */
export async function saveIdempotent(
  services: Services,
  caller: Caller,
  request: DesignToSave,
  sent: IdempotentCall['body'],
): Promise<DesignRow> {
  const { database } = services;
  const { idempotencyKey: key } = request;
  const call: IdempotentCall | null =
    key === undefined ? null : { act: 'design', dealerId: caller.dealerId, key, body: sent };
  const known = call === null ? null : await findDesignByKey(database.orm, caller.dealerId, call.key);
  if (call !== null && known !== null) {
    await requireSameBody(database.orm, call);
    return known;
  }
  await services.models.require(request.setId);
  const options = { ...request, name: ownName(services.models, request.name ?? '', request.setId) };
  const { basis, made } = await requireMakeableFor(services, caller.dealerId, request.design);
  return database.transaction(async (transaction) => {
    if (call !== null) await claimKey(transaction, call);
    const earlier = call === null ? null : await findDesignByKey(transaction, caller.dealerId, call.key);
    if (earlier !== null) return earlier;
    const { couple } = await tiedCouple(transaction, caller, { coupleId: request.coupleId });
    const design = await insertDesign(transaction, caller, basis, made, options);
    await fileDesign(transaction, couple, design.code, services.clock());
    return design;
  });
}
