import { houseDate } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import type { FileAnswer } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { personsOf } from '../../storage/schema/persons.ts';
import { houseZone } from '../calendar/house-zone.ts';
import { articleNumberOf } from '../catalogue/article-number-of.ts';
import { findDealer } from '../dealer/dealer-repository.ts';
import type { DocumentSource } from '../documents/printed-documents.ts';
import { figuresOf } from '../pdf/quote-sheet.ts';
import type { FoundQuote } from './quote-repository.ts';

/** The quote for the couple: its frozen figures under the dealer's name, as it was printed first. */
export async function quotePdf(
  services: Services,
  caller: Pick<Caller, 'isDealerView'>,
  quote: FoundQuote,
): Promise<FileAnswer> {
  const owner = { kind: 'quote', ownerId: quote.id } as const;
  const asked = { ...owner, isKept: !caller.isDealerView };
  const bytes = await services.documents.documentOf(asked, () => sourceOf(services, quote));
  return { name: `${quote.number}.pdf`, bytes };
}

async function sourceOf({ database, models, alloys }: Services, quote: FoundQuote): Promise<DocumentSource> {
  const { company, street, postcode, city, phone, email, country } = await findDealer(database.orm, quote.dealerId);
  const zone = await houseZone(database.orm);
  return {
    template: 'quote',
    createdAt: quote.createdAt,
    design: quote.design,
    alloys: (await alloys.now()).at(quote.createdAt),
    source: {
      number: quote.number,
      code: quote.designCode,
      articleNumber: articleNumberOf(models, quote.setId),
      customerName: quote.customerName,
      persons: personsOf(quote),
      language: quote.language,
      createdOn: houseDate(quote.createdAt, zone),
      validUntil: houseDate(quote.validUntil, zone),
      design: quote.design,
      alloys: await alloys.ofDesign(quote.design, quote.createdAt),
      figures: figuresOf(quote.design, quote.evaluation),
      retail: quote.retail,
      // Only what is printed: the rest of the row, logo included, would travel to the printer's thread.
      dealer: { company, street, postcode, city, phone, email, country },
    },
  };
}
