import {
  houseDate,
  NEXT_ORDER_STATUSES,
  type BenchScan,
  type BenchStation,
  type ErrorCode,
  type scanAtBench as operation,
} from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { houseZone } from '../calendar/house-zone.ts';
import { claimKey, madeBy, noteMade, type IdempotentCall } from '../idempotency/claim-key.ts';
import { insertEvent, updateStatus } from '../orders/order-repository.ts';
import { findScan, insertScan, lastSteps, lockByNumber, type BenchOrder, type ScanRow } from './bench-repository.ts';
import { orderNumberIn } from './read-code.ts';
import { scanAnswer } from './scan-answer.ts';

type ScanRequest = z.output<NonNullable<typeof operation.body>>;
type ScanResult = BenchScan & { readonly isRepeat: boolean };

/** A scanner that is held on a code reads it again, ms; later it is another scan. */
const REPEAT_MS = 10_000;

/** Why an order stays where it is, with what the bench shows of it. */
function refused(code: ErrorCode, order: Pick<BenchOrder, 'number' | 'status' | 'commission'>): CodedError {
  const { number, status, commission } = order;
  const next = NEXT_ORDER_STATUSES[status].filter((step) => step !== 'cancelled').join(' ');
  return new CodedError(code, {
    issues: [{ code, path: '/code', params: { number, status, commission, next }, severity: 'error' }],
  });
}

/** The scan of the same code at the same bench that has just brought the order here; null for a step of another kind. */
async function scanJustNow(
  transaction: Transaction,
  { id }: BenchOrder,
  station: BenchStation,
  now: Date,
): Promise<ScanRow | null> {
  const [last] = await lastSteps(transaction, id, 1);
  if (last?.scanId == null || last.isUndo || last.station !== station) return null;
  return now.getTime() - last.at.getTime() <= REPEAT_MS ? findScan(transaction, last.scanId) : null;
}

/** What the bench reads is moved to its step. @throws CodedError `scan.…`, with number and step of what stays. */
export async function scanAtBench(
  { database, clock }: Services,
  caller: Caller,
  request: ScanRequest,
): Promise<ScanResult> {
  const now = clock();
  const { station, code } = request;
  const call: IdempotentCall = {
    act: 'scan',
    dealerId: caller.dealerId,
    key: request.idempotencyKey,
    body: { station, code },
  };
  return database.transaction(async (transaction) => {
    await claimKey(transaction, call);
    const made = await madeBy(transaction, call);
    const known = made === null ? null : await findScan(transaction, made);
    if (known !== null) return { ...(await scanAnswer(transaction, known, now)), isRepeat: false };
    const order = await lockCode(transaction, code, now);
    const repeated = order.status === station ? await scanJustNow(transaction, order, station, now) : null;
    if (repeated !== null) return { ...(await scanAnswer(transaction, repeated, now)), isRepeat: true };
    requireStep(order, station);
    const scan = await write(transaction, caller, { station, code, order }, now);
    await noteMade(transaction, call, scan.id);
    return { ...(await scanAnswer(transaction, scan, now)), isRepeat: false };
  });
}

async function lockCode(transaction: Transaction, code: string, now: Date): Promise<BenchOrder> {
  const number = orderNumberIn(code, houseDate(now, await houseZone(transaction)));
  const order = number === null ? null : await lockByNumber(transaction, number);
  if (order === null) throw new CodedError('scan.unknown');
  return order;
}

function requireStep(order: BenchOrder, station: BenchStation): void {
  if (order.status === 'cancelled') throw refused('scan.cancelled', order);
  if (order.status === station) throw refused('scan.there', order);
  if (!NEXT_ORDER_STATUSES[order.status].includes(station)) throw refused('scan.wrong-step', order);
}

async function write(
  transaction: Transaction,
  caller: Caller,
  { station, code, order }: { readonly station: BenchStation; readonly code: string; readonly order: BenchOrder },
  now: Date,
): Promise<ScanRow> {
  const by = { byUserId: caller.userId, byName: caller.name };
  const scan = await insertScan(transaction, { station, code, at: now, ...by });
  await updateStatus(transaction, order.id, station);
  await insertEvent(transaction, { orderId: order.id, status: station, at: now, ...by, station, scanId: scan.id });
  await recordAudit(transaction, caller, now, {
    action: 'order.scanned',
    entity: 'order',
    entityId: order.id,
    before: { status: order.status },
    after: { status: station },
  });
  return scan;
}
