import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Transaction } from '../../storage/database.ts';
import { lockQuote, renewalOf, type QuoteRow } from './quote-repository.ts';

/**
 * In the transaction of the new quote: the old one gives way, once. Its stones go over to the new one, which holds them next.
 * @throws CodedError `order.conflict` for an ordered quote, `quote.replaced` for one that was renewed before, `quote.changed` for one
 * that was changed since it was read
 */
export async function replaceQuote(
  transaction: Transaction,
  caller: Caller,
  renewed: Pick<QuoteRow, 'id' | 'version'>,
): Promise<void> {
  const old = await lockQuote(transaction, caller.dealerId, renewed.id);
  if (old === null) throw new CodedError('quote.unknown');
  if (old.orderedAt !== null) throw new CodedError('order.conflict');
  if ((await renewalOf(transaction, old.id)) !== null) throw new CodedError('quote.replaced');
  if (old.version !== renewed.version) throw new CodedError('quote.changed');
}
