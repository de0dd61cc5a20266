import type { RetailPrice } from '@ringwerk/kernel/price';
import { isSummable } from '@ringwerk/kernel/price';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Transaction } from '../../storage/database.ts';
import type { CoupleRow } from '../couples/couple-repository.ts';
import { fileDesign } from '../couples/tied-couple.ts';
import { insertDesign } from '../designs/insert-design.ts';
import type { PositionRow } from './position-repository.ts';
import type { PricedPosition } from './price-position.ts';

interface Keeping {
  readonly caller: Caller;
  /** The jeweller's own name for rings of a model, or of none. */
  readonly nameOf?: (setId: number | null) => string;
  /** The file that the designs go into. */
  readonly couple: CoupleRow | null;
}

/** Saves a design of each position of rings as a version of its own, and numbers the positions from `first` on. */
export async function keepPositions(
  transaction: Transaction,
  { caller, nameOf, couple }: Keeping,
  positions: readonly PricedPosition[],
  first = 1,
): Promise<readonly PositionRow[]> {
  const rows: PositionRow[] = [];
  for (const [index, { basis, made, setId, row }] of positions.entries()) {
    const number = first + index;
    if (made === null) {
      rows.push({ ...row, number, designCode: null });
      continue;
    }
    // Statements of one transaction follow each other.
    // oxlint-disable-next-line no-await-in-loop
    const { code } = await insertDesign(transaction, caller, basis, made, { setId, name: nameOf?.(setId) ?? '' });
    // oxlint-disable-next-line no-await-in-loop
    await fileDesign(transaction, couple, code, row.pricedAt);
    rows.push({ ...row, number, designCode: code });
  }
  return rows;
}

/**
 * Amounts of one quote or order are in one currency, with one rate of tax.
 * @throws CodedError `quote.other-terms` where a position was priced under others than the rest
 */
export function requireOneSum(prices: readonly RetailPrice[]): void {
  const [first] = prices;
  if (first !== undefined && !prices.every((price) => isSummable(first, price)))
    throw new CodedError('quote.other-terms');
}
