import type { answerQuote as operation, CouplePlace } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { recordAudit, type Doer } from '../audit/record-audit.ts';
import { positionsOfQuotes, replaceQuotePositions, type FoundQuotePosition } from '../positions/position-repository.ts';
import { isChoice } from '../positions/position-sums.ts';
import { requireOneEach, type StoneTaking } from '../stones/listed-stones.ts';
import { holdForQuote, lockStonesOf, releaseForQuotes, type HoldingQuote } from '../stones/quote-holds.ts';
import { quoteStatus } from './quote-answer.ts';
import { lockQuote, renewalOf, updateQuote, writeAnswer, type QuoteRow } from './quote-repository.ts';

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

type Positions = readonly FoundQuotePosition[];
const chosenNumbers = (positions: Positions): string =>
  positions
    .filter(({ isChosen }) => isChosen)
    .map(({ number }) => number)
    .join(' ');

/** Whether a quote has this answer already, in the same name, at the same place and for the same alternatives. */
function isSame(
  quote: QuoteRow,
  found: Positions,
  { answer, name, chosen }: Answering,
  place: AnswerWay['place'],
): boolean {
  if (quote.answer !== answer || quote.answeredBy !== name || quote.answerPlace !== place) return false;
  const isOtherChoice =
    chosen !== undefined && isChoice(found, chosen) && chosenNumbers(chosenOf(found, chosen)) !== chosenNumbers(found);
  return answer === 'declined' || !isOtherChoice;
}

/** An accepted quote is for the chosen alternatives alone, and holds their stones and no others. */
async function takeAccepted(
  transaction: Transaction,
  {
    quote,
    found,
    chosen,
  }: { readonly quote: QuoteRow; readonly found: Positions; readonly chosen: Answering['chosen'] },
  way: AnswerWay,
  now: Date,
): Promise<void> {
  const { id } = quote;
  const positions = chosen === undefined ? found : chosenOf(found, chosen);
  if (chosenNumbers(positions) !== chosenNumbers(found)) {
    await replaceQuotePositions(
      transaction,
      id,
      positions.map(({ setId: _model, ...row }) => row),
    );
    await updateQuote(transaction, id, {});
  }
  const taken = positions.filter(({ isChosen }) => isChosen);
  await lockStonesOf(transaction, found);
  await releaseForQuotes(transaction, way.by, [{ ...quote, positions: found }], now, taken);
  await requireStones(transaction, { ...quote, positions: taken }, way, now);
}

/** @throws CodedError `request.invalid` where they are not one of each group */
function chosenOf(positions: readonly FoundQuotePosition[], chosen: readonly number[]): readonly FoundQuotePosition[] {
  if (isChoice(positions, chosen))
    return positions.map((row) => ({ ...row, isChosen: row.alternative === null || chosen.includes(row.number) }));
  const issue = { code: 'field.value', path: '/chosen', params: {}, severity: 'error' } as const;
  throw new CodedError('request.invalid', { issues: [issue] });
}

/**
 * What is accepted can be made: its stones are held for it, or are again from now on.
 * @throws CodedError as `holdForQuote` and `requireOneEach` at the counter; by the link `quote.stone-gone`, for a couple cannot help it
 */
async function requireStones(
  transaction: Transaction,
  quote: HoldingQuote & { readonly positions: readonly StoneTaking[] },
  { by, place }: AnswerWay,
  now: Date,
): Promise<void> {
  try {
    requireOneEach(quote.positions, () => '');
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
  answering: Answering,
  { by, place }: AnswerWay,
): Promise<void> {
  const now = clock();
  const { answer, name, reason = '', chosen, version } = answering;
  await database.transaction(async (transaction) => {
    const quote = await lockQuote(transaction, dealerId, id);
    if (quote === null) throw new CodedError('quote.unknown');
    const found = (await positionsOfQuotes(transaction, [id])).get(id) ?? [];
    if (isSame(quote, found, answering, place)) return;
    requireAnswerable(quote, await renewalOf(transaction, id), place, now);
    if (version !== undefined && version !== quote.version) throw new CodedError('quote.changed');
    if (answer === 'declined') await releaseForQuotes(transaction, by, [{ ...quote, positions: found }], now);
    else await takeAccepted(transaction, { quote, found, chosen }, { by, place }, now);
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
