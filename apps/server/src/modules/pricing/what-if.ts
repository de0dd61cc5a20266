import type { Design, Evaluation, Kernel, ListedStones } from '@ringwerk/kernel';
import { evaluateDesign, repriceDesign } from '@ringwerk/kernel/evaluate';
import type { HouseList, PriceList, RetailRule, TradePrice } from '@ringwerk/kernel/price';
import { weightsIn, type Weights } from '../designs/design-weights.ts';

/** A design that both lists are asked about, with whatever it is shown as. */
export interface Article<Shown> {
  readonly design: Design;
  readonly shown: Shown;
  /** As they are stored; null: it is weighed. */
  readonly weights: Weights | null;
}
/** What two lists make of one design. */
export interface PriceChange {
  /** Minor units of the base currency, trade. */
  readonly before: number;
  readonly after: number;
  /** Part of the new price that fine metal and stones leave. */
  readonly margin: number;
}
export interface Repriced<Shown> extends PriceChange {
  readonly shown: Shown;
}
export interface ComparedLists {
  readonly before: PriceList;
  readonly after: PriceList;
}
export interface ComparedDesign {
  /** Null where one of the lists does not price the design, or where it cannot be made. */
  readonly change: PriceChange | null;
  /** Of a design that came without weights; null for any other, and where it cannot be made. */
  readonly weighed: Weights | null;
}

/** Any rule does: weight and trade price do not depend on it. */
export const NO_FACTOR: RetailRule = { factor: 1, country: 'DE', exchangeRate: 1, roundUpTo: 0 };

const sum = (trades: readonly TradePrice[]): number => trades.reduce((total, { cost }) => total + cost, 0);

/** Part of a price that is neither fine metal nor stones: what pays for the work. */
export function marginOf(trades: readonly TradePrice[]): number {
  const material = trades
    .flatMap(({ lines }) => lines)
    .reduce((total, { kind, block, amount }) => total + (kind === 'fine-metal' || block === 'stones' ? amount : 0), 0);
  const cost = sum(trades);
  return cost === 0 ? 0 : 1 - material / cost;
}

/** One design by both lists; without weights it is weighed once. */
export function compareDesign(
  { design, weights }: Pick<Article<unknown>, 'design' | 'weights'>,
  { before, after }: ComparedLists,
  kernel: Kernel,
): ComparedDesign {
  const evaluation = evaluateDesign(design, kernel, before, NO_FACTOR, { weights });
  const weighed = weights === null ? weightsIn(evaluation) : null;
  const trades = evaluation.total === null ? null : repriceDesign(design, evaluation, kernel, after);
  if (evaluation.total === null || trades === null) return { change: null, weighed };
  return { change: { before: evaluation.total.cost, after: sum(trades), margin: marginOf(trades) }, weighed };
}

/** A stored design, its evaluation, and the real stones that it names as they can be had now. */
export interface StoredDesign {
  readonly design: Design;
  readonly evaluation: Evaluation;
  readonly listings: ListedStones | undefined;
}

/**
 * What a stored evaluation would cost by another list; null where the list does not price it, a real stone is gone or no
 * weights were kept.
 */
export function storedPrice(
  { design, evaluation, listings }: StoredDesign,
  list: PriceList,
  kernel: Kernel,
): number | null {
  // Evaluations of early releases kept no rows: their stones cannot be counted again.
  const isComplete = design.rings.every(
    ({ stones }, index) => evaluation.rings[index]?.weight?.rows.length === stones.length,
  );
  const trades = isComplete ? repriceDesign(design, evaluation, kernel, list, listings) : null;
  return trades === null ? null : sum(trades);
}

const changeOf = ({ before, after }: { readonly before: number; readonly after: number }): number =>
  before === 0 ? 0 : after / before - 1;

/** Changes by whole percent: each column holds what lies from `least` up to the next one. */
export function distributionOf(
  rows: readonly { readonly before: number; readonly after: number }[],
): readonly { readonly least: number; readonly count: number }[] {
  const counts = new Map<number, number>();
  for (const row of rows) {
    // A thousandth of a percent is below every cent; without it −0 and rounding noise would make columns of their own.
    const least = Math.floor(Math.round(changeOf(row) * 1e5) / 1e3) || 0;
    counts.set(least, (counts.get(least) ?? 0) + 1);
  }
  return [...counts].map(([least, count]) => ({ least, count })).toSorted((a, b) => a.least - b.least);
}

/** Those that move most, up or down. */
export function biggestMovers<Row extends { readonly before: number; readonly after: number }>(
  rows: readonly Row[],
  most: number,
): readonly Row[] {
  return rows
    .filter(({ before, after }) => before !== after)
    .toSorted((a, b) => Math.abs(changeOf(b)) - Math.abs(changeOf(a)))
    .slice(0, most);
}

/** Those that leave less than the list's guard lets pass. */
export const belowGuard = <Shown>(
  rows: readonly Repriced<Shown>[],
  { margin, least }: HouseList['guard'],
): readonly Repriced<Shown>[] =>
  rows.filter((row) => row.margin < margin || row.after < least).toSorted((a, b) => a.margin - b.margin);
