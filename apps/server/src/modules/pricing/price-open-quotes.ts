import { setImmediate as nextTurn } from 'node:timers/promises';
import type { WhatIf } from '@ringwerk/contract';
import type { Kernel } from '@ringwerk/kernel';
import { priceLooseStone, type PriceList } from '@ringwerk/kernel/price';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../storage/database.ts';
import { dealerAgreements } from '../../storage/schema/prices.ts';
import { quotes } from '../../storage/schema/trade.ts';
import { kernelOf } from '../designs/server-kernel.ts';
import { positionsOfQuotes, type QuotePositionRow } from '../positions/position-repository.ts';
import { costOf } from '../positions/position-sums.ts';
import { listingsOfDesigns } from '../stones/listed-stones.ts';
import { discounted, type Discounts } from './freeze-price-list.ts';
import { biggestMovers, storedPrice } from './what-if.ts';

/** Quotes that are read at once, with their designs and evaluations: some ten megabytes. */
const PAGE_QUOTES = 1_000;
/** Quotes priced between two looks at what else waits: about five milliseconds. */
const TURN_QUOTES = 50;

type ListingsOf = Awaited<ReturnType<typeof listingsOfDesigns>>;

/** Real stones of quoted designs as each dealer can have them: a stone that one dealer holds is free for that one alone. */
async function listingsByDealer(
  database: Database,
  now: Date,
  rows: readonly QuotedRow[],
): Promise<ReadonlyMap<string, ListingsOf>> {
  const found = new Map<string, ListingsOf>();
  for (const [dealerId, own] of Map.groupBy(rows, (row) => row.dealerId)) {
    const designs = own.flatMap(({ positions }) =>
      positions.flatMap(({ design }) => (design === null ? [] : [design])),
    );
    found.set(dealerId, await listingsOfDesigns(database.orm, { dealerId, now }, designs));
  }
  return found;
}

/** An open quote with what is chosen of it. */
interface QuotedRow {
  readonly id: string;
  readonly number: string;
  readonly dealerId: string;
  readonly discounts: Discounts | null;
  readonly positions: readonly QuotePositionRow[];
}

/** Open quotes by their ids, a page behind another. */
async function readPage(
  database: Database,
  { now, agreedTo }: Means,
  behind: string | null,
  size: number,
): Promise<readonly QuotedRow[]> {
  const rows = await database.orm
    .select({
      id: quotes.id,
      number: quotes.number,
      dealerId: quotes.dealerId,
      discounts: dealerAgreements.discounts,
    })
    .from(quotes)
    .leftJoin(dealerAgreements, eq(dealerAgreements.dealerId, quotes.dealerId))
    .where(
      and(
        // Whoever has agreed to a list of his own is not touched by another, nor anybody else by that one.
        agreedTo === null ? isNull(dealerAgreements.editionId) : eq(dealerAgreements.editionId, agreedTo),
        isNull(quotes.orderedAt),
        gt(quotes.validUntil, now),
        behind === null ? undefined : gt(quotes.id, behind),
      ),
    )
    .orderBy(asc(quotes.id))
    .limit(size);
  const positions = await positionsOfQuotes(
    database.orm,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, positions: (positions.get(row.id) ?? []).filter(({ isChosen }) => isChosen) }));
}

interface Repricing {
  readonly list: PriceList;
  readonly kernel: Kernel;
  readonly listingsOf: ListingsOf | undefined;
}

/** What a position would cost by another list; null where that does not price it. An extra costs the dealer nothing here. */
function positionCost(
  { design, evaluation, stone, quantity }: QuotePositionRow,
  { list, kernel, listingsOf }: Repricing,
): number | null {
  if (stone !== null) {
    const { listing: id, shape: cut, lab, reportNumber, ...facts } = stone;
    const report = [lab, reportNumber].filter((part) => part !== '').join(' ');
    return priceLooseStone({ ...facts, id, cut, report }, list)?.cost ?? null;
  }
  if (design === null || evaluation === null) return 0;
  const cost = storedPrice({ design, evaluation, listings: listingsOf?.(design) }, list, kernel);
  return cost === null ? null : cost * quantity;
}

interface Means {
  readonly now: Date;
  /** A list that counts by agreement only; null for one that counts for everybody. */
  readonly agreedTo: string | null;
  readonly signal: AbortSignal;
  /** Quotes that are named at most. */
  readonly movers: number;
  readonly pageSize?: number;
}

/** Every open quote that another list would touch, by it. @throws the reason of `signal` when it is aborted. */
export async function priceOpenQuotes(database: Database, after: PriceList, means: Means): Promise<WhatIf['quotes']> {
  const { now, signal, movers, pageSize = PAGE_QUOTES } = means;
  const priced: { readonly number: string; readonly before: number; readonly after: number }[] = [];
  let count = 0;
  let behind: string | null = null;
  for (;;) {
    signal.throwIfAborted();
    const rows = await readPage(database, means, behind, pageSize);
    const listingsOf = await listingsByDealer(database, now, rows);
    for (const [index, { number, dealerId, positions, discounts }] of rows.entries()) {
      if (index % TURN_QUOTES === 0) {
        await nextTurn();
        signal.throwIfAborted();
      }
      const by = { list: discounted(after, discounts), kernel: kernelOf(after), listingsOf: listingsOf.get(dealerId) };
      const costs = positions.map((position) => positionCost(position, by));
      if (costs.includes(null)) continue;
      const cost = costs.reduce<number>((sum, each) => sum + (each ?? 0), 0);
      priced.push({ number, before: costOf(positions), after: cost });
    }
    count += rows.length;
    behind = rows.at(-1)?.id ?? null;
    if (behind === null || rows.length < pageSize) break;
  }
  return {
    count: priced.length,
    unpriced: count - priced.length,
    before: priced.reduce((total, { before }) => total + before, 0),
    after: priced.reduce((total, row) => total + row.after, 0),
    movers: [...biggestMovers(priced, movers)],
  };
}
