import { createHash } from 'node:crypto';
import {
  composePriceList,
  CURRENCIES,
  METALS,
  RETAIL_BLOCKS,
  type Currency,
  type HouseList,
  type MarketRates,
  type PriceDiscount,
  type PriceList,
} from '@ringwerk/kernel/price';
import type { ListedAlloy } from '@ringwerk/kernel';
import { eq, inArray } from 'drizzle-orm';
import type { Database, Queryable } from '../../storage/database.ts';
import { marketRates, priceEditions, priceLists, type FrozenRate } from '../../storage/schema/prices.ts';
import { ALLOYS_NOW, listedAlloys } from '../alloys/alloy-repository.ts';
import { ZONE_SQL } from '../calendar/house-zone.ts';

export type Discounts = PriceDiscount['shares'];

/** What counts at a moment: the edition in force, ids of rates and of versions of alloys with commas between, the manufactory's day. */
export interface PricedNow {
  readonly edition: string | null;
  readonly rates: string | null;
  readonly alloys: string | null;
  readonly day: string;
}

/** The database's own clock decides: it is one for every process. What counts from tomorrow does not count today. */
export const PRICED_NOW = `select
  (select e.id from price_editions e where e.active_from <= now() and not e.is_agreed_only
   order by e.active_from desc, e.updated_at desc limit 1) as edition,
  (select string_agg(r.id::text, ',' order by r.id)
     from unnest(array['${[...METALS, ...CURRENCIES].join("','")}']) s(subject)
     cross join lateral (
       select id from market_rates m
       where m.subject = s.subject and m.state = 'in-force' and m.valid_from <= now()
       order by m.valid_from desc, m.id desc limit 1
     ) r) as rates,
  ${ALLOYS_NOW} as alloys,
  to_char(now() at time zone ${ZONE_SQL}, 'YYYY-MM-DD') as day`;

/** @throws Error when a metal has no fixing: nothing could be priced. */
export function marketOf(rates: readonly Pick<FrozenRate, 'subject' | 'value'>[]): MarketRates {
  const value = (subject: FrozenRate['subject']): number | undefined =>
    rates.find((rate) => rate.subject === subject)?.value;
  const metal = (subject: FrozenRate['subject']): number => {
    const cents = value(subject);
    if (cents === undefined) throw new Error(`the database has no fixing of ${subject}`);
    return cents;
  };
  const currency: Partial<Record<Currency, number>> = {};
  for (const code of CURRENCIES) {
    const rate = value(code);
    if (rate !== undefined) currency[code] = rate;
  }
  return { fixing: { Au: metal('Au'), Pt: metal('Pt'), Pd: metal('Pd'), Ag: metal('Ag') }, currency };
}

/** Rows that a frozen list was made of. */
type MadeOf = Pick<PricedNow, 'edition' | 'rates'>;

export interface FrozenFrom {
  readonly madeOf?: MadeOf;
  /** The house's own alloys of that moment. */
  readonly alloys?: readonly ListedAlloy[];
}

/**
 * A list with rates on a day, under an id that names its content and the rows it was made of: the same figures from
 * another edition or another rate are another list, which names its own source.
 */
export function composeFrozen(
  house: HouseList,
  market: MarketRates,
  day: string,
  { madeOf, alloys = [] }: FrozenFrom = {},
): PriceList {
  const nameless = composePriceList(house, market, { day, id: '', alloys });
  const source = madeOf === undefined ? '' : ` ${madeOf.edition} ${madeOf.rates}`;
  const hash = createHash('sha256')
    .update(`${JSON.stringify(nameless)}${source}`)
    .digest('hex');
  return { ...nameless, id: `list-${hash.slice(0, 16)}` };
}

/** Rates by their ids, with commas between. */
export async function readRates(database: Queryable, list: string | null): Promise<FrozenRate[]> {
  const ids = (list ?? '').split(',').filter(Boolean).map(Number);
  if (ids.length === 0) return [];
  const rows = await database.select().from(marketRates).where(inArray(marketRates.id, ids));
  return rows.map(({ id, subject, value, validFrom, source, quotedDay }) => ({
    id,
    subject,
    value,
    validFrom: validFrom.toISOString(),
    source,
    quotedDay,
  }));
}

/** A list with what a dealer's agreement takes off, under an id of its own; the list itself where nothing is. */
export function discounted(list: PriceList, shares: Discounts | null): PriceList {
  if (shares === null || RETAIL_BLOCKS.every((block) => shares[block] === 0)) return list;
  const discount = { base: list.id, shares };
  const hash = createHash('sha256').update(JSON.stringify(discount)).digest('hex');
  return { ...list, id: `list-${hash.slice(0, 16)}`, discount };
}

/** Writes down the list of a moment, once for all processes, so that designs, quotes and orders can name it. */
export async function freezePriceList(
  database: Database,
  { edition, rates, alloys, day }: PricedNow,
  discounts: Discounts | null = null,
): Promise<PriceList> {
  if (edition === null) throw new Error('the database has no price list in force');
  const [found] = await database.orm
    .select({ content: priceEditions.content })
    .from(priceEditions)
    .where(eq(priceEditions.id, edition));
  if (found === undefined) throw new Error(`price edition ${edition} does not exist`);
  const frozen = await readRates(database.orm, rates);
  const composed = composeFrozen(found.content, marketOf(frozen), day, {
    madeOf: { edition, rates },
    alloys: await listedAlloys(database.orm, alloys),
  });
  const list = discounted(composed, discounts);
  await database.orm
    .insert(priceLists)
    .values({ id: list.id, list, editionId: edition, rates: frozen, createdBy: 'composed' })
    .onConflictDoNothing();
  return list;
}
