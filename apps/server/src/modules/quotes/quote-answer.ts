import type { Quote } from '@ringwerk/contract';
import { personsOf } from '../../storage/schema/persons.ts';
import { articleNumberOf } from '../catalogue/article-number-of.ts';
import type { Services } from '../../services.ts';
import type { StillAddresses } from '../stills/still-addresses.ts';
import type { FoundQuote, QuoteRow } from './quote-repository.ts';

export function quoteStatus(quote: Pick<QuoteRow, 'orderedAt' | 'validUntil'>, now: Date): Quote['status'] {
  if (quote.orderedAt !== null) return 'ordered';
  return quote.validUntil < now ? 'expired' : 'open';
}

export function quoteAnswer(
  quote: FoundQuote,
  now: Date,
  { models }: Pick<Services, 'models'>,
  { ofSaved }: Pick<StillAddresses, 'ofSaved'>,
): Quote {
  return {
    id: quote.id,
    number: quote.number,
    createdAt: quote.createdAt.toISOString(),
    validUntil: quote.validUntil.toISOString(),
    customerName: quote.customerName,
    persons: personsOf(quote),
    language: quote.language,
    priceListId: quote.priceListId,
    code: quote.designCode,
    articleNumber: articleNumberOf(models, quote.setId),
    still: ofSaved({ code: quote.designCode, design: quote.design }, quote.createdAt),
    design: quote.design,
    evaluation: quote.evaluation,
    retail: quote.retail,
    cost: quote.cost,
    status: quoteStatus(quote, now),
  };
}
