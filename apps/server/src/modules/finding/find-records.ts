import { AREAS, mayEnter, type AreaName, type FoundRecords } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import { askedWords, plainNumber, type AskedWords } from './asked-words.ts';
import { findCouples } from './find-couples.ts';
import { findDesigns } from './find-designs.ts';
import { findOrders, findQuotes } from './find-papers.ts';
import { findStones } from './find-stones.ts';
import { findWatchLists } from './find-watch-lists.ts';

/** Of each kind: more stand in its own room. */
const MOST = 4;
/** Couples whose files are looked into: of a name that more have, the ones that somebody has worked on last. */
const FILES = 24;

type Found = Omit<FoundRecords, 'exact'>;
type Exact = NonNullable<FoundRecords['exact']>;

const ofKind = (kind: Exact['kind'], ids: readonly string[]): Exact[] => ids.map((id) => ({ kind, id }));

/** The record that was named in full, if exactly one was. */
function exactOf(found: Found, { code, plain }: AskedWords): Exact | null {
  if (plain === '') return null;
  const is = (number: string): boolean => plainNumber(number) === plain;
  const named = [
    ...ofKind(
      'design',
      found.designs.filter((design) => design.code === code).map((design) => design.code),
    ),
    ...ofKind(
      'quote',
      found.quotes.filter(({ number }) => is(number)).map(({ id }) => id),
    ),
    ...ofKind(
      'order',
      found.orders.filter(({ number }) => is(number)).map(({ id }) => id),
    ),
    ...ofKind(
      'stone',
      found.stones.filter(({ reportNumber, stockNumber }) => is(reportNumber) || is(stockNumber)).map(({ id }) => id),
    ),
  ];
  const [first = null] = named;
  return named.length === 1 ? first : null;
}

/** A few records of the caller's company of each kind whose room is open to him. */
export async function findRecords(services: Services, caller: Caller, q: string): Promise<FoundRecords> {
  const { orm } = services.database;
  const asked = askedWords(q);
  const { dealerId } = caller;
  const where = async <T>(area: AreaName, rows: () => Promise<T[]>): Promise<T[]> =>
    mayEnter(AREAS[area], caller) ? rows() : [];
  const named = await where('couples', () => findCouples(orm, dealerId, asked, FILES));
  const asker = { dealerId, seesCouples: mayEnter(AREAS.couples, caller), coupleIds: named.map(({ id }) => id) };
  const [designs, quotes, orders, watchLists, stones] = await Promise.all([
    where('savedDesigns', () => findDesigns({ database: orm, models: services.models }, asker, asked, MOST)),
    where('orders', () => findQuotes(orm, asker, asked, MOST, services.clock())),
    where('orders', () => findOrders(orm, asker, asked, MOST)),
    where('watchLists', () => findWatchLists(orm, dealerId, asked, MOST)),
    where('stones', () => findStones(orm, asked.stoneNumber, MOST)),
  ]);
  const couples = named.slice(0, MOST);
  const found = { couples, designs, quotes, orders, watchLists, stones };
  return { exact: exactOf(found, asked), ...found };
}
