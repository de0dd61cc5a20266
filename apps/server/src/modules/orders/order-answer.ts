import type { ListedOrder, Order } from '@ringwerk/contract';
import type { Services } from '../../services.ts';
import { personsOf } from '../../storage/schema/persons.ts';
import { coupleRef } from '../couples/couple-ref.ts';
import { listedPosition, positionAnswer, type Reader } from '../positions/position-answer.ts';
import { costOf, retailOf } from '../positions/position-sums.ts';
import type { FullOrder, ListedOrderRow } from './order-repository.ts';

function headOf(
  { order, couple, dealer, positions }: ListedOrderRow,
  { caller }: Pick<Reader, 'caller'>,
): Omit<ListedOrder, 'positions'> {
  return {
    id: order.id,
    number: order.number,
    createdAt: order.createdAt.toISOString(),
    commission: order.commission,
    requestedDate: order.requestedDate,
    couple: coupleRef(couple),
    persons: personsOf(order),
    quoteId: order.quoteId,
    status: order.status,
    isNews: order.unseenAt !== null,
    discount: order.discount,
    retail: retailOf(positions, order.discount),
    ...(caller.seesTrade ? { cost: costOf(positions) } : {}),
    dealer: { company: dealer.company, customerNumber: dealer.customerNumber },
  };
}

export const listedOrderAnswer = (
  row: ListedOrderRow,
  services: Pick<Services, 'models'>,
  reader: Reader,
): ListedOrder => ({
  ...headOf(row, reader),
  positions: row.positions.map((position) => listedPosition(position, services, reader)),
});

export function orderAnswer(full: FullOrder, services: Pick<Services, 'models'>, reader: Reader): Order {
  const { order, events, positions } = full;
  return {
    ...headOf(full, reader),
    version: order.version,
    notes: order.notes,
    shipTo: order.shipTo,
    parcel: order.parcel,
    positions: positions.map((position) => positionAnswer(position, services, reader)),
    paymentTerms: reader.caller.seesTrade ? order.paymentTerms : null,
    history: events.map(({ status, at, byName, version }) => ({ status, at: at.toISOString(), by: byName, version })),
  };
}
