import { STONE_FACETS, type Listing, type searchStones as operation, type StoneFacet } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import { listing } from './listing.ts';
import type { StoneIndex } from './stone-index.ts';
import { splitValues, type StoneQuestion } from './stone-question.ts';
import { findStones, unreleasedHolds } from './stone-repository.ts';

export type StoneSearchQuery = z.output<NonNullable<typeof operation.query>>;

const PAGE_SIZE = 24;

function toQuestion(query: StoneSearchQuery, index: StoneIndex): StoneQuestion {
  const facets: Partial<Record<StoneFacet, readonly string[]>> = {};
  for (const facet of STONE_FACETS) {
    const text = query[facet];
    if (text !== undefined) facets[facet] = splitValues(text, index.values(facet));
  }
  return {
    facets,
    // Tenths of a thousandth are the page's rounding, not what was asked for.
    caratMin: Math.round((query.caratMin ?? 0) * 1000),
    caratMax: Math.round((query.caratMax ?? Infinity) * 1000),
    caratNear: query.caratNear === undefined ? null : Math.round(query.caratNear * 1000),
    priceMin: query.priceMin ?? 0,
    priceMax: query.priceMax ?? Infinity,
    report: (query.report ?? '').trim().toUpperCase(),
    sort: query.sort ?? 'price',
    page: query.page ?? 1,
    pageSize: query.pageSize ?? PAGE_SIZE,
  };
}

export interface StoneSearchAnswer {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly stones: Listing[];
  readonly facets: Record<string, Record<string, number>>;
}

export async function searchStones(
  services: Services,
  caller: Caller,
  query: StoneSearchQuery,
): Promise<StoneSearchAnswer> {
  const found = await services.stones.search((index) => toQuestion(query, index));
  const now = services.clock();
  const holds = await unreleasedHolds(
    services.database.orm,
    found.stones.map((stone) => stone.id),
  );
  const holdOf = new Map(holds.map((hold) => [hold.stoneId, hold]));
  return {
    page: query.page ?? 1,
    pageSize: query.pageSize ?? PAGE_SIZE,
    total: found.total,
    stones: found.stones.map((stone) => listing(stone, holdOf.get(stone.id), caller.dealerId, now)),
    facets: { ...found.facets },
  };
}

/** @throws CodedError `stone.unknown` for a stone that is not offered; its seller still finds his own. */
export async function readStone(services: Services, caller: Caller, id: string): Promise<Listing> {
  const { orm } = services.database;
  const [stone] = await findStones(orm, [id]);
  if (stone === undefined || (stone.status !== 'listed' && stone.dealerId !== caller.dealerId)) {
    throw new CodedError('stone.unknown');
  }
  const [hold] = await unreleasedHolds(orm, [id]);
  return listing(stone, hold, caller.dealerId, services.clock());
}
