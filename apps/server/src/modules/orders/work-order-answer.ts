import type { WorkOrder } from '@ringwerk/contract';
import type { Evaluation } from '@ringwerk/kernel';
import type { Caller } from '../../http/caller.ts';
import { personsOf } from '../../storage/schema/persons.ts';
import { articleNumberOf } from '../catalogue/article-number-of.ts';
import type { Services } from '../../services.ts';
import type { StillAddresses } from '../stills/still-addresses.ts';
import type { FullOrder } from './order-repository.ts';
import { shipTo } from './ship-to.ts';

/** An order as the manufactory makes it: field by field, so that no figure of the dealer comes along. */
export function workOrderAnswer(
  { order, setId, dealer, events }: FullOrder,
  { models }: Pick<Services, 'models'>,
  { ofSaved }: Pick<StillAddresses, 'ofSaved'>,
  { permissions }: Pick<Caller, 'permissions'>,
): WorkOrder {
  return {
    id: order.id,
    number: order.number,
    createdAt: order.createdAt.toISOString(),
    commission: order.commission,
    persons: personsOf(order),
    requestedDate: order.requestedDate,
    note: order.note,
    quantity: order.quantity,
    code: order.designCode,
    articleNumber: articleNumberOf(models, setId),
    still: ofSaved({ code: order.designCode, design: order.design }, order.createdAt),
    design: order.design,
    rings: order.evaluation.rings.map((ring) => ({ weight: ring.weight, stones: realStones(ring) })),
    status: order.status,
    history: events.map(({ status, at, byName, station, isUndo }) => ({
      status,
      at: at.toISOString(),
      by: byName,
      station,
      isUndo,
    })),
    dealer: { company: dealer.company, customerNumber: dealer.customerNumber },
    shipTo: shipTo(dealer),
    ...(permissions.includes('billing') ? { cost: order.cost } : {}),
  };
}

type RealStone = WorkOrder['rings'][number]['stones'][number];

/** What the price lines say of the stones of the exchange, without the price. */
function realStones({ trade }: Evaluation['rings'][number]): RealStone[] {
  return (trade?.lines ?? [])
    .filter(({ kind, detail }) => kind === 'stone' && detail['listing'] !== undefined)
    .map(({ detail: { listing, stock, carats, colour, clarity, report, treatment = 'unstated' } }) => ({
      listing: `${listing}`,
      stock: `${stock}`,
      carats: Number(carats),
      colour: `${colour}`,
      clarity: `${clarity}`,
      report: `${report}`,
      treatment: `${treatment}`,
    }));
}
