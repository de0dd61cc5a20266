import { CodedError } from '../../http/coded-error.ts';
import type { PricedPosition } from '../positions/price-position.ts';
import type { FoundQuote } from './quote-repository.ts';

/** Amounts that the dealer named himself are in his currency of that day. @throws CodedError `quote.other-terms` in another */
export function requireOwnCurrency(
  { positions, discount }: Pick<FoundQuote, 'positions' | 'discount'>,
  priced: readonly PricedPosition[],
): void {
  const isOwn = (row: FoundQuote['positions'][number]): boolean =>
    row.kind === 'extra' || row.discount?.kind === 'amount';
  if (discount?.kind !== 'amount' && !positions.some(isOwn)) return;
  const isOther = priced.some(({ row }, index) => row.retail.currency !== positions[index]?.retail.currency);
  if (isOther) throw new CodedError('quote.other-terms');
}
