import type { Order } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { personsOf } from '../../storage/schema/persons.ts';
import { articleNumberOf } from '../catalogue/article-number-of.ts';
import { coupleRef } from '../couples/couple-ref.ts';
import { withoutTrade } from '../designs/without-trade.ts';
import type { Services } from '../../services.ts';
import type { StillAddresses } from '../stills/still-addresses.ts';
import type { FullOrder } from './order-repository.ts';

/** Who reads: the pictures as they are now, and whether with trade prices. */
interface Reader {
  readonly addresses: Pick<StillAddresses, 'ofSaved'>;
  readonly caller: Pick<Caller, 'seesTrade'>;
}

export function orderAnswer(
  { order, setId, couple, dealer, events }: FullOrder,
  { models }: Pick<Services, 'models'>,
  { addresses, caller }: Reader,
): Order {
  return {
    id: order.id,
    number: order.number,
    createdAt: order.createdAt.toISOString(),
    commission: order.commission,
    couple: coupleRef(couple),
    persons: personsOf(order),
    requestedDate: order.requestedDate,
    note: order.note,
    quantity: order.quantity,
    quoteId: order.quoteId,
    setId,
    code: order.designCode,
    articleNumber: articleNumberOf(models, setId),
    still: addresses.ofSaved({ code: order.designCode, design: order.design }, order.createdAt),
    design: order.design,
    evaluation: caller.seesTrade ? order.evaluation : withoutTrade(order.evaluation),
    retail: order.retail,
    ...(caller.seesTrade ? { cost: order.cost, priceListId: order.priceListId } : {}),
    paymentTerms: caller.seesTrade ? order.paymentTerms : null,
    status: order.status,
    history: events.map((event) => ({ status: event.status, at: event.at.toISOString(), by: event.byName })),
    dealer: { company: dealer.company, customerNumber: dealer.customerNumber },
  };
}
