import type { Order } from '@ringwerk/contract';
import { personsOf } from '../../storage/schema/persons.ts';
import { articleNumberOf } from '../catalogue/article-number-of.ts';
import type { Services } from '../../services.ts';
import type { StillAddresses } from '../stills/still-addresses.ts';
import type { FullOrder } from './order-repository.ts';

export function orderAnswer(
  { order, setId, dealer, events }: FullOrder,
  { models }: Pick<Services, 'models'>,
  { ofSaved }: Pick<StillAddresses, 'ofSaved'>,
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
    still: ofSaved({ code: order.designCode, design: order.design }, order.createdAt),
    design: order.design,
    evaluation: order.evaluation,
    cost: order.cost,
    retail: order.retail,
    priceListId: order.priceListId,
    paymentTerms: order.paymentTerms,
    status: order.status,
    history: events.map((event) => ({ status: event.status, at: event.at.toISOString(), by: event.byName })),
    dealer: { company: dealer.company, customerNumber: dealer.customerNumber },
  };
}
