import type { saveDesign as operation } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import { lockOnce } from '../../storage/lock-once.ts';
import { priceBasisFor } from '../stones/listed-stones.ts';
import { findDesignByKey, type DesignRow } from './design-repository.ts';
import { requireMakeable } from './evaluate.ts';
import { keepDesign } from './keep-design.ts';

export type DesignToSave = z.output<NonNullable<typeof operation.body>>;

/** Saves a version; calls with the same key of the same dealer answer with the version of the first one. */
export async function saveOnce(services: Services, caller: Caller, request: DesignToSave): Promise<DesignRow> {
  const { database } = services;
  const { idempotencyKey: key } = request;
  const known = key === undefined ? null : await findDesignByKey(database.orm, caller.dealerId, key);
  if (known !== null) return known;
  const basis = await priceBasisFor(services, caller.dealerId, request.design);
  const made = requireMakeable(basis, request.design);
  if (key === undefined) return keepDesign(database.orm, caller, basis, made, request);
  return database.transaction(async (transaction) => {
    await lockOnce(transaction, 'design', caller.dealerId, key);
    const earlier = await findDesignByKey(transaction, caller.dealerId, key);
    return earlier ?? keepDesign(transaction, caller, basis, made, request);
  });
}
