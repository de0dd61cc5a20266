import type { Quote } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { personsOf } from '../../storage/schema/persons.ts';
import { articleNumberOf } from '../catalogue/article-number-of.ts';
import { coupleRef } from '../couples/couple-ref.ts';
import { withoutTrade } from '../designs/without-trade.ts';
import type { Services } from '../../services.ts';
import type { StillAddresses } from '../stills/still-addresses.ts';
import type { FoundQuote, QuoteAnswerFields, QuoteRow } from './quote-repository.ts';

/** What the standing of a quote is read from. */
export interface QuoteStanding extends Pick<QuoteRow, 'orderedAt' | 'validUntil' | 'answer'> {
  /** The quote that renews it. */
  readonly renewal: object | null;
}

export function quoteStatus({ orderedAt, renewal, validUntil, answer }: QuoteStanding, now: Date): Quote['status'] {
  if (orderedAt !== null) return 'ordered';
  if (renewal !== null) return 'replaced';
  if (answer === 'declined') return 'declined';
  if (validUntil < now) return 'expired';
  return answer ?? 'open';
}

/** What the couple said; null until it does. */
export const answerOf = ({
  answer,
  answeredAt,
  answeredBy: by,
  answerReason: reason,
  answerPlace: place,
  answerSeenAt,
}: QuoteAnswerFields): Quote['answer'] =>
  answer === null || answeredAt === null || place === null
    ? null
    : { answer, at: answeredAt.toISOString(), by, reason, place, isSeen: answerSeenAt !== null };

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
    replaces: quote.renewed,
    replacedBy: quote.renewal,
    answer: answerOf(quote),
    heldStones: quote.validUntil < now ? 0 : quote.heldStones,
  };
}
