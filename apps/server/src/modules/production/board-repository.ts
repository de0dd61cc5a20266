import { isOpenOrder, type BoardSort, type DueFilter, type OrderStatus } from '@ringwerk/contract';
import { and, asc, desc, eq, gte, inArray, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import { dealers } from '../../storage/schema/dealers.ts';
import { IS_OPEN_ORDER, orderEvents, orders } from '../../storage/schema/trade.ts';
import { orderNumbersIn } from '../bench/read-code.ts';
import { addDays } from '../calendar/house-calendar.ts';
import type { Page } from '../paging.ts';

export interface BoardQuestion {
  readonly q?: string | undefined;
  readonly status?: OrderStatus | undefined;
  readonly due?: DueFilter | undefined;
  readonly dealer?: string | undefined;
  readonly sort?: BoardSort | undefined;
}

const WEEK_DAYS = 7;
/** Trade price of all positions. */
const COST = sql`(select coalesce(sum(cost * quantity), 0) from order_positions where order_id = orders.id)`.mapWith(
  Number,
);
/** Dealers that the board offers to choose from. */
const DEALERS_MAX = 200;

const words = (q: string): string =>
  q
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => `${word}:*`)
    .join(' & ');

function isAbout(q: string): SQL | undefined {
  const asked = words(q);
  const like = `%${q.replaceAll(/[\\%_]/gu, '\\$&')}%`;
  const ofDealer = sql`${orders.dealerId} in (select id from dealers where ${or(
    sql`company ilike ${like}`,
    sql`customer_number = ${q}`,
  )})`;
  return or(
    inArray(orders.number, [...orderNumbersIn(q)]),
    asked === ''
      ? undefined
      : sql`to_tsvector('simple', translate(${orders.commission}, '-./&', '    ')) @@ to_tsquery('simple', ${asked})`,
    ofDealer,
  );
}

function isDue(due: DueFilter, today: string): SQL | undefined {
  if (due === 'late') return and(IS_OPEN_ORDER, lt(orders.requestedDate, today));
  const last = addDays(today, WEEK_DAYS - 1);
  return and(IS_OPEN_ORDER, gte(orders.requestedDate, today), lte(orders.requestedDate, last));
}

function whereOf({ q, status, due, dealer }: BoardQuestion, today: string): SQL | undefined {
  return and(
    // Whoever looks for something finds it wherever it stands.
    status === undefined ? (q === undefined ? IS_OPEN_ORDER : undefined) : eq(orders.status, status),
    q === undefined ? undefined : isAbout(q),
    due === undefined ? undefined : isDue(due, today),
    dealer === undefined ? undefined : eq(orders.dealerId, dealer),
  );
}

/** Orders that left the workshop are looked at the newest first. */
const sortOf = ({ sort, status }: BoardQuestion): BoardSort =>
  sort ?? (status === undefined || isOpenOrder(status) ? 'due' : 'new');

export async function findBoardOrders(database: Queryable, question: BoardQuestion, page: Page, today: string) {
  const where = whereOf(question, today);
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
  return { total: counted, rows };
}

/** When each order came to its present step. */
export async function sinceOf(database: Queryable, orderIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  if (orderIds.length === 0) return new Map();
  const rows = await database
    .selectDistinctOn([orderEvents.orderId], { orderId: orderEvents.orderId, at: orderEvents.at })
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, [...orderIds]))
    .orderBy(orderEvents.orderId, desc(orderEvents.id));
  return new Map(rows.map(({ orderId, at }) => [orderId, at]));
}

/** Orders at each step, and how many of them are late. */
export async function countSteps(database: Queryable, today: string) {
  const isLate = sql`${orders.requestedDate} < ${today} and ${IS_OPEN_ORDER}`;
  return database
    .select({
      status: orders.status,
      count: sql<number>`count(*)::int`,
      late: sql<number>`(count(*) filter (where ${isLate}))::int`,
    })
    .from(orders)
    .groupBy(orders.status);
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
