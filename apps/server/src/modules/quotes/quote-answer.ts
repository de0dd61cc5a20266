import type { ListedQuote, Quote } from '@ringwerk/contract';
import type { Services } from '../../services.ts';
import { personsOf } from '../../storage/schema/persons.ts';
import { coupleRef } from '../couples/couple-ref.ts';
import { listedPosition, positionAnswer, type Reader } from '../positions/position-answer.ts';
import type { QuotePositionRow } from '../positions/position-repository.ts';
import { choicesOf, costOf, retailOf, takenWith } from '../positions/position-sums.ts';
import type { FoundQuote, ListedQuoteRow, QuoteAnswerFields, QuoteRow } from './quote-repository.ts';

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
    replaces: quote.renewed,
    replacedBy: quote.renewal,
    answer: answerOf(quote),
    heldStones: quote.validUntil < now ? 0 : quote.heldStones,
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

/** Every way to choose, with what the couple pays for it. */
export const quoteChoices = ({ positions, discount }: Pick<FoundQuote, 'positions' | 'discount'>): Quote['choices'] =>
  choicesOf(positions).map((chosen) => ({
    chosen: [...chosen],
    retail: retailOf(takenWith(positions, chosen), discount),
  }));

export function quoteAnswer(quote: FoundQuote, now: Date, services: Pick<Services, 'models'>, reader: Reader): Quote {
  const { positions } = quote;
  return {
    ...headOf(quote, now, reader),
    version: quote.version,
    positions: positions.map((row) => ({ ...positionAnswer(row, services, reader), ...alternativeOf(row) })),
    choices: quoteChoices(quote),
    ...(quote.relation === null ? {} : { from: quote.relation }),
  };
}
