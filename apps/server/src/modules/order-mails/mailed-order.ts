import { BCP47, type Language, type MailValues } from '@ringwerk/contract';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { dealers, users } from '../../storage/schema/dealers.ts';
import { orders } from '../../storage/schema/trade.ts';
import { DAY_MS } from '../calendar/house-calendar.ts';

/** Without a mail server for so long, what is written of an order is no news any more. */
export const NEWS_MS = 14 * DAY_MS;
/** What is not said. */
export const NO_WORD = '–';

/** An order with its dealer, as its mails name them; locked, so that two mails of it are written one after the other. */
export async function readMailedOrder(transaction: Transaction, orderId: string) {
  const [row] = await transaction
    .select({
      order: {
        id: orders.id,
        dealerId: orders.dealerId,
        number: orders.number,
        status: orders.status,
        commission: orders.commission,
        requestedDate: orders.requestedDate,
        parcel: orders.parcel,
      },
      dealer: {
        state: dealers.state,
        company: dealers.company,
        email: dealers.email,
        language: dealers.language,
        orderMails: dealers.orderMails,
      },
    })
    .from(orders)
    .innerJoin(dealers, eq(dealers.id, orders.dealerId))
    .where(eq(orders.id, orderId))
    .for('no key update', { of: orders });
  return row ?? null;
}
export type MailedOrder = NonNullable<Awaited<ReturnType<typeof readMailedOrder>>>;

/** What every mail of an order names; `path` is the page that its reader opens. */
export const orderValues = (
  { publicUrl }: Pick<Services['config'], 'publicUrl'>,
  { order, dealer }: MailedOrder,
  language: Language,
  path = '/auftraege',
): MailValues => ({
  company: dealer.company,
  number: order.number,
  commission: order.commission,
  date: dayText(order.requestedDate, language),
  url: `${publicUrl}${path}/${order.id}`,
});

/** Where a dealer is written to; null where nothing is known. */
export const addressOf = async (transaction: Transaction, { order, dealer }: MailedOrder): Promise<string | null> =>
  dealer.email === '' ? ownersAddress(transaction, order.dealerId) : dealer.email;

/** Where a shop without an address of its own is written to. */
async function ownersAddress(transaction: Transaction, dealerId: string): Promise<string | null> {
  const [owner] = await transaction
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.dealerId, dealerId), eq(users.role, 'owner'), eq(users.isActive, true), ne(users.email, '')))
    .orderBy(asc(users.customerNumber))
    .limit(1);
  return owner?.email ?? null;
}

const dayText = (day: string | null, language: Language): string =>
  day === null
    ? NO_WORD
    : new Intl.DateTimeFormat(BCP47[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
