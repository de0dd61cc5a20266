import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Transaction } from '../../storage/database.ts';
import { releaseForQuote } from '../stones/quote-holds.ts';
import { lockQuote, renewalOf, type QuoteRow } from './quote-repository.ts';

/**
 * In the transaction of the new quote: the old one gives way, once, and its stones are free for the new one.
 * @throws CodedError `order.conflict` for an ordered quote, `quote.replaced` for one that was renewed before
 */
export async function replaceQuote(
  transaction: Transaction,
  caller: Caller,
  renewed: Pick<QuoteRow, 'id'>,
  now: Date,
): Promise<void> {
  const old = await lockQuote(transaction, caller.dealerId, renewed.id);
  if (old === null) throw new CodedError('quote.unknown');
  if (old.orderedAt !== null) throw new CodedError('order.conflict');
  if ((await renewalOf(transaction, old.id)) !== null) throw new CodedError('quote.replaced');
  await releaseForQuote(transaction, caller, old.id, now);
}
