import type { Transaction } from '../../storage/database.ts';
import { queueOrderMail } from '../order-mails/queue-order-mail.ts';
import { queueWebhooks } from '../webhooks/queue-webhooks.ts';
import { noteStep } from './order-news.ts';
import { insertEvent, type NewOrderEvent } from './order-repository.ts';

/** Writes a step into an order's history, queues its messages and lights the dealer's badge, in the same transaction. */
export async function recordStep(transaction: Transaction, event: NewOrderEvent): Promise<void> {
  const eventId = await insertEvent(transaction, event);
  await queueWebhooks(transaction, event, event.at);
  await noteStep(transaction, event);
  await queueOrderMail(transaction, { ...event, eventId });
}
