import type { Transaction } from '../../storage/database.ts';
import type { Doer } from '../audit/record-audit.ts';
import { findQuote, reopenQuote } from '../quotes/quote-repository.ts';
import { releaseStones } from '../stones/listed-stones.ts';
import { holdForQuote } from '../stones/quote-holds.ts';
import type { OrderRow } from './order-repository.ts';

/** What the order took goes back: its real stones to the exchange, its quote to the dealer. */
export async function undoTaking(transaction: Transaction, caller: Doer, now: Date, order: OrderRow): Promise<void> {
  await releaseStones(transaction, caller, now, order.design);
  if (order.quoteId === null) return;
  await reopenQuote(transaction, order.quoteId);
  const quote = await findQuote(transaction, order.dealerId, order.quoteId);
  // It binds again, and so its stones are held again.
  if (quote !== null && quote.validUntil > now) await holdForQuote(transaction, caller, quote, now);
}
