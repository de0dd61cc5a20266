import {
  nextOrderStatuses,
  ORDER_STATUSES,
  type BenchScan,
  type BenchStation,
  type ErrorCode,
  type OrderStatus,
  type scanAtBench as operation,
} from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { claimKey, noteMade, type IdempotentCall } from '../idempotency/claim-key.ts';
import { updateStatus } from '../orders/order-repository.ts';
import { recordStep } from '../orders/record-step.ts';
import {
  findScan,
  insertScan,
  lastSteps,
  lockByBatch,
  lockByNumber,
  type BenchOrder,
  type ScanRow,
} from './bench-repository.ts';
import { batchNumberIn, orderNumbersIn } from './read-code.ts';
import { scanAnswer } from './scan-answer.ts';

type ScanRequest = z.output<NonNullable<typeof operation.body>>;
type ScanResult = BenchScan & { readonly isRepeat: boolean };

/** A scanner that is held on a code reads it again, ms; later it is another scan. */
const REPEAT_MS = 10_000;

/** Why an order stays where it is, with what the bench shows of it. */
function refused(code: ErrorCode, order: Pick<BenchOrder, 'number' | 'status' | 'commission' | 'kind'>): CodedError {
  const { number, status, commission, kind } = order;
  const next = nextOrderStatuses(status, kind)
    .filter((step) => step !== 'cancelled')
    .join(' ');
  return new CodedError(code, {
    issues: [{ code, path: '/code', params: { number, status, commission, next }, severity: 'error' }],
  });
}

/** The scan at the same bench that has just brought all of them here; null for steps of another kind. */
async function scanJustNow(
  transaction: Transaction,
  orders: readonly BenchOrder[],
  station: BenchStation,
  now: Date,
): Promise<ScanRow | null> {
  const alive = orders.filter(({ status }) => status !== 'cancelled');
  const first = alive.find(({ status }) => status === station);
  if (first === undefined || alive.some(({ status }) => isBefore(status, station))) return null;
  const [last] = await lastSteps(transaction, first.id, 1);
  if (last?.scanId == null || last.isUndo || last.station !== station) return null;
  return now.getTime() - last.at.getTime() <= REPEAT_MS ? findScan(transaction, last.scanId) : null;
}

const isBefore = (status: OrderStatus, station: BenchStation): boolean =>
  ORDER_STATUSES.indexOf(status) < ORDER_STATUSES.indexOf(station);

/** What the bench reads is moved to its step. @throws CodedError `scan.…`, with number and step of what stays. */
export async function scanAtBench(
  { database, clock }: Services,
  caller: Caller,
  { station, code, idempotencyKey: key }: ScanRequest,
  sent: IdempotentCall['body'],
): Promise<ScanResult> {
  const now = clock();
  const call: IdempotentCall = { act: 'scan', dealerId: caller.dealerId, key, body: sent };
  return database.transaction(async (transaction) => {
    const made = await claimKey(transaction, call);
    const known = made === null ? null : await findScan(transaction, made);
    if (known !== null) return { ...(await scanAnswer(transaction, known, now)), isRepeat: false };
    const asked = await lockCode(transaction, code);
    const repeated = await scanJustNow(transaction, asked.orders, station, now);
    if (repeated !== null) return { ...(await scanAnswer(transaction, repeated, now)), isRepeat: true };
    const scan = await write(transaction, caller, { station, code, orders: movedOrders(asked, station) }, now);
    await noteMade(transaction, call, scan.id);
    return { ...(await scanAnswer(transaction, scan, now)), isRepeat: false };
  });
}

/** What a code names: one order, or those of a batch. */
interface AskedOrders {
  readonly orders: readonly BenchOrder[];
  readonly isBatch: boolean;
}

async function lockCode(transaction: Transaction, code: string): Promise<AskedOrders> {
  const batch = batchNumberIn(code);
  if (batch !== null) {
    const orders = await lockByBatch(transaction, batch);
    if (orders.length > 0) return { orders, isBatch: true };
  }
  const order = await lockByNumber(transaction, orderNumbersIn(code));
  if (order === null) throw new CodedError('scan.unknown');
  return { orders: [order], isBatch: false };
}

/**
 * What moves: of a batch neither what was cancelled nor what is further on already, because another of its alloys was cast
 * before; but all of the others or none. @throws CodedError `scan.cancelled`, `scan.wrong-step`, `scan.there`
 */
function movedOrders({ orders, isBatch }: AskedOrders, station: BenchStation): readonly BenchOrder[] {
  const alive = orders.filter(({ status }) => status !== 'cancelled');
  const [first] = orders;
  if (first !== undefined && alive.length === 0) throw refused('scan.cancelled', first);
  const asked = alive.filter(({ status }) => !isBatch || status === station || isBefore(status, station));
  const blocked = asked.find(
    ({ status, kind }) => status !== station && !nextOrderStatuses(status, kind).includes(station),
  );
  if (blocked !== undefined) throw refused('scan.wrong-step', blocked);
  const moved = asked.filter(({ status }) => status !== station);
  if (first !== undefined && moved.length === 0) throw refused('scan.there', alive[0] ?? first);
  return moved;
}

interface Moved {
  readonly station: BenchStation;
  readonly code: string;
  readonly orders: readonly BenchOrder[];
}

async function write(
  transaction: Transaction,
  caller: Caller,
  { station, code, orders }: Moved,
  now: Date,
): Promise<ScanRow> {
  const by = { byUserId: caller.userId, byName: caller.name };
  const scan = await insertScan(transaction, { station, code, at: now, ...by });
  for (const { id, status } of orders) {
    await updateStatus(transaction, id, station);
    await recordStep(transaction, { orderId: id, status: station, at: now, ...by, station, scanId: scan.id });
    await recordAudit(transaction, caller, now, {
      action: 'order.scanned',
      entity: 'order',
      entityId: id,
      before: { status },
      after: { status: station },
    });
  }
  return scan;
}
