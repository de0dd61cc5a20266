import type { Order } from '@ringwerk/contract';
import { designKey } from '@ringwerk/kernel';
import type { Caller } from '../../http/caller.ts';
import { personsOf } from '../../storage/schema/persons.ts';
import { articleNumberOf } from '../catalogue/article-number-of.ts';
import { withoutTrade } from '../designs/without-trade.ts';
import type { Services } from '../../services.ts';
import type { FullOrder } from './order-repository.ts';

export function orderAnswer(
  { order, setId, dealer, events }: FullOrder,
  { stills, models }: Pick<Services, 'stills' | 'models'>,
  { seesTrade }: Pick<Caller, 'seesTrade'>,
): Order {
  return {
    id: order.id,
    number: order.number,
    createdAt: order.createdAt.toISOString(),
    commission: order.commission,
    persons: personsOf(order),
    requestedDate: order.requestedDate,
    note: order.note,
    quantity: order.quantity,
    quoteId: order.quoteId,
    setId,
    code: order.designCode,
    articleNumber: articleNumberOf(models, setId),
    still: stills.ofSaved({ code: order.designCode, designKey: designKey(order.design) }),
    design: order.design,
    evaluation: seesTrade ? order.evaluation : withoutTrade(order.evaluation),
    retail: order.retail,
    ...(seesTrade ? { cost: order.cost, priceListId: order.priceListId } : {}),
    paymentTerms: seesTrade ? order.paymentTerms : null,
    status: order.status,
    history: events.map((event) => ({ status: event.status, at: event.at.toISOString(), by: event.byName })),
    dealer: { company: dealer.company, customerNumber: dealer.customerNumber },
  };
}
