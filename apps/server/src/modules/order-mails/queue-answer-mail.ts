import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { addressOf, NEWS_MS, orderValues, readMailedOrder } from './mailed-order.ts';

/** Queues the mail that the house has answered who pays for a remake. Who it is stands on the page, not in a mail that is read at the counter. */
export async function queueAnswerMail(
  { config }: { readonly config: Pick<Services['config'], 'publicUrl'> },
  transaction: Transaction,
  orderId: string,
  at: Date,
): Promise<void> {
  const found = await readMailedOrder(transaction, orderId);
  if (found === null || found.dealer.state === 'closed') return;
  const recipient = await addressOf(transaction, found);
  if (recipient === null) return;
  const { language } = found.dealer;
  const values = orderValues(config, found, language);
  const expiresAt = new Date(at.getTime() + NEWS_MS);
  await queueMail(transaction, { kind: 'remake-answered', recipient, language, values, expiresAt, orderId }, at);
}
