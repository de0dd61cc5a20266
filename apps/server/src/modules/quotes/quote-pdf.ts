import type { Caller } from '../../http/caller.ts';
import type { FileAnswer } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { articleNumberOf } from '../catalogue/article-number-of.ts';
import { findDealer } from '../dealer/dealer-repository.ts';
import { compilePdf } from '../pdf/pdf-compiler.ts';
import { printedPicture } from '../stills/printed-picture.ts';
import { figuresOf, quoteSheet } from '../pdf/quote-sheet.ts';
import type { FoundQuote } from './quote-repository.ts';

/** The quote for the couple: from its frozen figures, under the dealer's name of today. */
export async function quotePdf({ database, stills }: Services, caller: Caller, quote: FoundQuote): Promise<FileAnswer> {
  const dealer = await findDealer(database.orm, caller.dealerId);
  const sheet = quoteSheet({
    number: quote.number,
    code: quote.designCode,
    articleNumber: articleNumberOf(quote.setId),
    customerName: quote.customerName,
    language: quote.language,
    createdAt: quote.createdAt,
    validUntil: quote.validUntil,
    design: quote.design,
    figures: figuresOf(quote.design, quote.evaluation),
    retail: quote.retail,
    dealer,
  });
  return {
    name: `${quote.number}.pdf`,
    bytes: compilePdf('quote', sheet, quote.createdAt, await printedPicture(stills, quote.design)),
  };
}
