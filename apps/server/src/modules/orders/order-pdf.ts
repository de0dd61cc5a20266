import { houseDate } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { FileAnswer } from '../../http/file-answer.ts';
import type { Services } from '../../services.ts';
import { personsOf } from '../../storage/schema/persons.ts';
import type { StoredService } from '../../storage/schema/ring-services.ts';
import type { Queryable } from '../../storage/database.ts';
import { houseZone } from '../calendar/house-zone.ts';
import { findDealer } from '../dealer/dealer-repository.ts';
import { articleNumberOf } from '../catalogue/article-number-of.ts';
import type { DocumentSource } from '../documents/printed-documents.ts';
import { readLetterhead } from '../house-settings/letterhead.ts';
import type { OrderSheetSource, SheetPosition } from '../pdf/order-sheet.ts';
import { weightsOf } from '../pdf/quote-sheet.ts';
import type { ServiceSheetReader } from '../pdf/service-sheet-words.ts';
import { listedOf } from '../pdf/ring-facts.ts';
import { picturedRings } from '../positions/pictured-rings.ts';
import type { FoundPosition } from '../positions/position-repository.ts';
import { ringAfter } from '../ring-services/ring-state.ts';
import { worksBefore } from '../ring-services/service-repository.ts';
import { findManufactory } from '../setup/setup-repository.ts';
import { sheetSignature } from '../signatures/proof-answer.ts';
import { findSignatures } from '../signatures/signature-repository.ts';
import { designKeyOf } from '../designs/design-key-of.ts';
import { earlierOrder, lockOrder, ringOfRelation } from './order-life-repository.ts';
import { findOrder, type FullOrder } from './order-repository.ts';
import { shipTo } from './ship-to.ts';

/**
 * The sheet of the workshop, as each version of the order was printed first: two sheets of one version never differ, and one
 * that is changed while it is printed is not kept.
 */
export async function orderPdf(
  services: Services,
  caller: Pick<Caller, 'isDealerView'>,
  full: FullOrder,
): Promise<FileAnswer> {
  const { id, number, version } = full.order;
  const asked = { kind: 'order', ownerId: id, revision: version, isKept: !caller.isDealerView } as const;
  const bytes = await services.documents.documentOf(asked, sourceOf(services, full)).catch(outdated);
  if (bytes === null) {
    const changed = await findOrder(services.database.orm, { dealerId: full.order.dealerId }, id);
    if (changed === null) throw new CodedError('order.unknown');
    return orderPdf(services, caller, changed);
  }
  return { name: version === 1 ? `${number}.pdf` : `${number}-${version}.pdf`, bytes };
}

function outdated(error: unknown): null {
  if (error instanceof CodedError && error.code === 'order.changed') return null;
  throw error;
}

const sourceOf = (services: Services, full: FullOrder): DocumentSource => ({
  rings: () => picturedRings(services, full.positions),
  sheet: async () => ({
    template: 'ring-sheet',
    createdAt: full.order.createdAt,
    source: await sheetSource(services, full),
  }),
  requireCurrent: async (transaction) => {
    const { id, dealerId, version } = full.order;
    const locked = await lockOrder(transaction, dealerId, id);
    if (locked?.version !== version) throw new CodedError('order.changed');
  },
});

async function sheetSource(services: Services, { order, positions, dealer }: FullOrder): Promise<OrderSheetSource> {
  const { orm } = services.database;
  const zone = await houseZone(orm);
  const earlier = await earlierOrder(orm, order.id);
  return {
    house: await readLetterhead(orm),
    number: order.number,
    commission: order.commission,
    persons: personsOf(order),
    createdOn: houseDate(order.createdAt, zone),
    zone,
    requestedDate: order.requestedDate,
    changed: order.changedAt && { on: houseDate(order.changedAt, zone), version: order.version },
    notes: { workshop: order.notes.workshop, delivery: order.notes.delivery },
    from: earlier && {
      number: earlier.order.number,
      kind: earlier.relation.kind,
      reason: earlier.relation.reason,
      of: ringOfRelation(earlier.relation),
    },
    positions: await Promise.all(
      // What the dealer does himself is none of the workshop's business.
      positions.filter(({ kind }) => kind !== 'extra').map((row) => sheetPosition(services, order, row)),
    ),
    dealer,
    shipTo: shipTo(dealer, order.shipTo),
    service: positions.some(({ kind }) => kind === 'service') ? await serviceReader(orm, dealer) : null,
  };
}

/** A dealer who sends in a ring reads where to, in his language. */
async function serviceReader(
  database: Queryable,
  { language }: Pick<FullOrder['dealer'], 'language'>,
): Promise<ServiceSheetReader> {
  const manufactory = await findManufactory(database);
  if (manufactory === null) throw new Error('there is no manufactory');
  const { company: name, street, postcode, city, country } = await findDealer(database, manufactory.id);
  return { language, house: { name, street, postcode, city, country } };
}

async function sheetPosition(
  services: Services,
  { id: orderId, dealerId }: FullOrder['order'],
  row: FoundPosition,
): Promise<SheetPosition> {
  const { number, quantity, note, commission, stone, service = null } = row;
  const rings =
    service === null ? await sheetRings(services, dealerId, row) : await servicedSheet(services, orderId, service);
  return { number, quantity, note, commission, rings, stone, service };
}

/** The ring that comes back, as it is after the work; the alloys are those of the day on which it was ordered. */
async function servicedSheet(
  { database, models, alloys }: Services,
  orderId: string,
  service: StoredService,
): Promise<SheetPosition['rings']> {
  const former = await findOrder(database.orm, 'all', service.from.id);
  const row = former?.positions.find(({ number }) => number === service.from.position);
  const made = row?.design?.rings[service.from.ring];
  if (row?.design == null || row.evaluation === null || made === undefined)
    throw new Error(`the ring of a service was not found in the order ${service.from.number}`);
  const before = await worksBefore(database.orm, orderId, service.from);
  const design = { ...row.design, rings: [ringAfter(made, [...before, ...service.works])] };
  return {
    code: service.code,
    articleNumber: articleNumberOf(models, row.setId),
    design,
    alloys: await alloys.ofDesign(design, row.pricedAt),
    weights: [null],
    listed: listedOf(row.evaluation),
    signatures: [],
  };
}

async function sheetRings(
  { database, models, alloys }: Services,
  dealerId: string,
  { design, designCode, evaluation, setId, pricedAt }: FoundPosition,
): Promise<SheetPosition['rings']> {
  if (design === null || designCode === null || evaluation === null) return null;
  const signatures = await findSignatures(database.orm, {
    dealerId,
    code: designCode,
    designKey: designKeyOf(design),
  });
  return {
    code: designCode,
    articleNumber: articleNumberOf(models, setId),
    design,
    alloys: await alloys.ofDesign(design, pricedAt),
    weights: weightsOf(evaluation),
    listed: listedOf(evaluation),
    signatures: signatures.map(sheetSignature),
  };
}
