import type { feedStepSchema } from '@ringwerk/contract';
import { asc, eq, gt, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { LOCKS } from '../../storage/locks.ts';
import { dealers } from '../../storage/schema/dealers.ts';
import { orderEvents, orders } from '../../storage/schema/trade.ts';
import { namedPositions } from '../positions/named-positions.ts';

type FeedStep = z.infer<typeof feedStepSchema>;

const LIMIT = 100;
/** Steps that one read numbers at most: more than one page, so that `hasMore` is right. */
const NUMBERED_MAX = 10_000;

export interface FeedQuestion {
  readonly cursor?: number | undefined;
  readonly limit?: number | undefined;
}

/**
 * Gives the committed steps that have no number the next ones. An id is given out before the commit, so a step could become
 * visible behind a later one; a number is given after it, under a lock that is held until the number itself is committed:
 * whoever sees a number has seen all before it, however long a transaction takes.
 */
async function numberSteps(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${LOCKS.orderFeed})`);
  // A statement of its own: its snapshot is of after the wait.
  await transaction.execute(
    sql`update order_events e set feed_no = numbered.feed_no
      from (
        select id, nextval('order_feed_numbers') as feed_no
        from (select id from order_events where feed_no is null order by id limit ${NUMBERED_MAX}) waiting
      ) numbered
      where e.id = numbered.id`,
  );
}

const stepsAfter = (transaction: Transaction, cursor: number, most: number) =>
  transaction
    .select({
      cursor: sql<number>`${orderEvents.feedNo}`.mapWith(Number),
      at: orderEvents.at,
      status: orderEvents.status,
      isUndo: orderEvents.isUndo,
      version: orderEvents.version,
      id: orders.id,
      number: orders.number,
      createdAt: orders.createdAt,
      commission: orders.commission,
      requestedDate: orders.requestedDate,
      customerNumber: dealers.customerNumber,
      company: dealers.company,
    })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .innerJoin(dealers, eq(dealers.id, orders.dealerId))
    .where(gt(orderEvents.feedNo, cursor))
    .orderBy(asc(orderEvents.feedNo))
    .limit(most);

/** Steps of orders after a cursor: each once, in the order of their commits, however often it is asked. */
export async function readFeed({ database }: Pick<Services, 'database'>, { cursor = 0, limit = LIMIT }: FeedQuestion) {
  const { rows, positions } = await database.transaction(async (transaction) => {
    await numberSteps(transaction);
    const found = await stepsAfter(transaction, cursor, limit + 1);
    return { rows: found, positions: await namedPositions(transaction, [...new Set(found.map(({ id }) => id))]) };
  });
  const steps = rows
    .slice(0, limit)
    .map(({ cursor: own, at, status, isUndo, version, createdAt, ...order }): FeedStep => ({
      cursor: own,
      at: at.toISOString(),
      status,
      isUndo,
      version,
      order: { ...order, createdAt: createdAt.toISOString(), positions: positions.get(order.id) ?? [] },
    }));
  return { steps, cursor: steps.at(-1)?.cursor ?? cursor, hasMore: rows.length > limit };
}
