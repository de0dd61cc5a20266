import { and, desc, eq, inArray, like, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../storage/database.ts';
import { couples } from '../../storage/schema/couples.ts';
import { ORDER_TEXT, POSITION_TEXT, QUOTE_TEXT } from '../../storage/schema/found-text.ts';
import { orderPositions, orders, quotes } from '../../storage/schema/trade.ts';
import { COUPLE_NAME, coupleRef } from '../couples/couple-ref.ts';
import { quoteStatus } from '../quotes/quote-answer.ts';
import type { Asker, AskedWords } from './asked-words.ts';
import { newestFound, newestOfFew, type AgedRows } from './newest-found.ts';

interface Ways {
  readonly rows: typeof quotes | typeof orders;
  readonly words: SQL;
  /** Ids of those that are found by what stands beside the row itself. */
  readonly beside?: (database: Queryable, asker: Asker, words: SQL, most: number) => Promise<readonly string[]>;
}

/** Orders of a dealer by the references of their positions, the newest first. */
async function byPositions(database: Queryable, { dealerId }: Asker, words: SQL, most: number) {
  const isFound = sql`${orderPositions.commission} <> '' and ${POSITION_TEXT} @@ ${words}`;
  const rows = await database
    .selectDistinct({ id: orders.id, at: orders.createdAt })
    .from(orderPositions)
    .innerJoin(orders, and(eq(orders.id, orderPositions.orderId), eq(orders.dealerId, dealerId)))
    .where(isFound)
    .orderBy(desc(orders.createdAt))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Those whose number or typed name begins so, and those of these couples: of each way the latest. */
async function byWords(
  database: Queryable,
  { rows, words, beside }: Ways,
  asker: Asker,
  asked: AskedWords,
  most: number,
) {
  const { id, createdAt: at, number: tie, dealerId } = rows;
  const aged: AgedRows = { table: rows, id, at, tie, scope: eq(dealerId, asker.dealerId) };
  // Digits and hyphens alone: nothing to escape.
  if (asked.numberStart !== null)
    return inArray(id, await newestFound(database, aged, like(rows.number, `${asked.numberStart}%`), most));
  const own = newestFound(database, aged, sql`${words} @@ ${asked.papers}`, most);
  const ofCouples =
    asker.coupleIds.length === 0 ? [] : newestOfFew(database, aged, inArray(rows.coupleId, [...asker.coupleIds]), most);
  const besides = asked.papers === null ? [] : (beside?.(database, asker, asked.papers, most) ?? []);
  return inArray(id, (await Promise.all([own, ofCouples, besides])).flat());
}

const isAsked = ({ isNone, papers }: AskedWords): boolean => isNone || papers !== null;
const QUOTES: Ways = { rows: quotes, words: QUOTE_TEXT };
const ORDERS: Ways = { rows: orders, words: ORDER_TEXT, beside: byPositions };
const renewal = alias(quotes, 'renewal');

/** Quotes of a dealer, the newest first. */
export async function findQuotes(database: Queryable, asker: Asker, asked: AskedWords, most: number, now: Date) {
  if (!isAsked(asked)) return [];
  const found = asked.isNone ? undefined : await byWords(database, QUOTES, asker, asked, most);
  const rows = await database
    .select({
      id: quotes.id,
      number: quotes.number,
      customerName: quotes.customerName,
      couple: COUPLE_NAME,
      createdAt: quotes.createdAt,
      orderedAt: quotes.orderedAt,
      validUntil: quotes.validUntil,
      answer: quotes.answer,
      renewal: { id: renewal.id },
    })
    .from(quotes)
    .leftJoin(couples, eq(couples.id, quotes.coupleId))
    .leftJoin(renewal, eq(renewal.replaces, quotes.id))
    .where(and(eq(quotes.dealerId, asker.dealerId), found))
    .orderBy(desc(quotes.createdAt), desc(quotes.number))
    .limit(most);
  return rows.map(({ id, number, customerName, couple, createdAt, ...standing }) => ({
    id,
    number,
    title: (asker.seesCouples ? coupleRef(couple)?.title : undefined) ?? customerName,
    status: quoteStatus(standing, now),
    createdAt: createdAt.toISOString(),
  }));
}

/** Orders of a dealer, the newest first. */
export async function findOrders(database: Queryable, asker: Asker, asked: AskedWords, most: number) {
  if (!isAsked(asked)) return [];
  const found = asked.isNone ? undefined : await byWords(database, ORDERS, asker, asked, most);
  const rows = await database
    .select({
      id: orders.id,
      number: orders.number,
      commission: orders.commission,
      status: orders.status,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(and(eq(orders.dealerId, asker.dealerId), found))
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(most);
  return rows.map((order) => ({ ...order, createdAt: order.createdAt.toISOString() }));
}
