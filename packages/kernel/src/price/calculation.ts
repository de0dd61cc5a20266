import type { RingDesign } from '../design/ring-design.ts';
import type { KernelTables } from '../design/tables.ts';
import { roundHalfAway, toNumber, type Decimal } from '../units/decimal.ts';
import { cents } from '../units/quantities.ts';
import type { Issue } from '../units/result.ts';
import type { RingWeight } from '../weight/ring-weight.ts';
import type { ListedStones } from '../design/listed-stone.ts';
import type { PriceLine, PriceLineKind } from './price-lines.ts';
import type { PriceList, RetailBlock } from './price-list.ts';

/** What a ring's price is computed from; `path` is the ring's JSON pointer. */
export interface PriceContext {
  readonly ring: RingDesign;
  readonly weight: RingWeight;
  readonly tables: KernelTables;
  readonly list: PriceList;
  readonly listings: ListedStones;
  readonly path: string;
}

/** Gathers lines and what the list does not price. */
export class Calculation {
  readonly lines: PriceLine[] = [];
  readonly issues: Issue[] = [];

  /** Adds a line of `amount` cents, rounded half away from zero to the whole cent. */
  add(kind: PriceLineKind, block: RetailBlock, amount: Decimal, detail: PriceLine['detail']): void {
    this.lines.push({ kind, block, amount: cents(toNumber(roundHalfAway(amount, 0))), detail });
  }

  missing(path: string, key: string, code: 'price.missing' | 'price.dollar' = 'price.missing'): void {
    this.issues.push({ code, path, params: { key }, severity: 'error' });
  }
}

/** First row whose upper bound is at least `value`; the last row has no upper end. Null for an empty table. */
export function bandValue(rows: readonly (readonly [number, number])[] | undefined, value: number): number | null {
  const row = rows?.find(([upTo]) => value <= upTo) ?? rows?.at(-1);
  return row === undefined ? null : row[1];
}
