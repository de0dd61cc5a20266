import { evaluationSchema, type Quote } from '@ringwerk/contract';
import { designKey } from '@ringwerk/kernel';
import type { Stills } from '../stills/stills.ts';
import type { QuoteRow } from './quote-repository.ts';

export function quoteStatus(quote: Pick<QuoteRow, 'orderedAt' | 'validUntil'>, now: Date): Quote['status'] {
  if (quote.orderedAt !== null) return 'ordered';
  return quote.validUntil < now ? 'expired' : 'open';
}

export function quoteAnswer(quote: QuoteRow, now: Date, stills: Stills): Quote {
  return {
    id: quote.id,
    number: quote.number,
    createdAt: quote.createdAt.toISOString(),
    validUntil: quote.validUntil.toISOString(),
    customerName: quote.customerName,
    language: quote.language,
    priceListId: quote.priceListId,
    code: quote.designCode,
    still: stills.ofSaved({ code: quote.designCode, designKey: designKey(quote.design) }),
    design: quote.design,
    evaluation: evaluationSchema.parse(quote.evaluation),
    retail: quote.retail,
    cost: quote.cost,
    status: quoteStatus(quote, now),
  };
}
