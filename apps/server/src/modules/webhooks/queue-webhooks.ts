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
export async function queueWebhooks(database: Queryable, { orderId, status, isUndo = false }: Step, now: Date) {
  const active = await database.select({ id: webhooks.id }).from(webhooks).where(eq(webhooks.isActive, true));
  if (active.length === 0) return;
  const [order] = await database.select({ number: orders.number }).from(orders).where(eq(orders.id, orderId));
  if (order === undefined) throw new Error(`the order ${orderId} of a step is not there`);
  const { number } = order;
  const positions = (await namedPositions(database, [orderId])).get(orderId) ?? [];
  const message = {
    event: 'order.step',
    subject: `${number} ${status}`,
    content: { order: { id: orderId, number, positions }, status, isUndo },
  } as const;
  for (const { id } of active) await queueMessage(database, id, message, now);
}
