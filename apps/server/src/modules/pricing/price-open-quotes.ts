import { setImmediate as nextTurn } from 'node:timers/promises';
import type { WhatIf } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import type { PriceList } from '@ringwerk/kernel/price';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../storage/database.ts';
import { dealerAgreements } from '../../storage/schema/prices.ts';
import { quotes } from '../../storage/schema/trade.ts';
import { kernelOf } from '../designs/server-kernel.ts';
import { listingsOfDesigns } from '../stones/listed-stones.ts';
import { discounted } from './freeze-price-list.ts';
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
  rows: readonly { readonly dealerId: string; readonly design: Design }[],
): Promise<ReadonlyMap<string, ListingsOf>> {
  const found = new Map<string, ListingsOf>();
  for (const [dealerId, own] of Map.groupBy(rows, (row) => row.dealerId)) {
    const designs = own.map(({ design }) => design);
    found.set(dealerId, await listingsOfDesigns(database.orm, { dealerId, now }, designs));
  }
  return found;
}

/** Open quotes by their ids, a page behind another. */
function readPage(database: Database, { now, agreedTo }: Means, behind: string | null, size: number) {
  return database.orm
    .select({
      id: quotes.id,
      number: quotes.number,
      dealerId: quotes.dealerId,
      design: quotes.design,
      evaluation: quotes.evaluation,
      before: quotes.cost,
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
    const rows: Awaited<ReturnType<typeof readPage>> = await readPage(database, means, behind, pageSize);
    const listingsOf = await listingsByDealer(database, now, rows);
    for (const [index, { number, dealerId, design, evaluation, before, discounts }] of rows.entries()) {
      if (index % TURN_QUOTES === 0) {
        await nextTurn();
        signal.throwIfAborted();
      }
      const listings = listingsOf.get(dealerId)?.(design);
      const cost = storedPrice({ design, evaluation, listings }, discounted(after, discounts), kernelOf(after));
      if (cost !== null) priced.push({ number, before, after: cost });
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
