import type { OrderRelation } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Transaction } from '../../storage/database.ts';
import { kindOfOrder } from './order-kind.ts';
import { insertRelation, statusOf } from './order-life-repository.ts';

/**
 * Writes down from which earlier order of the same company a new one comes.
 * @throws CodedError `order.unknown`, `order.not-sent` for a remake of what the dealer has not received
 */
export async function relateOrder(
  transaction: Transaction,
  { dealerId }: Caller,
  orderId: string,
  relation: OrderRelation | undefined,
): Promise<void> {
  if (relation === undefined) return;
  // Not locked: a scan taken back meanwhile leaves a remake of what is sent once more.
  const status = await statusOf(transaction, dealerId, relation.orderId);
  // Work at rings made none that could be made again.
  if (status === null || (await kindOfOrder(transaction, relation.orderId)) === 'service')
    throw refused('order.unknown');
  if (relation.kind === 'remake' && status !== 'shipped') throw refused('order.not-sent');
  const words = relation.kind === 'remake' ? { reason: relation.reason, payer: relation.payer } : {};
  await insertRelation(transaction, { orderId, fromId: relation.orderId, kind: relation.kind, ...words });
}

const refused = (code: 'order.unknown' | 'order.not-sent'): CodedError =>
  new CodedError(code, { issues: [{ code, path: '/relation/orderId', params: {}, severity: 'error' }] });
