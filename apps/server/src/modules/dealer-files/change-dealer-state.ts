import type { changeDealerState as operation, DealerFile, DealerState } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { updateDealer } from '../dealer/dealer-repository.ts';
import { endLiveRooms } from '../live/end-live-rooms.ts';
import { settleMailsOf } from '../mail/settle-mails.ts';
import { dropLinks, listPeople } from '../people/people-repository.ts';
import { forgetDevices } from '../session/device-repository.ts';
import { endSessionsOf } from '../session/end-sessions.ts';
import { lockAsSeen } from './change-dealer-file.ts';
import { readDealerFile } from './dealer-file-answer.ts';

type Change = z.output<NonNullable<typeof operation.body>>;

const ACTIONS = {
  active: 'dealer.activated',
  paused: 'dealer.paused',
  closed: 'dealer.closed',
} as const satisfies Readonly<Record<DealerState, string>>;

/**
 * Pauses, closes or opens a dealer again. Orders of a closed one go on; whoever closes it must have seen how many there are.
 * With the close every login and every open link of its people ends.
 */
export async function changeState(
  services: Services,
  caller: Caller,
  id: string,
  { version, state, openOrders }: Change,
): Promise<DealerFile> {
  const now = services.clock();
  const file = await services.database.transaction(async (transaction) => {
    const before = await lockAsSeen(transaction, id, version);
    const seen = await readDealerFile(transaction, id, now);
    if (state === 'closed' && seen.openOrders > openOrders) throw hasOpenOrders(seen.openOrders);
    await updateDealer(transaction, id, { state }, now);
    if (state === 'closed') await logEverybodyOut(transaction, id, now);
    await recordAudit(transaction, caller, now, {
      action: ACTIONS[state],
      entity: 'dealer',
      entityId: id,
      before: { state: before.state },
      after: { state },
      detail: { openOrders: seen.openOrders },
    });
    return readDealerFile(transaction, id, now);
  });
  if (state === 'closed') for (const person of file.people) await endLiveRooms(services, person.id);
  return file;
}

async function logEverybodyOut(transaction: Transaction, dealerId: string, now: Date): Promise<void> {
  for (const {
    user: { id },
  } of await listPeople(transaction, { dealerId, now })) {
    await endSessionsOf(transaction, id, now);
    await forgetDevices(transaction, id);
    await dropLinks(transaction, id, now);
    await settleMailsOf(transaction, id, now);
  }
}

function hasOpenOrders(orders: number): CodedError {
  const issue = { code: 'dealer.open-orders', path: '/openOrders', params: { orders }, severity: 'error' } as const;
  return new CodedError('dealer.open-orders', { issues: [issue] });
}
