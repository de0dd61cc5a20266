import { isOpenOrder, type MailValues, type OrderMailKind, type Parcel } from '@ringwerk/contract';
import { and, desc, eq, gt, gte, inArray, max } from 'drizzle-orm';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { mails } from '../../storage/schema/house.ts';
import { orderEvents } from '../../storage/schema/trade.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { mailOfStep } from './mail-of-step.ts';
import { addressOf, NEWS_MS, NO_WORD, orderValues, readMailedOrder, type MailedOrder } from './mailed-order.ts';

interface Asked {
  readonly orderId: string;
  /** Null: the parcel of an order that is shipped already. */
  readonly eventId: number | null;
}

/**
 * Writes the mail of a step in the language of the dealer, and queues it. Nothing is written for a step that was taken back, that
 * was passed before, that a later one has made old, or that the dealer has switched off.
 * @param mailId - of the job: running it again writes no second mail
 */
export function writeOrderMail(
  {
    config,
    database,
    clock,
  }: Pick<Services, 'database' | 'clock'> & { readonly config: Pick<Services['config'], 'publicUrl'> },
  mailId: string,
  asked: Asked,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const found = await readMailedOrder(transaction, asked.orderId);
    if (found === null || found.dealer.state === 'closed') return;
    const { order, dealer } = found;
    const kind = await newsOf(transaction, asked, order);
    if (kind === null || !dealer.orderMails.includes(kind)) return;
    const parcel = parcelText(order.parcel);
    if (order.status === 'shipped' && (await isParcelMailed(transaction, order.id, { kind, parcel }))) return;
    const recipient = await addressOf(transaction, found);
    if (recipient === null || (await isWritten(transaction, mailId))) return;
    const now = clock();
    const { language } = dealer;
    const values: MailValues = {
      ...orderValues(config, found, language),
      ...(kind === 'order-shipped' ? { parcel } : {}),
    };
    const expiresAt = new Date(now.getTime() + NEWS_MS);
    await queueMail(transaction, { id: mailId, kind, recipient, language, values, expiresAt, orderId: order.id }, now);
  });
}

/** The mail that a step still calls for; null for none. */
async function newsOf(
  transaction: Transaction,
  { orderId, eventId }: Asked,
  { status, parcel }: MailedOrder['order'],
): Promise<OrderMailKind | null> {
  if (eventId === null) return status === 'shipped' && parcel !== null ? mailOfStep(status, parcel) : null;
  const [event] = await transaction.select().from(orderEvents).where(eq(orderEvents.id, eventId));
  if (event === undefined || (await isTakenBack(transaction, event))) return null;
  if (event.status !== status && !isOpenOrder(status)) return null;
  const kind = mailOfStep(event.status, parcel);
  // A ring that quality has sent back passes its steps again.
  const isOnce = kind !== null && event.status !== 'shipped';
  return isOnce && (await isMailed(transaction, orderId, kind)) ? null : kind;
}

async function isTakenBack(transaction: Transaction, { id, scanId, orderId }: typeof orderEvents.$inferSelect) {
  if (scanId === null) return false;
  const rows = await transaction
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orderId),
        eq(orderEvents.scanId, scanId),
        eq(orderEvents.isUndo, true),
        gt(orderEvents.id, id),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

async function isMailed(transaction: Transaction, orderId: string, kind: OrderMailKind): Promise<boolean> {
  const rows = await transaction
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.orderId, orderId), eq(mails.kind, kind)))
    .limit(1);
  return rows.length > 0;
}

/**
 * Whether the last mail since the order was last sent says the same already: its step and its parcel are mailed by jobs of their
 * own, and each of them names both.
 */
async function isParcelMailed(
  transaction: Transaction,
  orderId: string,
  { kind, parcel }: { readonly kind: OrderMailKind; readonly parcel: string },
): Promise<boolean> {
  const [sent] = await transaction
    .select({ at: max(orderEvents.at) })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.status, 'shipped'), eq(orderEvents.isUndo, false)));
  if (sent?.at == null) return false;
  const [last] = await transaction
    .select({ kind: mails.kind, values: mails.values })
    .from(mails)
    .where(
      and(
        eq(mails.orderId, orderId),
        inArray(mails.kind, ['order-shipped', 'order-ready']),
        gte(mails.createdAt, sent.at),
      ),
    )
    .orderBy(desc(mails.createdAt))
    .limit(1);
  return last?.kind === kind && (kind === 'order-ready' || last.values?.['parcel'] === parcel);
}

async function isWritten(transaction: Transaction, mailId: string): Promise<boolean> {
  return (await transaction.select({ id: mails.id }).from(mails).where(eq(mails.id, mailId))).length > 0;
}

const parcelText = (parcel: Parcel | null): string =>
  parcel?.way === 'carrier' ? `${parcel.carrier} ${parcel.number}` : NO_WORD;
