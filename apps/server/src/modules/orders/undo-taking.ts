import type { Caller } from '../../http/caller.ts';
import type { Transaction } from '../../storage/database.ts';
import { findQuote, reopenQuote } from '../quotes/quote-repository.ts';
import { releaseStones } from '../stones/listed-stones.ts';
import { holdAgain } from '../stones/quote-holds.ts';
import type { FullOrder } from './order-repository.ts';

/** What the order took goes back: its real stones to the exchange, its quote to the dealer. */
export async function undoTaking(
  transaction: Transaction,
  caller: Caller,
  now: Date,
  { order, positions }: FullOrder,
): Promise<void> {
  await releaseStones(transaction, caller, now, positions);
  if (order.quoteId === null) return;
  await reopenQuote(transaction, order.quoteId);
  const quote = await findQuote(transaction, order.dealerId, order.quoteId);
  if (quote === null || quote.validUntil <= now) return;
  // It binds again, and so its stones are held again where they can be: a cancellation never fails by them.
  const offered = quote.answer === null ? quote.positions : quote.positions.filter(({ isChosen }) => isChosen);
  await holdAgain(transaction, caller, { ...quote, positions: offered }, now);
}
