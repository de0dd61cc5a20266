import type { feedStepSchema } from '@ringwerk/contract';
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Services } from '../../services.ts';
import { dealers } from '../../storage/schema/dealers.ts';
import { orderEvents, orders } from '../../storage/schema/trade.ts';

type FeedStep = z.infer<typeof feedStepSchema>;

const LIMIT = 100;
/**
 * Steps are numbered when they are written and seen when they are committed: a step may become visible behind a later number.
 * One is given out when no transaction can still be open that began before it, ms.
 */
const SETTLED_MS = 30_000;

export interface FeedQuestion {
  readonly cursor?: number | undefined;
  readonly limit?: number | undefined;
}

/** Steps of orders after a cursor: each once, in one order, however often it is asked. */
export async function readFeed(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { cursor = 0, limit = LIMIT }: FeedQuestion,
) {
  const settled = new Date(clock().getTime() - SETTLED_MS);
  const rows = await database.orm
    .select({
      cursor: orderEvents.id,
      at: orderEvents.at,
      status: orderEvents.status,
      isUndo: orderEvents.isUndo,
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
    .where(and(gt(orderEvents.id, cursor), lte(orderEvents.at, settled)))
    .orderBy(asc(orderEvents.id))
    .limit(limit + 1);
  const steps = rows.slice(0, limit).map(({ cursor: own, at, status, isUndo, createdAt, ...order }): FeedStep => ({
    cursor: own,
    at: at.toISOString(),
    status,
    isUndo,
    order: { ...order, createdAt: createdAt.toISOString() },
  }));
  return { steps, cursor: steps.at(-1)?.cursor ?? cursor, hasMore: rows.length > limit };
}
