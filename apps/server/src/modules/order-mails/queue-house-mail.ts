import type { MailKind } from '@ringwerk/contract';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { findDealer } from '../dealer/dealer-repository.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { findManufactory } from '../setup/setup-repository.ts';
import { NEWS_MS, orderValues, readMailedOrder } from './mailed-order.ts';

/** What a dealer did with an order. */
export interface HouseMail {
  readonly kind: Extract<MailKind, 'house-order-changed' | 'house-order-cancelled'>;
  readonly orderId: string;
  /** Name of who did it. */
  readonly by: string;
  readonly at: Date;
}

/** Queues the mail to the house, in its language. What the house does with orders of its own it knows; without an address the board alone says so. */
export async function queueHouseMail(
  { config }: { readonly config: Pick<Services['config'], 'publicUrl'> },
  transaction: Transaction,
  { kind, orderId, by, at }: HouseMail,
): Promise<void> {
  const [found, manufactory] = [await readMailedOrder(transaction, orderId), await findManufactory(transaction)];
  if (found === null || manufactory === null || found.order.dealerId === manufactory.id) return;
  const { email: recipient, language } = await findDealer(transaction, manufactory.id);
  if (recipient === '') return;
  const values = { ...orderValues(config, found, language, '/verwaltung/auftraege'), contact: by };
  const expiresAt = new Date(at.getTime() + NEWS_MS);
  await queueMail(transaction, { kind, recipient, language, values, expiresAt, orderId }, at);
}
