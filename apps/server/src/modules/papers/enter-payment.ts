import { houseDate, type enterPayment as operation } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { houseZone } from '../calendar/house-zone.ts';
import { claimKey, type IdempotentCall } from '../idempotency/claim-key.ts';
import { insertPayment, lockPaper, paymentsOf, type PaymentRow } from './paper-repository.ts';

type Request = z.output<NonNullable<typeof operation.body>>;

const sumOf = (payments: readonly PaymentRow[], field: 'amount' | 'cashDiscount'): number =>
  payments.reduce((sum, payment) => sum + payment[field], 0);

/** @throws CodedError at `/amount` for nothing at all, at `/paidOn` for a day that has not come */
function requireSense({ amount, cashDiscount, paidOn }: Request, today: string): void {
  const refuse = (path: string, code: string): never => {
    throw new CodedError('request.invalid', { issues: [{ code, path, params: {}, severity: 'error' }] });
  };
  if (amount === 0 && cashDiscount === 0) refuse('/amount', 'field.missing');
  if (paidOn > today) refuse('/paidOn', 'field.format');
}

/**
 * Enters what was paid for an invoice. @throws CodedError `paper.too-much` where more would be taken back than was entered, or
 * more taken off than the invoice charges
 */
export async function enterPayment(
  services: Services,
  caller: Caller,
  id: string,
  request: Request,
  sent: IdempotentCall['body'],
): Promise<void> {
  const now = services.clock();
  const { idempotencyKey, paidOn, amount, cashDiscount, note } = request;
  requireSense(request, houseDate(now, await houseZone(services.database.orm)));
  const call: IdempotentCall = {
    act: 'payment',
    dealerId: caller.dealerId,
    key: `${id} ${idempotencyKey}`,
    body: sent,
  };
  return services.database.transaction(async (transaction) => {
    const invoice = await lockPaper(transaction, id);
    if (invoice === null || invoice.kind !== 'invoice') throw new CodedError('paper.unknown');
    await claimKey(transaction, call);
    const earlier = await paymentsOf(transaction, id);
    if (earlier.some(({ callKey }) => callKey === idempotencyKey)) return;
    const taken = sumOf(earlier, 'cashDiscount') + cashDiscount;
    if (sumOf(earlier, 'amount') + amount < 0 || taken < 0 || taken > (invoice.gross ?? 0))
      throw new CodedError('paper.too-much');
    const by = { enteredAt: now, enteredBy: caller.userId, enteredByName: caller.name };
    await insertPayment(transaction, {
      paperId: id,
      paidOn,
      amount,
      cashDiscount,
      note,
      ...by,
      callKey: idempotencyKey,
    });
    await recordAudit(transaction, caller, now, {
      action: 'paper.paid',
      entity: 'paper',
      entityId: id,
      detail: { number: invoice.number, paidOn, amount, cashDiscount },
    });
  });
}
