import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Services } from '../../services.ts';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { orders } from '../../storage/schema/trade.ts';
import { queueHouseMail, type HouseMail } from '../order-mails/queue-house-mail.ts';

/** What a dealer did with an order marks it on the board until somebody of the office opens it, and is mailed to the house; in the transaction of its cause. */
export async function notifyOffice(
  services: { readonly config: Pick<Services['config'], 'publicUrl'> },
  transaction: Transaction,
  mail: HouseMail,
): Promise<void> {
  await transaction
    .update(orders)
    .set({ officeUnseenAt: sql`coalesce(${orders.officeUnseenAt}, ${mail.at.toISOString()}::timestamptz)` })
    .where(eq(orders.id, mail.orderId));
  await queueHouseMail(services, transaction, mail);
}

/** Orders that a dealer has changed or cancelled, and nobody of the office has opened since. */
export const IS_OFFICE_NEWS = isNotNull(orders.officeUnseenAt);

export const countOfficeNews = (database: Queryable): Promise<number> => database.$count(orders, IS_OFFICE_NEWS);

/** False for an order without news. */
export async function markSeenByOffice(database: Queryable, id: string): Promise<boolean> {
  const rows = await database
    .update(orders)
    .set({ officeUnseenAt: null })
    .where(and(eq(orders.id, id), IS_OFFICE_NEWS))
    .returning({ id: orders.id });
  return rows.length > 0;
}
