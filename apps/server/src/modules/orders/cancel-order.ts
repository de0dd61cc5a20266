import type { cancelOrder as operation, OrderStatus } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { workSettings } from '../house-settings/work-settings.ts';
import { cancelCost, type CancelCost } from './cancel-cost.ts';
import { insertCancellation, lockOrder } from './order-life-repository.ts';
import { notifyOffice } from './office-news.ts';
import { findOrder, updateStatus, type FullOrder } from './order-repository.ts';
import { recordStep } from './record-step.ts';
import { readPayer } from './remake-payer.ts';
import { undoTaking } from './undo-taking.ts';

type CancelRequest = z.output<NonNullable<typeof operation.body>>;

/**
 * Cancels an order in the dealer's name. The row lock lines up with the workshop's steps and scans: whoever comes second is
 * refused, and a step that was made meanwhile costs what it costs, not what was shown. A second call finds the order cancelled.
 * @throws CodedError `order.unknown`, `order.begun`, `order.cancel-cost` with what it costs now
 */
export async function cancelOrder(
  services: Services,
  caller: Caller,
  id: string,
  request: CancelRequest,
): Promise<FullOrder> {
  const { database, clock } = services;
  const now = clock();
  return database.transaction(async (transaction) => {
    const locked = await lockOrder(transaction, caller.dealerId, id);
    if (locked === null) throw new CodedError('order.unknown');
    const full = await readBack(transaction, caller, id);
    if (locked.status === 'cancelled') return full;
    const { cancelShares } = await workSettings(transaction);
    const { payer } = await readPayer(transaction, id);
    const agreed = requireAgreed(cancelCost(cancelShares, locked.status, full.positions, payer), request);
    await write(transaction, caller, full, { ...agreed, reason: request.reason }, now);
    await undoTaking(transaction, caller, now, full);
    await notifyOffice(services, transaction, {
      kind: 'house-order-cancelled',
      orderId: id,
      by: caller.name,
      at: now,
    });
    return readBack(transaction, caller, id);
  });
}

function requireAgreed(now: CancelCost | null, { expectedCost }: CancelRequest): CancelCost {
  if (now === null) throw new CodedError('order.begun');
  if (now.cost === expectedCost) return now;
  const params = { cost: now.cost, share: now.share };
  const issue = { code: 'order.cancel-cost', path: '/expectedCost', params, severity: 'error' } as const;
  throw new CodedError('order.cancel-cost', { issues: [issue] });
}

async function readBack(transaction: Transaction, { dealerId }: Caller, id: string): Promise<FullOrder> {
  const full = await findOrder(transaction, { dealerId }, id);
  if (full === null) throw new Error('a locked order was not found in its own transaction');
  return full;
}

const CANCELLED: OrderStatus = 'cancelled';

async function write(
  transaction: Transaction,
  caller: Caller,
  { order: { id, number, status } }: FullOrder,
  { reason, share, cost }: CancelCost & { readonly reason: string },
  at: Date,
): Promise<void> {
  const by = { byUserId: caller.userId, byName: caller.name };
  await updateStatus(transaction, id, CANCELLED);
  await recordStep(transaction, { orderId: id, status: CANCELLED, at, ...by });
  await insertCancellation(transaction, { orderId: id, at, ...by, reason, share, cost });
  await recordAudit(transaction, caller, at, {
    action: 'order.cancelled',
    entity: 'order',
    entityId: id,
    detail: { number, share, cost },
    before: { status },
    after: { status: CANCELLED },
  });
}
