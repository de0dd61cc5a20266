import type { OrderStatus, WebhookEvent } from '@ringwerk/contract';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import { webhookDeliveries, webhooks } from '../../storage/schema/interfaces.ts';
import { orders } from '../../storage/schema/trade.ts';
import { addJob } from '../jobs/add-job.ts';
import { namedPositions } from '../positions/named-positions.ts';
import { WEBHOOK_JOB } from './webhook-job.ts';

interface Message {
  readonly event: WebhookEvent;
  readonly subject: string;
  readonly content: Readonly<Record<string, unknown>>;
}

/** Queues a message to one address, in the transaction of its cause. */
export async function queueMessage(
  database: Queryable,
  webhookId: string,
  { event, subject, content }: Message,
  now: Date,
): Promise<void> {
  const body = JSON.stringify({ event, at: now.toISOString(), ...content });
  const [delivery] = await database
    .insert(webhookDeliveries)
    .values({ webhookId, event, subject, body, createdAt: now })
    .returning({ id: webhookDeliveries.id });
  if (delivery === undefined) throw new Error('an inserted message was not returned');
  await addJob(database, WEBHOOK_JOB, { deliveryId: delivery.id }, { now, subject, uniqueKey: delivery.id });
}

interface Step {
  readonly orderId: string;
  readonly status: OrderStatus;
  readonly isUndo?: boolean | undefined;
}

/** Queues a message of a step of an order to every address: without the step's commit none is sent. */
export const queueWebhooks = (database: Queryable, { orderId, status, isUndo = false }: Step, now: Date) =>
  queueOfOrder(database, orderId, { event: 'order.step', word: status, content: { status, isUndo } }, now);

/** The same for a change by the dealer: whoever has taken over what is ordered takes it over anew. */
export const queueChangeWebhooks = (
  database: Queryable,
  { orderId, version }: { readonly orderId: string; readonly version: number },
  now: Date,
) => queueOfOrder(database, orderId, { event: 'order.changed', word: `v${version}`, content: { version } }, now);

interface OrderMessage {
  readonly event: WebhookEvent;
  /** What of the order the list of deliveries names. */
  readonly word: string;
  readonly content: Readonly<Record<string, unknown>>;
}

async function queueOfOrder(
  database: Queryable,
  orderId: string,
  { event, word, content }: OrderMessage,
  now: Date,
): Promise<void> {
  const active = await database.select({ id: webhooks.id }).from(webhooks).where(eq(webhooks.isActive, true));
  if (active.length === 0) return;
  const [order] = await database.select({ number: orders.number }).from(orders).where(eq(orders.id, orderId));
  if (order === undefined) throw new Error(`the order ${orderId} of a message is not there`);
  const { number } = order;
  const positions = (await namedPositions(database, [orderId])).get(orderId) ?? [];
  const message = {
    event,
    subject: `${number} ${word}`,
    content: { order: { id: orderId, number, positions }, ...content },
  } as const;
  for (const { id } of active) await queueMessage(database, id, message, now);
}
