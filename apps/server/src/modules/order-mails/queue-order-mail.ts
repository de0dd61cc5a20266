import type { OrderMailKind, OrderStatus } from '@ringwerk/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import { dealers } from '../../storage/schema/dealers.ts';
import { orderEvents, orders } from '../../storage/schema/trade.ts';
import { addJob } from '../jobs/add-job.ts';
import { ORDER_MAIL_JOB } from './order-mail-job.ts';
import { mailOfStep } from './mail-of-step.ts';

/** As long as a wrong scan is taken back before the dealer reads of it. */
const SCAN_PAUSE_MS = 10 * 60_000;

interface Step {
  readonly eventId: number;
  readonly orderId: string;
  readonly status: OrderStatus;
  readonly at: Date;
  readonly scanId?: string | null | undefined;
  readonly isUndo?: boolean | undefined;
}

async function wanted(database: Queryable, orderId: string) {
  const [row] = await database
    .select({ number: orders.number, parcel: orders.parcel, mails: dealers.orderMails })
    .from(orders)
    .innerJoin(dealers, eq(dealers.id, orders.dealerId))
    .where(eq(orders.id, orderId));
  if (row === undefined) throw new Error(`the order ${orderId} of a step is not there`);
  return row;
}

/** Queues the mail of a step in its transaction, where the dealer wants one: without the step's commit none is written. */
export async function queueOrderMail(
  database: Queryable,
  { eventId, orderId, status, at, scanId = null, isUndo = false }: Step,
): Promise<void> {
  if (isUndo) return;
  const { number, parcel, mails } = await wanted(database, orderId);
  // Until a scanned parcel's mail is written, it may be said that the ring is fetched.
  const kinds: readonly (OrderMailKind | null)[] =
    status === 'shipped' ? ['order-shipped', 'order-ready'] : [mailOfStep(status, parcel)];
  if (!kinds.some((kind) => kind !== null && mails.includes(kind))) return;
  const runAt = scanId === null ? at : new Date(at.getTime() + SCAN_PAUSE_MS);
  await addJob(database, ORDER_MAIL_JOB, { orderId, eventId }, { now: at, runAt, subject: number });
}

/** Queues the mail of a parcel that was written down after its order had been shipped. */
export async function queueParcelMail(database: Queryable, orderId: string, at: Date): Promise<void> {
  const { number, parcel, mails } = await wanted(database, orderId);
  const kind = parcel === null ? null : mailOfStep('shipped', parcel);
  if (kind === null || !mails.includes(kind)) return;
  const runAt = await whenShippedForGood(database, orderId, at);
  const job = { now: at, runAt, subject: number, uniqueKey: orderId };
  await addJob(database, ORDER_MAIL_JOB, { orderId, eventId: null }, job);
}

/** A parcel implies that its order is shipped: not before a wrong scan of that could be taken back. */
async function whenShippedForGood(database: Queryable, orderId: string, now: Date): Promise<Date> {
  const [step] = await database
    .select({ at: orderEvents.at, scanId: orderEvents.scanId })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.status, 'shipped')))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  const earliest = step == null || step.scanId === null ? now.getTime() : step.at.getTime() + SCAN_PAUSE_MS;
  return new Date(Math.max(now.getTime(), earliest));
}
