import { BASE_CURRENCIES, minorOf } from '@ringwerk/kernel/price';
import { sql, type SQL } from 'drizzle-orm';

/** Days of the house, both included, and the zone of its clock. */
export interface Period {
  readonly from: string;
  readonly to: string;
  readonly zone: string;
}

/** Whether a moment lies in a period, worded so that an index on the column is used. */
export const within = (column: SQL, { from, to, zone }: Period): SQL =>
  sql`${column} >= ${from}::date::timestamp at time zone ${zone}
    and ${column} < (${to}::date + 1)::timestamp at time zone ${zone}`;

/** What a discount takes off a gross; of an amount never more than that. */
const takenOff = (gross: SQL, discount: SQL): SQL =>
  sql`(case ${discount} ->> 'kind'
    when 'permille' then round(${gross} * (${discount} ->> 'value')::numeric / 1000)
    when 'amount' then least(${gross}, (${discount} ->> 'value')::numeric) else 0 end)`;

/** Orders that count as sold: `order_id`, `couple_id`, `at` (by the clock of the house) and `discount`. */
export const soldOrders = (dealerId: string, period: Period): SQL =>
  sql`select id as order_id, couple_id, created_at at time zone ${period.zone} as at, discount
    from orders where dealer_id = ${dealerId} and status <> 'cancelled' and ${within(sql`created_at`, period)}`;

/** Pieces of rings by what they are: `quantity` and `ring_facts` of the positions, once for all that are alike. */
export const soldRings = (dealerId: string, period: Period): SQL =>
  sql`select ring_facts, sum(quantity) as quantity
    from (${soldOrders(dealerId, period)}) as sold join order_positions using (order_id)
    where kind = 'rings' group by ring_facts`;

/** Positions of sold orders with the money of all their pieces: `gross` and `net` before any discount, `own` after the position's. */
const soldPositions = (dealerId: string, period: Period, which: SQL): SQL =>
  sql`select *, gross - ${takenOff(sql`gross`, sql`own_discount`)} as own from (
      select sold.order_id, sold.at, sold.discount, number, kind, quantity, cost * quantity as cost,
        (retail ->> 'gross')::numeric * quantity as gross, (retail ->> 'net')::numeric * quantity as net,
        retail ->> 'currency' as currency, (retail_rule ->> 'exchangeRate')::numeric as rate,
        order_positions.discount as own_discount
      from (${soldOrders(dealerId, period)}) as sold join order_positions using (order_id) where ${which}
    ) as placed`;

/**
 * What a dealer has sold, one row for each position of an order: its `number` in it, `at`, `kind`, `quantity`, money of all its
 * pieces after the discounts of the position and of the order as `gross` and `net`, their `cost`, `currency` and `rate` (to the
 * base currency). Few orders have a discount of their own: the others need not be summed to share one out. Beside the two
 * before, the one place of the statistics that knows how orders lie in the database.
 */
export const soldLines = (dealerId: string, period: Period): SQL =>
  sql`select number, at, kind, quantity, cost, currency, rate, own as gross,
      case when gross = 0 then 0 else net * own / gross end as net
    from (${soldPositions(dealerId, period, sql`sold.discount is null`)}) as plain
    union all
    select number, at, kind, quantity, cost, currency, rate,
      case when whole = 0 then 0 else own * (whole - ${takenOff(sql`whole`, sql`discount`)}) / whole end,
      case when whole = 0 or gross = 0 then 0
        else net * own * (whole - ${takenOff(sql`whole`, sql`discount`)}) / whole / gross end
    from (
      select *, sum(own) over (partition by order_id) as whole
      from (${soldPositions(dealerId, period, sql`sold.discount is not null`)}) as discounted
    ) as summed`;

/** What a dealer has quoted, as `quoteStatus` tells how it stands: `created_at` and `outcome`, null for one that was renewed. */
export const quotedLines = (dealerId: string, period: Period, now: Date): SQL =>
  sql`select created_at at time zone ${period.zone} as at, case
      when ordered_at is not null then 'won'
      when exists (select 1 from quotes as renewal where renewal.replaces = quotes.id) then null
      when answer = 'declined' or valid_until < ${now} then 'lost'
      when answer = 'accepted' then 'won'
      else 'open' end as outcome
    from quotes where dealer_id = ${dealerId} and ${within(sql`created_at`, period)}`;

/** Minor units in one unit of the currency that a column names. */
export const minorOfColumn = (column: SQL): SQL =>
  sql`(case ${column} ${sql.join(
    BASE_CURRENCIES.map((currency) => sql`when ${currency} then ${minorOf(currency)}::numeric`),
    sql` `,
  )} end)`;
