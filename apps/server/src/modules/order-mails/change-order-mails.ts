import { ORDER_MAIL_KINDS, type OrderMailKind } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import { differences, recordAudit } from '../audit/record-audit.ts';
import { findDealer, updateDealer } from '../dealer/dealer-repository.ts';

/** Changes at which steps of an order the shop gets a mail. */
export function changeOrderMails(
  { database, clock }: Services,
  caller: Caller,
  asked: readonly OrderMailKind[],
): Promise<{ mails: OrderMailKind[] }> {
  const now = clock();
  const change = { orderMails: ORDER_MAIL_KINDS.filter((kind) => asked.includes(kind)) };
  return database.transaction(async (transaction) => {
    const before = await findDealer(transaction, caller.dealerId);
    const { orderMails } = await updateDealer(transaction, caller.dealerId, change, now);
    await recordAudit(transaction, caller, now, {
      action: 'dealer.order-mails-changed',
      entity: 'dealer',
      entityId: caller.dealerId,
      ...differences(before, change),
    });
    return { mails: orderMails };
  });
}
