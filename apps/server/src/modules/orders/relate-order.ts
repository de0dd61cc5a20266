import type { OrderRelation, ShownRingRelation } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Transaction } from '../../storage/database.ts';
import { earlierRing } from './earlier-ring.ts';
import { kindOfOrder } from './order-kind.ts';
import { insertRelation, statusOf } from './order-life-repository.ts';

/** Where an order says that it comes from, and the quote that it orders. */
interface Origin {
  readonly relation: OrderRelation | undefined;
  readonly quote: {
    readonly relation: ShownRingRelation | null;
    readonly positions: readonly { readonly isChosen: boolean }[];
  } | null;
}

/**
 * Writes down from which earlier order of the same company a new one comes; returns the ring of it that is meant, if one is.
 * What a quote offers is ordered whatever became of the earlier order since.
 * @throws CodedError `order.unknown`, `order.not-sent` for a remake of what the dealer has not received, and those of `earlierRing`
 */
export async function relateOrder(
  transaction: Transaction,
  { dealerId }: Caller,
  orderId: string,
  { relation, quote }: Origin,
): Promise<ShownRingRelation | null> {
  if (relation === undefined) {
    // It is that of the first position: another alternative is made from no earlier ring.
    const quoted = quote?.positions[0]?.isChosen === true ? quote.relation : null;
    if (quoted !== null) await relateToRing(transaction, orderId, quoted);
    return quoted;
  }
  // Not locked: a scan taken back meanwhile leaves a remake of what is sent once more.
  const status = await statusOf(transaction, dealerId, relation.orderId);
  // Work at rings made none that could be made again.
  if (status === null || (await kindOfOrder(transaction, relation.orderId)) === 'service')
    throw refused('order.unknown');
  if (relation.kind === 'remake') {
    if (status !== 'shipped') throw refused('order.not-sent');
    const { orderId: fromId, ...words } = relation;
    await insertRelation(transaction, { orderId, fromId, ...words });
    return null;
  }
  const { kind, position, ring } = relation;
  if (position === undefined || ring === undefined) {
    await insertRelation(transaction, { orderId, fromId: relation.orderId, kind });
    return null;
  }
  const of = await earlierRing(transaction, dealerId, { kind, orderId: relation.orderId, position, ring });
  await relateToRing(transaction, orderId, of);
  return of;
}

const relateToRing = (
  transaction: Transaction,
  orderId: string,
  { kind, orderId: fromId, position, ring }: ShownRingRelation,
): Promise<void> => insertRelation(transaction, { orderId, fromId, kind, position, ring });

const refused = (code: 'order.unknown' | 'order.not-sent'): CodedError =>
  new CodedError(code, { issues: [{ code, path: '/relation/orderId', params: {}, severity: 'error' }] });
