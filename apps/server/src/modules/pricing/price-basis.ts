import type { ListedStones } from '@ringwerk/kernel';
import type { HouseList, PriceBasis, PriceList, RetailRule } from '@ringwerk/kernel/price';
import type { RingWeight } from '@ringwerk/kernel/weight';
import { eq } from 'drizzle-orm';
import type { Database } from '../../storage/database.ts';
import { listedAlloys } from '../alloys/alloy-repository.ts';
import { priceLists } from '../../storage/schema/prices.ts';
import {
  composeFrozen,
  type Discounts,
  freezePriceList,
  marketOf,
  PRICED_NOW,
  readRates,
  type PricedNow,
} from './freeze-price-list.ts';

/** What a design of this dealer is priced by. */
export interface ListedPriceBasis extends PriceBasis {
  /** Real stones of the design at hand; absent when it names none. */
  readonly listings?: ListedStones;
  /** Stored weights of the design at hand; absent or null for one that is not of the collection. */
  readonly weights?: readonly RingWeight[] | null;
}

/** What one dealer's prices are made of at a moment. */
export interface PricedFor extends PricedNow {
  readonly retailRule: RetailRule;
  readonly discounts: Discounts | null;
}
/** `PricedFor` of the dealer `$1`, and the edition that counts for dealers without an agreement. */
export const PRICED_FOR = `select d.retail_rule as "retailRule", a.discounts, coalesce(a.edition_id, now.edition) as edition,
      now.edition as "houseEdition", now.rates, now.alloys, now.day
    from dealers d left join dealer_agreements a on a.dealer_id = d.id cross join (${PRICED_NOW}) now where d.id = $1`;
/** Asked with nearly every request, so each is one prepared statement; the list itself is frozen and is read once. */
const FIND_BASIS = { name: 'find-price-basis', text: PRICED_FOR };
const FIND_NOW = { name: 'find-priced-now', text: PRICED_NOW };

const frozenLists = new Map<string, PriceList>();
/** Of each database, frozen lists by what they are made of; of what counted before nobody asks again. */
const madeIn = new WeakMap<Database, Map<string, Promise<PriceList>>>();
/** The list in force and those that dealers have agreed to, each with and without their discounts. */
const MADE_MAX = 64;

/** The list of this moment. Editions, rates and days never change, so what was made of them once is made. */
export function listOf(database: Database, now: PricedNow, discounts: Discounts | null = null): Promise<PriceList> {
  const madeOf = madeIn.get(database) ?? new Map<string, Promise<PriceList>>();
  madeIn.set(database, madeOf);
  const key = `${now.edition} ${now.rates} ${now.alloys} ${now.day} ${JSON.stringify(discounts)}`;
  const known = madeOf.get(key);
  if (known !== undefined) return known;
  const made = freezePriceList(database, now, discounts);
  madeOf.set(key, made);
  made.catch(() => madeOf.delete(key));
  const [oldest] = madeOf.keys();
  if (madeOf.size > MADE_MAX && oldest !== undefined) madeOf.delete(oldest);
  return made;
}

/** The dealer's price list at this moment, fixing and agreed discount included, and his retail rule. */
export async function currentPriceBasis(database: Database, dealerId: string): Promise<PriceBasis> {
  const { rows } = await database.pool.query<PricedFor>({
    ...FIND_BASIS,
    values: [dealerId],
  });
  const row = rows[0];
  if (row === undefined) throw new Error(`dealer ${dealerId} does not exist`);
  return { priceList: await listOf(database, row, row.discounts), retailRule: row.retailRule };
}

/**
 * The list that prices are computed with at this moment, for every dealer.
 * @throws Error when the database has none.
 */
export async function currentPriceList(database: Database): Promise<PriceList> {
  return listOf(database, await pricedNow(database));
}

/** What prices are made of at this moment. */
export async function pricedNow({ pool }: Pick<Database, 'pool'>): Promise<PricedNow> {
  const { rows } = await pool.query<PricedNow>(FIND_NOW);
  if (rows[0] === undefined) throw new Error('the question for the current prices had no answer');
  return rows[0];
}

/** The list in force and another one with the rates and the day of one moment; the other is frozen nowhere: nothing is sold by it. */
export async function composeBeside(
  database: Database,
  house: HouseList,
): Promise<{ readonly now: PricedNow; readonly before: PriceList; readonly after: PriceList }> {
  const now = await pricedNow(database);
  const market = marketOf(await readRates(database.orm, now.rates));
  const after = composeFrozen(house, market, now.day, { alloys: await listedAlloys(database.orm, now.alloys) });
  return { now, before: await listOf(database, now), after };
}

/** A price list by its id. Rows never change, so a list once read stays valid for the life of the process. */
export async function frozenPriceList(database: Database, id: string): Promise<PriceList> {
  const known = frozenLists.get(id);
  if (known !== undefined) return known;
  const rows = await database.orm.select({ list: priceLists.list }).from(priceLists).where(eq(priceLists.id, id));
  if (rows[0] === undefined) throw new Error(`price list ${id} does not exist`);
  frozenLists.set(id, rows[0].list);
  return rows[0].list;
}
