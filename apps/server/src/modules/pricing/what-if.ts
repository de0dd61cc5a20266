import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Design, Evaluation, Kernel, ListedStones } from '@ringwerk/kernel';
import { evaluateDesign, repriceDesign } from '@ringwerk/kernel/evaluate';
import type { HouseList, PriceList, RetailRule, TradePrice } from '@ringwerk/kernel/price';

/** A design that both lists are asked about, with whatever it is shown as. */
export interface Article<Shown> {
  readonly design: Design;
  readonly shown: Shown;
}
export interface Repriced<Shown> {
  readonly shown: Shown;
  /** Cents EUR, trade. */
  readonly before: number;
  readonly after: number;
  /** Part of the new price that fine metal and stones leave. */
  readonly margin: number;
}
export interface Comparison<Shown> {
  readonly priced: readonly Repriced<Shown>[];
  /** Articles that one of the lists does not price, or that cannot be made. */
  readonly unpriced: number;
}
export interface ComparedLists {
  readonly before: PriceList;
  readonly after: PriceList;
}
export interface CompareOptions {
  readonly signal?: AbortSignal;
  /** Told after every slice: how many articles are done. */
  readonly onProgress?: (done: number) => void;
}

/** Any rule does: weight and trade price do not depend on it. */
const NO_FACTOR: RetailRule = { factor: 1, country: 'DE', exchangeRate: 1, roundUpTo: 0 };
/** After so many milliseconds everybody else has a turn. */
const SLICE_MS = 8;

const sum = (trades: readonly TradePrice[]): number => trades.reduce((total, { cost }) => total + cost, 0);

/** Part of a price that is neither fine metal nor stones: what pays for the work. */
export function marginOf(trades: readonly TradePrice[]): number {
  const material = trades
    .flatMap(({ lines }) => lines)
    .reduce((total, { kind, block, amount }) => total + (kind === 'fine-metal' || block === 'stones' ? amount : 0), 0);
  const cost = sum(trades);
  return cost === 0 ? 0 : 1 - material / cost;
}

/** One article by both lists; it is weighed once. Null where one of them does not price it. */
function repriced<Shown>(
  { design, shown }: Article<Shown>,
  { before, after }: ComparedLists,
  kernel: Kernel,
): Repriced<Shown> | null {
  const evaluation = evaluateDesign(design, kernel, before, NO_FACTOR);
  const trades = evaluation.total === null ? null : repriceDesign(design, evaluation, kernel, after);
  if (evaluation.total === null || trades === null) return null;
  return { shown, before: evaluation.total.cost, after: sum(trades), margin: marginOf(trades) };
}

/**
 * Articles by two lists with the server's own kernel, in slices that let other requests in between.
 * @throws whatever `signal` was aborted with.
 */
export async function compareLists<Shown>(
  articles: Iterable<Article<Shown>>,
  lists: ComparedLists,
  kernel: Kernel,
  { signal, onProgress }: CompareOptions = {},
): Promise<Comparison<Shown>> {
  const priced: Repriced<Shown>[] = [];
  let done = 0;
  let sliceEnds = performance.now() + SLICE_MS;
  for (const article of articles) {
    const compared = repriced(article, lists, kernel);
    if (compared !== null) priced.push(compared);
    done += 1;
    if (performance.now() < sliceEnds) continue;
    onProgress?.(done);
    await nextTurn();
    signal?.throwIfAborted();
    sliceEnds = performance.now() + SLICE_MS;
  }
  onProgress?.(done);
  return { priced, unpriced: done - priced.length };
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
