import type { BenchScan } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { updateStatus } from '../orders/order-repository.ts';
import { recordStep } from '../orders/record-step.ts';
import {
  areInService,
  isBilled,
  lastSteps,
  lockOrdersOf,
  lockScan,
  markUndone,
  type BenchOrder,
} from './bench-repository.ts';
import { scanAnswer } from './scan-answer.ts';

/** The step that an order was at before a scan. @throws CodedError `scan.moved-on` when something has happened since. */
async function stepBefore(transaction: Transaction, { id }: BenchOrder, scanId: string) {
  const [last, before] = await lastSteps(transaction, id, 2);
  if (last?.scanId !== scanId || last.isUndo || before === undefined) throw new CodedError('scan.moved-on');
  return before.status;
}

/**
 * Takes a scan back: each of its orders returns to the step before. All or none of them, but for what was cancelled since, which
 * stays so and keeps no other order of its batch at a wrong step.
 * @throws CodedError `scan.unknown`, `scan.undone`, `scan.moved-on`, also for rings that are in service since, or `scan.billed` for
 * what an invoice calls shipped
 */
export async function undoScan({ database, clock }: Services, caller: Caller, id: string): Promise<BenchScan> {
  const now = clock();
  return database.transaction(async (transaction) => {
    const scan = await lockScan(transaction, id);
    if (scan === null) throw new CodedError('scan.unknown');
    if (scan.undoneAt !== null) throw new CodedError('scan.undone');
    const orders = (await lockOrdersOf(transaction, id)).filter(({ status }) => status !== 'cancelled');
    if (orders.length === 0) throw new CodedError('scan.moved-on');
    const ids = orders.map((order) => order.id);
    if (scan.station === 'shipped') {
      if (await isBilled(transaction, ids)) throw new CodedError('scan.billed');
      // Rings that have come back for service were sent.
      if (await areInService(transaction, ids)) throw new CodedError('scan.moved-on');
    }
    for (const order of orders) {
      const status = await stepBefore(transaction, order, id);
      await updateStatus(transaction, order.id, status);
      await recordStep(transaction, {
        orderId: order.id,
        status,
        at: now,
        byUserId: caller.userId,
        byName: caller.name,
        station: scan.station,
        scanId: id,
        isUndo: true,
      });
      await recordAudit(transaction, caller, now, {
        action: 'order.scan-undone',
        entity: 'order',
        entityId: order.id,
        before: { status: order.status },
        after: { status },
      });
    }
    await markUndone(transaction, id, now);
    return scanAnswer(transaction, { ...scan, undoneAt: now }, now);
  });
}
