import type { Quote } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { personsOf } from '../../storage/schema/persons.ts';
import { articleNumberOf } from '../catalogue/article-number-of.ts';
import { coupleRef } from '../couples/couple-ref.ts';
import { withoutTrade } from '../designs/without-trade.ts';
import type { Services } from '../../services.ts';
import type { StillAddresses } from '../stills/still-addresses.ts';
import type { FoundQuote, QuoteRow } from './quote-repository.ts';

export function quoteStatus(quote: Pick<QuoteRow, 'orderedAt' | 'validUntil'>, now: Date): Quote['status'] {
  if (quote.orderedAt !== null) return 'ordered';
  return quote.validUntil < now ? 'expired' : 'open';
}

/** Who reads: the pictures as they are now, and whether with trade prices. */
interface Reader {
  readonly addresses: Pick<StillAddresses, 'ofSaved'>;
  readonly caller: Pick<Caller, 'seesTrade'>;
}

export function quoteAnswer(
  quote: FoundQuote,
  now: Date,
  { models }: Pick<Services, 'models'>,
  { addresses, caller }: Reader,
): Quote {
  return {
    id: quote.id,
    number: quote.number,
    createdAt: quote.createdAt.toISOString(),
    validUntil: quote.validUntil.toISOString(),
    customerName: quote.customerName,
    couple: coupleRef(quote.couple),
    persons: personsOf(quote),
    language: quote.language,
    code: quote.designCode,
    articleNumber: articleNumberOf(models, quote.setId),
    still: addresses.ofSaved({ code: quote.designCode, design: quote.design }, quote.createdAt),
    design: quote.design,
    evaluation: caller.seesTrade ? quote.evaluation : withoutTrade(quote.evaluation),
    retail: quote.retail,
    ...(caller.seesTrade ? { cost: quote.cost, priceListId: quote.priceListId } : {}),
    status: quoteStatus(quote, now),
  };
}
