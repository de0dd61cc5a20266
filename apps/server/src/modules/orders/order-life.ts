import type { OrderLife } from '@ringwerk/contract';
import type { Queryable } from '../../storage/database.ts';
import { workSettings } from '../house-settings/work-settings.ts';
import { cancelCost, type CancelCost } from './cancel-cost.ts';
import { isChangeable } from './changeable.ts';
import {
  earlierOrder,
  findCancellation,
  laterOrders,
  ringOfRelation,
  type CancellationRow,
  type LinkedOrder,
} from './order-life-repository.ts';
import { isBilled } from '../papers/standing-invoices.ts';
import { readPayer } from './remake-payer.ts';
import type { FullOrder } from './order-repository.ts';

/** What a cancellation of an order costs, its cancellation, and the orders that it belongs to. */
export async function orderLife(
  database: Queryable,
  { order, positions }: FullOrder,
  { seesCost }: { readonly seesCost: boolean },
): Promise<OrderLife> {
  const { cancelShares } = await workSettings(database);
  const { payer } = await readPayer(database, order.id);
  const now = cancelCost(cancelShares, order.status, positions, payer);
  const cancellation = await findCancellation(database, order.id);
  const earlier = await earlierOrder(database, order.id);
  const later = await laterOrders(database, order.id);
  const figures = ({ share, cost }: CancelCost) => (seesCost ? { share, cost } : {});
  return {
    cancel: now && figures(now),
    isChangeable: await isChangeable(database, order),
    cancellation: cancellation && {
      at: cancellation.at.toISOString(),
      by: cancellation.byName,
      reason: cancellation.reason,
      ...figures(cancellation),
      ...(seesCost ? { invoice: cancellation.invoice, waiver: waiverAnswer(cancellation) } : {}),
    },
    remake: earlier && (await remakeAnswer(database, earlier, seesCost)),
    links: [...(earlier === null ? [] : [linkAnswer(earlier, 'from')]), ...later.map((each) => linkAnswer(each, 'to'))],
  };
}

const waiverAnswer = ({ waivedAt, waivedReason, waivedByName }: CancellationRow) =>
  waivedAt && { reason: waivedReason, at: waivedAt.toISOString(), by: waivedByName };

/** Null for an order that comes from another one otherwise. */
async function remakeAnswer(
  database: Queryable,
  { relation }: LinkedOrder,
  seesCost: boolean,
): Promise<OrderLife['remake']> {
  const { orderId, kind, payer, answer, answerNote, answeredAt, answeredByName } = relation;
  if (kind !== 'remake' || payer === null) return null;
  return {
    asked: payer,
    answer:
      answer === null || answeredAt === null
        ? null
        : {
            payer: answer,
            ...(seesCost ? { note: answerNote } : {}),
            at: answeredAt.toISOString(),
            by: answeredByName,
          },
    isBilled: await isBilled(database, orderId),
  };
}

const linkAnswer = (
  { relation, order: { id, number, status, createdAt } }: LinkedOrder,
  direction: 'from' | 'to',
): OrderLife['links'][number] => ({
  id,
  number,
  kind: relation.kind,
  direction,
  of: ringOfRelation(relation),
  reason: relation.reason,
  payer: relation.payer,
  status,
  createdAt: createdAt.toISOString(),
});
