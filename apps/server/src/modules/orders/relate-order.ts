import type { OrderRelation } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Transaction } from '../../storage/database.ts';
import { insertRelation, lockOrder } from './order-life-repository.ts';

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
  const from = await lockOrder(transaction, dealerId, relation.orderId);
  if (from === null) throw refused('order.unknown');
  if (relation.kind === 'remake' && from.status !== 'shipped') throw refused('order.not-sent');
  const words = relation.kind === 'remake' ? { reason: relation.reason, payer: relation.payer } : {};
  await insertRelation(transaction, { orderId, fromId: from.id, kind: relation.kind, ...words });
}

const refused = (code: 'order.unknown' | 'order.not-sent'): CodedError =>
  new CodedError(code, { issues: [{ code, path: '/relation/orderId', params: {}, severity: 'error' }] });
