import type { NewShare } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { IdempotentCall } from '../idempotency/claim-key.ts';
import { madeOnce } from '../idempotency/made-once.ts';
import { makeLink } from './make-link.ts';
import { readShare } from './read-share.ts';

/**
 * The call of a key; null without one, as releases before this one share.
 * @param of - id of what is linked, where the address names it: a key stands for one link of each
 */
export function shareCall(
  act: 'share' | 'share-list' | 'share-quote',
  { dealerId }: Caller,
  { key, body, of }: { readonly key: string | undefined; readonly body: IdempotentCall['body']; readonly of?: string },
): IdempotentCall | null {
  if (key === undefined) return null;
  return { act, dealerId, key: of === undefined ? key : `${of} ${key}`, body };
}

/**
 * The share that a call makes, with an address. A repeated call has the same share and a further address of it: of those before
 * only the hashes are kept. That one is audited as any other address that is given out later, and none is of a link that has ended.
 * @param prepare - of a call that has made nothing yet
 * @throws CodedError `idempotency.other-body`, `share.unknown` where it was deleted since with its couple, `share.ended`
 */
export async function shareOnce(
  services: Services,
  caller: Caller,
  call: IdempotentCall | null,
  prepare: () => Promise<(transaction: Transaction) => Promise<string>>,
): Promise<NewShare> {
  let isNew = false;
  const id = await madeOnce(services, call, async () => {
    const make = await prepare();
    return async (transaction) => {
      const made = await make(transaction);
      isNew = true;
      return made;
    };
  });
  const share = await readShare(services, caller, id);
  if (share.status !== 'open') throw new CodedError('share.ended');
  const { database, clock } = services;
  const now = clock();
  return database.transaction(async (transaction) => {
    if (!isNew) await recordAudit(transaction, caller, now, { action: 'share.linked', entity: 'share', entityId: id });
    return { ...share, token: await makeLink(transaction, id, now) };
  });
}
