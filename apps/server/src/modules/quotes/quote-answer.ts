import type { ListedQuote, Quote } from '@ringwerk/contract';
import type { Services } from '../../services.ts';
import { personsOf } from '../../storage/schema/persons.ts';
import { coupleRef } from '../couples/couple-ref.ts';
import { listedPosition, positionAnswer, type Reader } from '../positions/position-answer.ts';
import type { QuotePositionRow } from '../positions/position-repository.ts';
import { choicesOf, costOf, retailOf, takenWith } from '../positions/position-sums.ts';
import type { FoundQuote, ListedQuoteRow, QuoteRow } from './quote-repository.ts';

export function quoteStatus(quote: Pick<QuoteRow, 'orderedAt' | 'validUntil'>, now: Date): Quote['status'] {
  if (quote.orderedAt !== null) return 'ordered';
  return quote.validUntil < now ? 'expired' : 'open';
}

const alternativeOf = ({ alternative, isChosen }: Pick<QuotePositionRow, 'alternative' | 'isChosen'>) => ({
  alternative,
  isChosen,
});

function headOf(quote: ListedQuoteRow, now: Date, { caller }: Pick<Reader, 'caller'>): Omit<ListedQuote, 'positions'> {
  const chosen = quote.positions.filter(({ isChosen }) => isChosen);
  return {
    id: quote.id,
    number: quote.number,
    revision: quote.revision,
    createdAt: quote.createdAt.toISOString(),
    validUntil: quote.validUntil.toISOString(),
    customerName: quote.customerName,
    couple: coupleRef(quote.couple),
    persons: personsOf(quote),
    language: quote.language,
    status: quoteStatus(quote, now),
    discount: quote.discount,
    retail: retailOf(chosen, quote.discount),
    ...(caller.seesTrade ? { cost: costOf(chosen) } : {}),
  };
}

export const listedQuoteAnswer = (
  quote: ListedQuoteRow,
  now: Date,
  services: Pick<Services, 'models'>,
  reader: Reader,
): ListedQuote => ({
  ...headOf(quote, now, reader),
  positions: quote.positions.map((row) => ({ ...listedPosition(row, services, reader), ...alternativeOf(row) })),
});

export function quoteAnswer(quote: FoundQuote, now: Date, services: Pick<Services, 'models'>, reader: Reader): Quote {
  const { positions, discount } = quote;
  return {
    ...headOf(quote, now, reader),
    version: quote.version,
    positions: positions.map((row) => ({ ...positionAnswer(row, services, reader), ...alternativeOf(row) })),
    choices: choicesOf(positions).map((chosen) => ({
      chosen: [...chosen],
      retail: retailOf(takenWith(positions, chosen), discount),
    })),
  };
}
