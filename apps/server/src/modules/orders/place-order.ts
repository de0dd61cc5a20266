import type { CatalogueAlloy } from '@ringwerk/catalogue';
import {
  houseDate,
  isAnybodyNamed,
  NOBODY,
  type Order,
  type PaymentTerms,
  type Persons,
  type Quote,
  type ShownRingRelation,
} from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { personsOf, personsRow } from '../../storage/schema/persons.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { houseZone } from '../calendar/house-zone.ts';
import { fileDesign, tiedCouple, type TiedCouple } from '../couples/tied-couple.ts';
import { claimKey, requireSameBody, type IdempotentCall } from '../idempotency/claim-key.ts';
import { unlessMade } from '../idempotency/made-once.ts';
import { keepPositions, requireOneSum } from '../positions/keep-positions.ts';
import { insertOrderPositions, type PositionRow } from '../positions/position-repository.ts';
import { costOf } from '../positions/position-sums.ts';
import { quoteStatus } from '../quotes/quote-answer.ts';
import { lockQuote, markOrdered, renewalOf, type FoundQuote } from '../quotes/quote-repository.ts';
import { runningNumber } from '../running-number.ts';
import { reserveStones } from '../stones/listed-stones.ts';
import { lockStonesOf, releaseForQuotes } from '../stones/quote-holds.ts';
import { orderAnswer } from './order-answer.ts';
import { findByKey, insertOrder, nextOrderNumber } from './order-repository.ts';
import { notedAlloys, requireConcord } from './note-conflicts.ts';
import { notesOf } from './order-notes.ts';
import { relateOrder } from './relate-order.ts';
import {
  orderedPositions,
  pathOf,
  rowsOf,
  type OrderedPositions,
  type OrderedQuote,
  type OrderRequest,
} from './ordered-positions.ts';
import { recordStep } from './record-step.ts';
import { requireTime } from './require-time.ts';
import { orderingTerms, requireActive, requireMinimum } from './ordering-terms.ts';

interface Placing {
  readonly request: OrderRequest;
  readonly ordered: OrderedPositions;
  readonly paymentTerms: PaymentTerms;
  /** That notes are read by. */
  readonly alloys: readonly CatalogueAlloy[];
  readonly now: Date;
}

/**
 * Places an order once per key: calls with the same key of the same dealer, at once or years apart, answer with the same
 * order; another body under a used key is refused.
 * Order, positions, first event, audit row, saved designs, stones and the quote's mark are one transaction.
 */
export async function placeOrder(
  services: Services,
  caller: Caller,
  request: OrderRequest,
  sent: IdempotentCall['body'],
): Promise<Order> {
  const { dealerId } = caller;
  const call: IdempotentCall = { act: 'order', dealerId, key: request.idempotencyKey, body: sent };
  const known = await findByKey(services.database.orm, dealerId, request.idempotencyKey);
  const reader = { addresses: await services.stills.addresses(), caller };
  if (known !== null) {
    await requireSameBody(services.database.orm, call);
    return orderAnswer(known, services, reader);
  }
  const made = () => findByKey(services.database.orm, dealerId, request.idempotencyKey);
  const placing = await preparedOrder(services, caller, request).catch(unlessMade(made));
  if (placing === null) return placeOrder(services, caller, request, sent);
  return services.database.transaction(async (transaction) => {
    await claimKey(transaction, call);
    const earlier = await findByKey(transaction, dealerId, request.idempotencyKey);
    if (earlier !== null) return orderAnswer(earlier, services, reader);
    await requireActive(transaction, dealerId);
    const orderId = await write(transaction, caller, placing);
    const written = await findByKey(transaction, dealerId, request.idempotencyKey);
    if (written?.order.id !== orderId) throw new Error('an order was not read back in its own transaction');
    return orderAnswer(written, services, reader);
  });
}

/** Everything of an order that is read and checked before it is written. */
async function preparedOrder(services: Services, caller: Caller, request: OrderRequest): Promise<Placing> {
  const now = services.clock();
  const agreed = await orderingTerms(services.database.orm, caller.dealerId);
  const ordered = await orderedPositions(services, caller, request);
  const rows = rowsOf(ordered);
  requireOneSum(rows.map(({ retail }) => retail));
  await requireTime(services, request.requestedDate, rows, now);
  requireMinimum(agreed, costOf(rows), request.positions === undefined ? '/quantity' : '/positions');
  const alloys = await notedAlloys(services, caller.dealerId);
  return { request, ordered, paymentTerms: agreed.paymentTerms, alloys, now };
}

/** Whom a quote was made for; undefined where it names nobody. */
function quotedPersons(quote: FoundQuote | null): Persons | undefined {
  const persons = quote === null ? NOBODY : personsOf(quote);
  return isAnybodyNamed(persons) ? persons : undefined;
}

/** A quote is ordered once, only while it is valid, as the jeweller has seen it, and not against the couple's word. */
async function takeQuote(
  transaction: Transaction,
  { dealerId }: Caller,
  { quote: seen, isAsChosen }: OrderedQuote,
  now: Date,
): Promise<void> {
  const quote = await lockQuote(transaction, dealerId, seen.id);
  if (quote === null) throw new CodedError('quote.unknown');
  requireOrderable(quoteStatus({ ...quote, renewal: await renewalOf(transaction, quote.id) }, now));
  if (quote.version !== seen.version) throw new CodedError('quote.changed');
  if (quote.answer === 'accepted' && !isAsChosen) throw new CodedError('quote.answered');
  await markOrdered(transaction, quote.id, now);
}

function requireOrderable(status: Quote['status']): void {
  if (status === 'expired') throw new CodedError('quote.expired');
  if (status === 'replaced') throw new CodedError('quote.replaced');
  if (status === 'declined') throw new CodedError('quote.answered');
  if (status === 'ordered') throw new CodedError('order.conflict');
}

/** The positions as the order keeps them: the quote's own versions of its designs, or new ones. */
async function keptRows(
  transaction: Transaction,
  caller: Caller,
  { ordered, now }: Placing,
  { couple }: TiedCouple,
): Promise<readonly PositionRow[]> {
  if (ordered.quote === null) return keepPositions(transaction, { caller, couple }, ordered.priced);
  await takeQuote(transaction, caller, ordered, now);
  for (const { designCode } of ordered.rows) {
    // Statements of one transaction follow each other.
    // oxlint-disable-next-line no-await-in-loop
    if (designCode !== null) await fileDesign(transaction, couple, designCode, now);
  }
  return ordered.rows;
}

/** The delivery as it was asked for: whose it is, when and where to, and on which terms. */
const headOf = ({ request, ordered, paymentTerms, now }: Placing, { couple, persons }: TiedCouple) =>
  ({
    idempotencyKey: request.idempotencyKey,
    quoteId: ordered.quote?.id ?? null,
    commission: request.commission,
    coupleId: couple?.id ?? null,
    ...personsRow(persons),
    requestedDate: request.requestedDate ?? null,
    shipTo: request.shipTo ?? null,
    notes: notesOf(request),
    discount: ordered.quote === null ? null : ordered.discount,
    paymentTerms,
    status: 'received',
    createdAt: now,
  }) as const;

/** The ring of an earlier order that the new one is made from, for the audit log. */
const audited = (of: ShownRingRelation | null) =>
  of === null ? {} : { [`${of.kind}Of`]: of.number, ofPosition: of.position, ofRing: of.ring };

async function write(transaction: Transaction, caller: Caller, placing: Placing): Promise<string> {
  const { request, ordered, now } = placing;
  const { quote } = ordered;
  const tied = await tiedCouple(transaction, caller, {
    coupleId: request.coupleId ?? quote?.coupleId ?? undefined,
    persons: request.persons ?? quotedPersons(quote),
  });
  await requireConcord(
    {
      notes: notesOf(request),
      persons: tied.persons,
      positions: rowsOf(ordered),
      // Of a quote it is the place among those that are ordered.
      pathOf: quote === null ? pathOf(request) : (index) => `/positions/${index}`,
    },
    placing.alloys,
  );
  const rows = await keptRows(transaction, caller, placing, tied);
  if (quote !== null) await lockStonesOf(transaction, quote.positions);
  const coupleId = tied.couple?.id ?? null;
  await reserveStones(transaction, caller, now, { positions: rows, pathOf: pathOf(request), coupleId });
  // Stones of alternatives that are not taken are free again.
  if (quote !== null) await releaseForQuotes(transaction, caller, [quote], now);
  const order = await insertOrder(transaction, {
    ...headOf(placing, tied),
    number: runningNumber('O', houseDate(now, await houseZone(transaction)), await nextOrderNumber(transaction)),
    dealerId: caller.dealerId,
    userId: caller.userId,
  });
  await insertOrderPositions(transaction, order.id, rows);
  const of = await relateOrder(transaction, caller, order.id, {
    relation: request.relation,
    quote,
  });
  await recordStep(transaction, {
    orderId: order.id,
    status: 'received',
    at: now,
    byUserId: caller.userId,
    byName: caller.name,
  });
  await recordAudit(transaction, caller, now, {
    action: 'order.created',
    entity: 'order',
    entityId: order.id,
    detail: { number: order.number, quoteId: quote?.id ?? null, positions: rows.length, ...audited(of) },
  });
  return order.id;
}
