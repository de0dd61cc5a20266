import { WIDTH_BAND, type Statistics } from '@ringwerk/contract';
import { minorOf, type BaseCurrency } from '@ringwerk/kernel/price';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import { minorOfColumn, quotedLines, soldLines, soldOrders, soldRings, type Period } from './sold-lines.ts';

const MONTH = sql`to_char(at, 'YYYY-MM')`;
/** Sums are of any size for the database; here they are whole numbers. */
const numbers = <Row extends Readonly<Record<string, unknown>>>(row: Row, keys: readonly (keyof Row)[]): Row => ({
  ...row,
  ...Object.fromEntries(keys.map((key) => [key, Number(row[key])])),
});

type SoldMonth = Statistics['sold'][number];
type RingCount = {
  readonly kind: 'all' | 'alloy' | 'width' | 'stone';
  readonly key: string | null;
  readonly rings: number;
};

async function soldByMonth(database: Queryable, lines: SQL, base: BaseCurrency): Promise<SoldMonth[]> {
  const costThere = sql`cost * rate * ${minorOfColumn(sql`currency`)} / ${minorOf(base)}`;
  const { rows } = await database.execute<SoldMonth>(sql`
    select ${MONTH} as month, currency, count(*) filter (where number = 1) as orders,
      coalesce(sum(quantity) filter (where kind = 'rings'), 0) as pieces,
      round(sum(gross)) as gross, round(sum(net)) as net, sum(cost) as cost, round(sum(net - ${costThere})) as margin
    from (${lines}) as sold group by 1, 2 order by 1, 2`);
  return rows.map((row) => numbers(row, ['orders', 'pieces', 'gross', 'net', 'cost', 'margin']));
}

async function quotesByMonth(database: Queryable, lines: SQL): Promise<Statistics['quotes']> {
  const { rows } = await database.execute<Statistics['quotes'][number]>(sql`
    select ${MONTH} as month, count(*) filter (where outcome = 'won') as won,
      count(*) filter (where outcome = 'lost') as lost, count(*) filter (where outcome = 'open') as open
    from (${lines}) as quoted where outcome is not null group by 1 order by 1`);
  return rows.map((row) => numbers(row, ['won', 'lost', 'open']));
}

/** Rings by alloy, width and kind of stone. What many orders have alike is taken apart once. */
async function ringCounts(database: Queryable, counted: SQL): Promise<readonly RingCount[]> {
  const { rows } = await database.execute<RingCount>(sql`
    with rings as materialized (
      select quantity, floor((ring ->> 'width')::numeric / ${WIDTH_BAND}) * ${WIDTH_BAND} as width,
        ring -> 'alloys' as alloys, ring -> 'stones' as materials
      from (${counted}) as counted, jsonb_array_elements(ring_facts) as ring
    )
    select 'all' as kind, null as key, coalesce(sum(quantity), 0) as rings from rings
    union all select 'alloy', alloy, sum(quantity) from rings, jsonb_array_elements_text(alloys) as alloy group by alloy
    union all select 'width', width::text, sum(quantity) from rings group by width
    union all select 'stone', material, sum(quantity)
      from rings, jsonb_array_elements_text(materials) as material group by material
    union all select 'stone', null, sum(quantity) from rings where materials = '[]' having count(*) > 0`);
  return rows.map((row) => numbers(row, ['rings']));
}

async function seasons(database: Queryable, orders: SQL): Promise<Statistics['seasons']> {
  const { rows } = await database.execute<Statistics['seasons'][number]>(sql`
    with sold as materialized (${orders})
    select month, sum(orders) as orders, sum(weddings) as weddings from (
      select extract(month from at) as month, count(*) as orders, 0 as weddings from sold group by 1
      union all
      select extract(month from wedding_date), 0, count(*) from couples
      where wedding_date is not null and id in (select couple_id from sold) group by 1
    ) as counted group by month order by month`);
  return rows.map((row) => numbers(row, ['month', 'orders', 'weddings']));
}

const most = (a: { readonly rings: number }, b: { readonly rings: number }): number => b.rings - a.rings;

/** Sums of a dealer's orders and quotes; empty lists where there are none. */
export async function readStatistics(
  database: Queryable,
  dealerId: string,
  { period, base, now }: { readonly period: Period; readonly base: BaseCurrency; readonly now: Date },
): Promise<Statistics> {
  const sold = await soldByMonth(database, soldLines(dealerId, period), base);
  const quotes = await quotesByMonth(database, quotedLines(dealerId, period, now));
  const counted = await ringCounts(database, soldRings(dealerId, period));
  const of = (wanted: RingCount['kind']): readonly RingCount[] => counted.filter(({ kind }) => kind === wanted);
  return {
    sold,
    quotes,
    rings: of('all')[0]?.rings ?? 0,
    alloys: of('alloy')
      .map(({ key, rings }) => ({ alloy: key ?? '', rings }))
      .toSorted(most),
    widths: of('width')
      .map(({ key, rings }) => ({ from: Number(key), rings }))
      .toSorted((a, b) => a.from - b.from),
    stones: of('stone')
      .map(({ key, rings }) => ({ material: key, rings }))
      .toSorted(most),
    seasons: await seasons(database, soldOrders(dealerId, period)),
  };
}
