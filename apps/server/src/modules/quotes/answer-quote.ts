import type { answerQuote as operation, CouplePlace } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { recordAudit, type Doer } from '../audit/record-audit.ts';
import { holdForQuote, releaseForQuotes } from '../stones/quote-holds.ts';
import { quoteStatus } from './quote-answer.ts';
import { lockQuote, renewalOf, writeAnswer, type QuoteRow } from './quote-repository.ts';

export type Answering = z.output<NonNullable<typeof operation.body>>;

/** Who hands the answer in: somebody of the shop at the counter; by a link nobody does. */
export interface AnswerWay {
  readonly by: Doer | null;
  readonly place: CouplePlace;
}

/** Nothing is answered that is no offer any more. By the link an answer stands; at the counter the couple may think again. */
function requireAnswerable(quote: QuoteRow, renewal: object | null, place: AnswerWay['place'], now: Date): void {
  const status = quoteStatus({ ...quote, renewal }, now);
  if (status === 'ordered') throw new CodedError('order.conflict');
  if (status === 'replaced') throw new CodedError('quote.replaced');
  if (quote.validUntil < now) throw new CodedError('quote.expired');
  if (place === 'link' && quote.answer !== null) throw new CodedError('quote.answered');
}

/**
 * What is accepted can be made: its stones are held for it, or are again from now on.
 * @throws CodedError as `holdForQuote` at the counter; by the link `quote.stone-gone`, for a couple cannot help it
 */
async function requireStones(
  transaction: Transaction,
  quote: QuoteRow,
  { by, place }: AnswerWay,
  now: Date,
): Promise<void> {
  try {
    await holdForQuote(transaction, by, quote, now);
  } catch (error) {
    if (place === 'link' && error instanceof CodedError) throw new CodedError('quote.stone-gone', { cause: error });
    throw error;
  }
}

/**
 * The couple's word on a quote. The row lock lines up with the order and the renewal: one of them is first, the others are
 * told by code. The same answer in the same name, sent twice, is one.
 */
export async function answerQuote(
  { database, clock }: Services,
  { dealerId, id }: { readonly dealerId: string; readonly id: string },
  { answer, name, reason = '' }: Answering,
  { by, place }: AnswerWay,
): Promise<void> {
  const now = clock();
  await database.transaction(async (transaction) => {
    const quote = await lockQuote(transaction, dealerId, id);
    if (quote === null) throw new CodedError('quote.unknown');
    if (quote.answer === answer && quote.answeredBy === name && quote.answerPlace === place) return;
    requireAnswerable(quote, await renewalOf(transaction, id), place, now);
    if (answer === 'declined') await releaseForQuotes(transaction, by, [quote], now);
    else await requireStones(transaction, quote, { by, place }, now);
    await writeAnswer(transaction, id, {
      answer,
      answeredAt: now,
      answeredBy: name,
      answerReason: reason,
      answerPlace: place,
      // Whoever holds the tablet has just heard it.
      answerSeenAt: place === 'counter' ? now : null,
    });
    // Name and reason stay out of the log, which is never shortened.
    await recordAudit(transaction, by, now, {
      action: answer === 'accepted' ? 'quote.accepted' : 'quote.declined',
      entity: 'quote',
      entityId: id,
      detail: { number: quote.number, place },
    });
  });
}
