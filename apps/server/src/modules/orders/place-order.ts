import {
  earliestOrderDate,
  houseDate,
  isAnybodyNamed,
  NOBODY,
  type createOrder as operation,
  type Order,
  type PaymentTerms,
  type Persons,
  type Quote,
} from '@ringwerk/contract';
import { designKey, type Design } from '@ringwerk/kernel';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { personsOf, personsRow } from '../../storage/schema/persons.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { houseZone } from '../calendar/house-zone.ts';
import { fileDesign, tiedCouple, type TiedCouple } from '../couples/tied-couple.ts';
import { requireMakeable, type MakeableDesign } from '../designs/evaluate.ts';
import { insertDesign } from '../designs/insert-design.ts';
import { requireNamed } from '../designs/require-named.ts';
import { requireMakeableFor, type PricedDesign } from '../designs/require-makeable-for.ts';
import { workSettings } from '../house-settings/work-settings.ts';
import { claimKey, requireSameBody, type IdempotentCall } from '../idempotency/claim-key.ts';
import { frozenPriceList } from '../pricing/price-basis.ts';
import { quoteStatus } from '../quotes/quote-answer.ts';
import { findQuote, lockQuote, markOrdered, renewalOf, type QuoteRow } from '../quotes/quote-repository.ts';
import { runningNumber } from '../running-number.ts';
import { reserveStones, withListings } from '../stones/listed-stones.ts';
import { orderAnswer } from './order-answer.ts';
import { findByKey, insertOrder, nextOrderNumber } from './order-repository.ts';
import { recordStep } from './record-step.ts';
import { orderingTerms, requireActive, requireMinimum } from './ordering-terms.ts';

export type OrderRequest = z.output<NonNullable<typeof operation.body>>;

/** What an order is made and billed by. */
interface Terms extends PricedDesign {
  readonly quote: QuoteRow | null;
  readonly paymentTerms: PaymentTerms;
}
type PricedTerms = Omit<Terms, 'paymentTerms'>;

/**
 * Places an order once per key: calls with the same key of the same dealer, at once or years apart, answer with the same
 * order; another body under a used key is refused.
 * Order, first event, audit row, saved design and the quote's mark are one transaction.
 */
export async function placeOrder(
  services: Services,
  caller: Caller,
  request: OrderRequest,
  sent: IdempotentCall['body'],
): Promise<Order> {
  const { dealerId } = caller;
  const call: IdempotentCall = { act: 'order', dealerId, key: request.idempotencyKey, body: sent };
  const known = await findByKey(services.database.orm, caller.dealerId, request.idempotencyKey);
  if (known !== null) {
    await requireSameBody(services.database.orm, call);
    return orderAnswer(known, services, { addresses: await services.stills.addresses(), caller });
  }
  const now = services.clock();
  const agreed = await orderingTerms(services.database.orm, dealerId);
  await services.models.require(request.setId);
  const terms = { ...(await termsOf(services, caller, request)), paymentTerms: agreed.paymentTerms };
  requireNamed(terms.made.design);
  await requireTime(services, request.requestedDate, terms.made.design, now);
  requireExpected(request.expected, terms);
  requireMinimum(agreed, (terms.quote ?? terms.made.total).cost * (request.quantity ?? 1));
  const addresses = await services.stills.addresses();
  return services.database.transaction(async (transaction) => {
    await claimKey(transaction, call);
    const earlier = await findByKey(transaction, caller.dealerId, request.idempotencyKey);
    if (earlier !== null) return orderAnswer(earlier, services, { addresses, caller });
    await requireActive(transaction, dealerId);
    const tied = await tiedCouple(transaction, caller, {
      coupleId: request.coupleId ?? terms.quote?.coupleId ?? undefined,
      persons: request.persons ?? quotedPersons(terms.quote),
    });
    const designCode = await takeQuote(transaction, caller, terms, request, now);
    const { design } = terms.made;
    const coupleId = tied.couple?.id ?? null;
    await reserveStones(transaction, caller, now, { design, quantity: request.quantity ?? 1, coupleId });
    await fileDesign(transaction, tied.couple, designCode, now);
    const orderId = await write(transaction, caller, request, terms, { designCode, tied }, now);
    const written = await findByKey(transaction, caller.dealerId, request.idempotencyKey);
    if (written?.order.id !== orderId) throw new Error('an order was not read back in its own transaction');
    return orderAnswer(written, services, { addresses, caller });
  });
}

/** Whom a quote was made for; undefined where it names nobody. */
function quotedPersons(quote: QuoteRow | null): Persons | undefined {
  const persons = quote === null ? NOBODY : personsOf(quote);
  return isAnybodyNamed(persons) ? persons : undefined;
}

/** Nothing is promised for a day before the workshop can have made it. */
async function requireTime(
  { database }: Services,
  requestedDate: string | undefined,
  design: Design,
  now: Date,
): Promise<void> {
  if (requestedDate === undefined) return;
  const earliest = earliestOrderDate(design, await workSettings(database.orm), now);
  if (requestedDate >= earliest) return;
  const issue = {
    code: 'field.too-small',
    path: '/requestedDate',
    params: { minimum: earliest },
    severity: 'error',
  } as const;
  throw new CodedError('request.invalid', { issues: [issue] });
}

/** A price that has changed since the jeweller saw it is reported before anything is made. A quote's price is frozen. */
function requireExpected(expected: OrderRequest['expected'], { made, quote }: PricedTerms): void {
  const { cost, retail } = made.total;
  if (quote !== null) return;
  if ((expected.cost ?? cost) === cost && expected.gross === retail.gross) return;
  const params = { cost, gross: retail.gross, currency: retail.currency };
  const issue = { code: 'order.price-changed', path: '/expected', params, severity: 'error' } as const;
  throw new CodedError('order.price-changed', { issues: [issue] });
}

/** Today's prices, or those that the quote froze; the rules are always today's. */
async function termsOf(services: Services, caller: Caller, request: OrderRequest): Promise<PricedTerms> {
  const { database } = services;
  if (request.quoteId === undefined) {
    return { ...(await requireMakeableFor(services, caller.dealerId, request.design)), quote: null };
  }
  const quote = await findQuote(database.orm, caller.dealerId, request.quoteId);
  if (quote === null) throw new CodedError('quote.unknown');
  const priceList = await frozenPriceList(database, quote.priceListId);
  const frozen = { priceList, retailRule: quote.retailRule };
  const basis = await withListings(
    database.orm,
    { dealerId: caller.dealerId, now: services.clock() },
    frozen,
    request.design,
  );
  const made = requireMakeable(basis, request.design);
  // A quote binds for the design that it shows, not for another one at its price.
  if (designKey(made.design) !== designKey(quote.design)) throw new CodedError('order.conflict');
  return { basis, made, quote };
}

/** Code of the saved design: the quote's own, or a new version. A quote is ordered once and only while it is valid. */
async function takeQuote(
  transaction: Transaction,
  caller: Caller,
  terms: Terms,
  { setId }: OrderRequest,
  now: Date,
): Promise<string> {
  if (terms.quote === null) return (await insertDesign(transaction, caller, terms.basis, terms.made, { setId })).code;
  const quote = await lockQuote(transaction, caller.dealerId, terms.quote.id);
  if (quote === null) throw new CodedError('quote.unknown');
  requireOrderable(quoteStatus({ ...quote, renewal: await renewalOf(transaction, quote.id) }, now));
  await markOrdered(transaction, quote.id, now);
  return quote.designCode;
}

/** A quote is ordered once, while it is valid, and not against the couple's word. */
function requireOrderable(status: Quote['status']): void {
  if (status === 'expired') throw new CodedError('quote.expired');
  if (status === 'replaced') throw new CodedError('quote.replaced');
  if (status === 'declined') throw new CodedError('quote.answered');
  if (status === 'ordered') throw new CodedError('order.conflict');
}

const figuresOf = ({ evaluation, total }: MakeableDesign) => ({ evaluation, retail: total.retail, cost: total.cost });

async function write(
  transaction: Transaction,
  caller: Caller,
  request: OrderRequest,
  { basis, made, quote, paymentTerms }: Terms,
  { designCode, tied: { couple, persons } }: { readonly designCode: string; readonly tied: TiedCouple },
  now: Date,
): Promise<string> {
  const order = await insertOrder(transaction, {
    number: runningNumber('O', houseDate(now, await houseZone(transaction)), await nextOrderNumber(transaction)),
    dealerId: caller.dealerId,
    userId: caller.userId,
    idempotencyKey: request.idempotencyKey,
    quoteId: quote?.id ?? null,
    designCode,
    design: made.design,
    ...(quote === null ? figuresOf(made) : { evaluation: quote.evaluation, retail: quote.retail, cost: quote.cost }),
    priceListId: basis.priceList.id,
    retailRule: basis.retailRule,
    commission: request.commission,
    coupleId: couple?.id ?? null,
    ...personsRow(persons),
    requestedDate: request.requestedDate ?? null,
    note: request.note ?? '',
    quantity: request.quantity ?? 1,
    paymentTerms,
    status: 'received',
    createdAt: now,
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
    detail: { number: order.number, quoteId: quote?.id ?? null },
  });
  return order.id;
}
