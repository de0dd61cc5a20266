import { houseDate, type createServiceOrder as operation, type Order, type PaymentTerms } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { personsOf, personsRow } from '../../storage/schema/persons.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { houseZone } from '../calendar/house-zone.ts';
import { tiedCouple } from '../couples/tied-couple.ts';
import { claimKey, requireSameBody, type IdempotentCall } from '../idempotency/claim-key.ts';
import { unlessMade } from '../idempotency/made-once.ts';
import { notedAlloys, requireConcord } from '../orders/note-conflicts.ts';
import { orderAnswer } from '../orders/order-answer.ts';
import { insertRelation, lockOrder } from '../orders/order-life-repository.ts';
import { notesOf } from '../orders/order-notes.ts';
import { findByKey, insertOrder, nextOrderNumber } from '../orders/order-repository.ts';
import { orderingTerms, requireActive } from '../orders/ordering-terms.ts';
import { recordStep } from '../orders/record-step.ts';
import { insertOrderPositions } from '../positions/position-repository.ts';
import { costOf, retailOf } from '../positions/position-sums.ts';
import { currentPriceBasis } from '../pricing/price-basis.ts';
import { runningNumber } from '../running-number.ts';
import { priceServices, type PricedService, type Pricing } from './price-services.ts';
import { ringAfter } from './ring-state.ts';
import { earliestService } from './service-offer.ts';
import { readServicePrices } from './service-prices-store.ts';
import { servicesOf } from './service-repository.ts';
import { servicedOrder, stateOf, type ServicedOrder } from './serviced-rings.ts';

type ServiceRequest = z.output<NonNullable<typeof operation.body>>;

interface Placing {
  readonly request: ServiceRequest;
  readonly former: ServicedOrder;
  readonly rows: readonly ReturnType<typeof rowOf>[];
  readonly paymentTerms: PaymentTerms;
  readonly now: Date;
}

export async function pricingFor({ database }: Pick<Services, 'database'>, dealerId: string): Promise<Pricing> {
  return { basis: await currentPriceBasis(database, dealerId), prices: await readServicePrices(database.orm) };
}

const rowOf = (
  { service, note, cost, retail }: PricedService,
  { basis: { priceList, retailRule } }: Pricing,
  number: number,
  pricedAt: Date,
) =>
  ({
    number,
    kind: 'service',
    designCode: null,
    design: null,
    evaluation: null,
    stoneId: null,
    stone: null,
    text: '',
    note,
    // That of the order: work at rings of one order is for one couple.
    commission: '',
    quantity: 1,
    retail,
    discount: null,
    cost,
    priceListId: priceList.id,
    retailRule,
    pricedAt,
    service,
  }) as const;

function requireExpected({ expected }: ServiceRequest, rows: Placing['rows']): void {
  const { gross, currency } = retailOf(rows, null);
  const cost = costOf(rows);
  if ((expected.cost ?? cost) === cost && expected.gross === gross) return;
  const params = { cost, gross, currency };
  const issue = { code: 'order.price-changed', path: '/expected', params, severity: 'error' } as const;
  throw new CodedError('order.price-changed', { issues: [issue] });
}

async function requireTime(services: Services, { requestedDate }: ServiceRequest, { prices }: Pricing, now: Date) {
  if (requestedDate === undefined) return;
  const minimum = await earliestService(services, prices, now);
  if (requestedDate >= minimum) return;
  const issue = { code: 'field.too-small', path: '/requestedDate', params: { minimum }, severity: 'error' } as const;
  throw new CodedError('request.invalid', { issues: [issue] });
}

/** Nothing that is noted says otherwise than the ring as it is or as it will be. */
async function requireNotes(
  services: Services,
  { dealerId }: Caller,
  { full: { order } }: ServicedOrder,
  priced: readonly PricedService[],
  request: ServiceRequest,
): Promise<void> {
  const positions = priced.map(({ ring: { design, now }, service: { works }, note }) => ({
    note,
    design: { ...design, rings: [now, ringAfter(now, works)] },
  }));
  const written = { notes: notesOf(request), persons: personsOf(order), positions };
  await requireConcord({ ...written, pathOf: (index) => `/rings/${index}` }, await notedAlloys(services, dealerId));
}

/** The same key of an order of rings and of a service are two keys. */
const orderKey = ({ idempotencyKey }: Pick<ServiceRequest, 'idempotencyKey'>): string => `service ${idempotencyKey}`;

/**
 * Orders work at rings of an order that was sent, once per key as `placeOrder` does. The lock of the former order lines up with
 * others who send the same ring in: whoever comes second is refused.
 * @throws CodedError `order.unknown`, `order.not-sent`, `order.price-changed`, `order.conflict` and those of `priceServices`
 */
export async function placeServiceOrder(
  services: Services,
  caller: Caller,
  id: string,
  request: ServiceRequest,
  sent: IdempotentCall['body'],
): Promise<Order> {
  const { dealerId } = caller;
  const { orm } = services.database;
  const key = orderKey(request);
  const call: IdempotentCall = { act: 'service', dealerId, key, body: { ...sent, serviceOf: id } };
  const reader = { addresses: await services.stills.addresses(), caller };
  const known = await findByKey(orm, dealerId, key);
  if (known !== null) {
    await requireSameBody(orm, call);
    return orderAnswer(known, services, reader);
  }
  const placing = await preparedOrder(services, caller, id, request).catch(
    unlessMade(() => findByKey(orm, dealerId, key)),
  );
  if (placing === null) return placeServiceOrder(services, caller, id, request, sent);
  return services.database.transaction(async (transaction) => {
    await claimKey(transaction, call);
    const earlier = await findByKey(transaction, dealerId, key);
    if (earlier !== null) return orderAnswer(earlier, services, reader);
    await requireActive(transaction, dealerId);
    await write(transaction, caller, placing);
    const written = await findByKey(transaction, dealerId, key);
    if (written === null) throw new Error('a service order was not read back in its own transaction');
    return orderAnswer(written, services, reader);
  });
}

/** What is ordered, priced and checked as far as nobody else can change it. */
async function preparedOrder(
  services: Services,
  caller: Caller,
  id: string,
  request: ServiceRequest,
): Promise<Placing> {
  const now = services.clock();
  const former = await servicedOrder(services, caller, id);
  const pricing = await pricingFor(services, caller.dealerId);
  const priced = priceServices(pricing, former, request.rings);
  const rows = priced.map((each, index) => rowOf(each, pricing, index + 1, now));
  requireExpected(request, rows);
  await requireTime(services, request, pricing, now);
  await requireNotes(services, caller, former, priced, request);
  const { paymentTerms } = await orderingTerms(services.database.orm, caller.dealerId);
  return { request, former, rows, paymentTerms, now };
}

/** @throws CodedError `order.conflict` where a ring of the order has been sent in or come back meanwhile */
async function lockFormer(transaction: Transaction, { dealerId }: Caller, { full, state }: ServicedOrder) {
  const locked = await lockOrder(transaction, dealerId, full.order.id);
  if (locked === null) throw new CodedError('order.unknown');
  if (locked.status !== 'shipped') throw new CodedError('order.not-sent');
  if (stateOf(await servicesOf(transaction, full.order.id)) !== state) throw new CodedError('order.conflict');
}

async function write(
  transaction: Transaction,
  caller: Caller,
  { request, former, rows, paymentTerms, now }: Placing,
): Promise<void> {
  const { order: earlier } = former.full;
  const tied = await tiedCouple(transaction, caller, {
    coupleId: earlier.coupleId ?? undefined,
    persons: personsOf(earlier),
  });
  await lockFormer(transaction, caller, former);
  const order = await insertOrder(transaction, {
    idempotencyKey: orderKey(request),
    quoteId: null,
    commission: request.commission,
    coupleId: tied.couple?.id ?? null,
    ...personsRow(tied.persons),
    requestedDate: request.requestedDate ?? null,
    shipTo: request.shipTo ?? null,
    notes: notesOf(request),
    discount: null,
    paymentTerms,
    status: 'received',
    createdAt: now,
    number: runningNumber('O', houseDate(now, await houseZone(transaction)), await nextOrderNumber(transaction)),
    dealerId: caller.dealerId,
    userId: caller.userId,
  });
  await insertOrderPositions(transaction, order.id, rows);
  await insertRelation(transaction, { orderId: order.id, fromId: earlier.id, kind: 'service' });
  const by = { byUserId: caller.userId, byName: caller.name };
  await recordStep(transaction, { orderId: order.id, status: 'received', at: now, ...by });
  await recordAudit(transaction, caller, now, {
    action: 'order.created',
    entity: 'order',
    entityId: order.id,
    detail: { number: order.number, serviceOf: earlier.number, positions: rows.length },
  });
}
