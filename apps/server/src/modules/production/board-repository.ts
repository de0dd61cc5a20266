import { isOpenOrder, type BoardSort, type DueFilter, type OrderKind, type OrderStatus } from '@ringwerk/contract';
import { and, asc, desc, eq, gte, inArray, isNull, lt, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import { dealers } from '../../storage/schema/dealers.ts';
import { POSITION_TEXT } from '../../storage/schema/found-text.ts';
import { IS_OPEN_ORDER, orderEvents, orderPositions, orders } from '../../storage/schema/trade.ts';
import { orderNumbersIn } from '../bench/read-code.ts';
import { addDays } from '../calendar/house-calendar.ts';
import { papersQuery } from '../finding/asked-words.ts';
import { IS_OFFICE_NEWS } from '../orders/office-news.ts';
import { isOfKind, ORDER_KIND } from '../orders/order-kind.ts';
import type { Page } from '../paging.ts';

export interface BoardQuestion {
  readonly q?: string | undefined;
  readonly status?: OrderStatus | undefined;
  readonly kind?: OrderKind | undefined;
  readonly due?: DueFilter | undefined;
  readonly dealer?: string | undefined;
  readonly news?: 'true' | undefined;
  readonly sort?: BoardSort | undefined;
}

const WEEK_DAYS = 7;
/** Trade price of all positions. */
const COST = sql`(select coalesce(sum(cost * quantity), 0) from order_positions where order_id = orders.id)`.mapWith(
  Number,
);
/** Dealers that the board offers to choose from. */
const DEALERS_MAX = 200;
/** Orders that are found by references of their positions: more is nothing that anybody looks through. */
const POSITIONS_FOUND_MAX = 500;

const words = (q: string): string =>
  q
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => `${word}:*`)
    .join(' & ');

/** Dealers whose name has these letters, or whose number it is. */
async function dealersAbout(database: Queryable, q: string): Promise<readonly string[]> {
  const like = `%${q.replaceAll(/[\\%_]/gu, '\\$&')}%`;
  const rows = await database
    .select({ id: dealers.id })
    .from(dealers)
    .where(or(sql`${dealers.company} ilike ${like}`, eq(dealers.customerNumber, q)));
  return rows.map(({ id }) => id);
}

/** Orders of which a position has a reference of its own that is found. */
async function ordersOfPositions(database: Queryable, q: string): Promise<readonly string[]> {
  const asked = papersQuery(q);
  if (asked === null) return [];
  const rows = await database
    .selectDistinct({ id: orderPositions.orderId })
    .from(orderPositions)
    .where(sql`${orderPositions.commission} <> '' and ${POSITION_TEXT} @@ ${asked}`)
    .limit(POSITIONS_FOUND_MAX);
  return rows.map(({ id }) => id);
}

/** References of the positions of each order, each once, in their order; those without one of their own are left out. */
export async function positionCommissions(
  database: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await database
    .select({ orderId: orderPositions.orderId, commission: orderPositions.commission })
    .from(orderPositions)
    .where(and(inArray(orderPositions.orderId, [...orderIds]), ne(orderPositions.commission, '')))
    .orderBy(asc(orderPositions.orderId), asc(orderPositions.number));
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
  return new Map([...byOrder].map(([id, own]) => [id, [...new Set(own.map(({ commission }) => commission))]]));
}

/** Each way has its index, and all of them are used at once: none may hold a query, which would have every order read. */
async function isAbout(database: Queryable, q: string): Promise<SQL | undefined> {
  const [asked, numbers] = [words(q), [...orderNumbersIn(q)]];
  const [dealerIds, ofPositions] = await Promise.all([dealersAbout(database, q), ordersOfPositions(database, q)]);
  const ways = [
    ...(numbers.length === 0 ? [] : [inArray(orders.number, numbers)]),
    ...(asked === ''
      ? []
      : [
          sql`to_tsvector('simple', translate(${orders.commission}, '-./&', '    ')) @@ to_tsquery('simple', ${asked})`,
        ]),
    ...(ofPositions.length === 0 ? [] : [inArray(orders.id, [...ofPositions])]),
    ...(dealerIds.length === 0 ? [] : [inArray(orders.dealerId, [...dealerIds])]),
  ];
  return ways.length === 0 ? sql`false` : or(...ways);
}

function isDue(due: DueFilter, today: string): SQL | undefined {
  if (due === 'late') return and(IS_OPEN_ORDER, lt(orders.requestedDate, today));
  const last = addDays(today, WEEK_DAYS - 1);
  return and(IS_OPEN_ORDER, gte(orders.requestedDate, today), lte(orders.requestedDate, last));
}

async function whereOf(
  database: Queryable,
  { q, status, kind, due, dealer, news }: BoardQuestion,
  today: string,
): Promise<SQL | undefined> {
  return and(
    // Whoever looks for something finds it wherever it stands; what a dealer has cancelled is news, too.
    status === undefined
      ? q === undefined && news === undefined
        ? IS_OPEN_ORDER
        : undefined
      : eq(orders.status, status),
    news === undefined ? undefined : IS_OFFICE_NEWS,
    q === undefined ? undefined : await isAbout(database, q),
    isOfKind(kind),
    due === undefined ? undefined : isDue(due, today),
    dealer === undefined ? undefined : eq(orders.dealerId, dealer),
  );
}

/** Orders that left the workshop are looked at the newest first. */
const sortOf = ({ sort, status }: BoardQuestion): BoardSort =>
  sort ?? (status === undefined || isOpenOrder(status) ? 'due' : 'new');

export async function findBoardOrders(database: Queryable, question: BoardQuestion, page: Page, today: string) {
  const where = await whereOf(database, question, today);
  const byDue = [sql`${orders.requestedDate} asc nulls last`, asc(orders.createdAt), asc(orders.number)];
  const order = sortOf(question) === 'due' ? byDue : [desc(orders.createdAt), desc(orders.number)];
  const [counted, rows] = await Promise.all([
    database.$count(orders, where),
    database
      .select({
        id: orders.id,
        number: orders.number,
        createdAt: orders.createdAt,
        commission: orders.commission,
        requestedDate: orders.requestedDate,
        status: orders.status,
        version: orders.version,
        officeUnseenAt: orders.officeUnseenAt,
        cost: COST,
        dealer: { company: dealers.company, customerNumber: dealers.customerNumber },
      })
      .from(orders)
      .innerJoin(dealers, eq(dealers.id, orders.dealerId))
      .where(where)
      .orderBy(...order)
      .limit(page.pageSize)
      .offset(page.offset),
  ]);
  const kinds = await kindsOf(
    database,
    rows.map(({ id }) => id),
  );
  return { total: counted, rows: rows.map((row) => ({ ...row, kind: kinds.get(row.id) ?? 'goods' })) };
}

/** What orders are. Asked for a page alone: beside its sorting the database would look at the positions of every order. */
async function kindsOf(database: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, OrderKind>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ id: orders.id, kind: ORDER_KIND })
    .from(orders)
    .where(inArray(orders.id, [...ids]));
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}

/** When each order came to its present step. */
export async function sinceOf(database: Queryable, orderIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  if (orderIds.length === 0) return new Map();
  const rows = await database
    .selectDistinctOn([orderEvents.orderId], { orderId: orderEvents.orderId, at: orderEvents.at })
    .from(orderEvents)
    // A change by the dealer leaves the order at its step.
    .where(and(inArray(orderEvents.orderId, [...orderIds]), isNull(orderEvents.version)))
    .orderBy(orderEvents.orderId, desc(orderEvents.id));
  return new Map(rows.map(({ orderId, at }) => [orderId, at]));
}

/** Orders at each step, counted in an index alone, and how many of those on the board are late. */
export async function countSteps(database: Queryable, today: string) {
  const amount = sql<number>`count(*)::int`;
  const [steps, late] = await Promise.all([
    database.select({ status: orders.status, count: amount }).from(orders).groupBy(orders.status),
    database
      .select({ status: orders.status, count: amount })
      .from(orders)
      .where(isDue('late', today))
      .groupBy(orders.status),
  ]);
  const lateAt = new Map(late.map(({ status, count }) => [status, count]));
  return steps.map((step) => ({ ...step, late: lateAt.get(step.status) ?? 0 }));
}

/** Dealers with open orders, those with the most first. */
export async function countDealers(database: Queryable) {
  const amount = sql<number>`count(*)::int`;
  return database
    .select({ id: dealers.id, company: dealers.company, count: amount })
    .from(orders)
    .innerJoin(dealers, eq(dealers.id, orders.dealerId))
    .where(IS_OPEN_ORDER)
    .groupBy(dealers.id, dealers.company)
    .orderBy(desc(amount), asc(dealers.company))
    .limit(DEALERS_MAX);
}
