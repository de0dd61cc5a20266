import { houseDate } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import type { FileAnswer } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import type { DocumentSource } from '../documents/printed-documents.ts';
import { personsOf } from '../../storage/schema/persons.ts';
import { readLetterhead } from '../house-settings/letterhead.ts';
import { houseZone } from '../calendar/house-zone.ts';
import { articleNumberOf } from '../catalogue/article-number-of.ts';
import { weightsOf } from '../pdf/quote-sheet.ts';
import { listedOf } from '../pdf/ring-facts.ts';
import { sheetSignature } from '../signatures/proof-answer.ts';
import { findSignatures } from '../signatures/signature-repository.ts';
import { designKeyOf } from '../designs/design-key-of.ts';
import type { FullOrder } from './order-repository.ts';
import { shipTo } from './ship-to.ts';

/** The ring sheet of the workshop, as it was printed first: two sheets of one order at the bench never differ. */
export async function orderPdf(
  services: Services,
  caller: Pick<Caller, 'isDealerView'>,
  full: FullOrder,
): Promise<FileAnswer> {
  const { id, number } = full.order;
  const owner = { kind: 'order', ownerId: id } as const;
  const asked = { ...owner, isKept: !caller.isDealerView };
  const bytes = await services.documents.documentOf(asked, () => sourceOf(services, full));
  return { name: `${number}.pdf`, bytes };
}

async function sourceOf(
  { database, models, alloys }: Services,
  { order, setId, dealer }: FullOrder,
): Promise<DocumentSource> {
  const { dealerId } = order;
  const zone = await houseZone(database.orm);
  const signed = { dealerId, code: order.designCode, designKey: designKeyOf(order.design) };
  const signatures = await findSignatures(database.orm, signed);
  return {
    template: 'ring-sheet',
    createdAt: order.createdAt,
    design: order.design,
    alloys: (await alloys.now()).at(order.createdAt),
    source: {
      house: await readLetterhead(database.orm),
      number: order.number,
      code: order.designCode,
      articleNumber: articleNumberOf(models, setId),
      commission: order.commission,
      persons: personsOf(order),
      createdOn: houseDate(order.createdAt, zone),
      zone,
      requestedDate: order.requestedDate,
      quantity: order.quantity,
      note: order.note,
      design: order.design,
      alloys: await alloys.ofDesign(order.design, order.createdAt),
      weights: weightsOf(order.evaluation),
      listed: listedOf(order.evaluation),
      signatures: signatures.map(sheetSignature),
      dealer,
      shipTo: shipTo(dealer),
    },
  };
}
