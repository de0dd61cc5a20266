import type { WorkOrder, WorkPosition } from '@ringwerk/contract';
import type { Evaluation } from '@ringwerk/kernel';
import type { Caller } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import { personsOf } from '../../storage/schema/persons.ts';
import { ringsAnswer, serviceAnswer, stoneAnswer } from '../positions/position-answer.ts';
import type { FoundPosition } from '../positions/position-repository.ts';
import { costOf } from '../positions/position-sums.ts';
import type { StillAddresses } from '../stills/still-addresses.ts';
import type { FullOrder } from './order-repository.ts';
import { shipTo } from './ship-to.ts';

type Addresses = Pick<StillAddresses, 'ofSaved'>;

/** An order as the manufactory makes it: field by field, so that no figure of the dealer comes along. */
export function workOrderAnswer(
  { order, dealer, events, positions }: FullOrder,
  services: Pick<Services, 'models'>,
  addresses: Addresses,
  { permissions }: Pick<Caller, 'permissions'>,
): WorkOrder {
  const isBilling = permissions.includes('billing');
  return {
    id: order.id,
    number: order.number,
    createdAt: order.createdAt.toISOString(),
    commission: order.commission,
    persons: personsOf(order),
    requestedDate: order.requestedDate,
    notes: { workshop: order.notes.workshop, delivery: order.notes.delivery },
    positions: positions.flatMap((row) => workPosition(row, services, addresses, isBilling)),
    status: order.status,
    version: order.version,
    isNews: order.officeUnseenAt !== null,
    history: events.map(({ status, at, byName, station, isUndo, version }) => ({
      status,
      at: at.toISOString(),
      by: byName,
      station,
      isUndo,
      version,
    })),
    dealer: { company: dealer.company, customerNumber: dealer.customerNumber },
    shipTo: shipTo(dealer, order.shipTo),
    parcel: order.parcel,
    ...(isBilling ? { cost: costOf(positions) } : {}),
  };
}

/** What the house makes or sends; an extra of the dealer's own is nothing of it. */
function workPosition(
  row: FoundPosition,
  services: Pick<Services, 'models'>,
  addresses: Addresses,
  isBilling: boolean,
): WorkPosition[] {
  const { number, kind, quantity, note, commission, cost } = row;
  if (kind === 'extra') return [];
  const rings = ringsAnswer(row, services, addresses);
  return [
    {
      number,
      kind,
      quantity,
      note,
      commission,
      rings:
        rings === null
          ? null
          : {
              code: rings.code,
              articleNumber: rings.articleNumber,
              still: rings.still,
              design: rings.design,
              parts: (row.evaluation?.rings ?? []).map((ring) => ({ weight: ring.weight, stones: realStones(ring) })),
            },
      stone: stoneAnswer(row.stone),
      ...serviceAnswer(row),
      ...(isBilling ? { cost } : {}),
    },
  ];
}

type RealStone = NonNullable<WorkPosition['rings']>['parts'][number]['stones'][number];

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
