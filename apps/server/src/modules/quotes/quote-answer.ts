import type { Quote } from '@ringwerk/contract';
import { designKey } from '@ringwerk/kernel';
import type { Caller } from '../../http/caller.ts';
import { personsOf } from '../../storage/schema/persons.ts';
import { articleNumberOf } from '../catalogue/article-number-of.ts';
import { withoutTrade } from '../designs/without-trade.ts';
import type { Services } from '../../services.ts';
import type { FoundQuote, QuoteRow } from './quote-repository.ts';

export function quoteStatus(quote: Pick<QuoteRow, 'orderedAt' | 'validUntil'>, now: Date): Quote['status'] {
  if (quote.orderedAt !== null) return 'ordered';
  return quote.validUntil < now ? 'expired' : 'open';
}

export function quoteAnswer(
  quote: FoundQuote,
  now: Date,
  { stills, models }: Pick<Services, 'stills' | 'models'>,
  { seesTrade }: Pick<Caller, 'seesTrade'>,
): Quote {
  return {
    id: quote.id,
    number: quote.number,
    createdAt: quote.createdAt.toISOString(),
    validUntil: quote.validUntil.toISOString(),
    customerName: quote.customerName,
    persons: personsOf(quote),
    language: quote.language,
    code: quote.designCode,
    articleNumber: articleNumberOf(models, quote.setId),
    still: stills.ofSaved({ code: quote.designCode, designKey: designKey(quote.design) }),
    design: quote.design,
    evaluation: seesTrade ? quote.evaluation : withoutTrade(quote.evaluation),
    retail: quote.retail,
    ...(seesTrade ? { cost: quote.cost, priceListId: quote.priceListId } : {}),
    status: quoteStatus(quote, now),
  };
}
