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

/** As `payable` of the kernel rounds: to the smallest coin where the prices have one, half away from zero. */
const payable = (gross: SQL, coin: SQL): SQL => sql`coalesce(round(${gross} / ${coin}) * ${coin}, ${gross})`;

/** What is left after a discount, as `sumPositions` of the kernel derives it. */
const discounted = (gross: SQL, discount: SQL, coin: SQL): SQL =>
  sql`(case when ${discount} is null then ${gross} else ${payable(sql`(${gross} - ${takenOff(gross, discount)})`, coin)} end)`;

/** An order that is made again: its couple has bought it already. */
const IS_REMAKE = sql`(order_relations.kind is not distinct from 'remake')`;
/** As `readPayer` says who pays for an order. */
const IS_DEALERS = sql`coalesce(order_relations.answer, order_relations.payer, 'dealer') = 'dealer'`;

/** Orders that stand, with those that are made again: `order_id`, `couple_id`, `at` (by the clock of the house), `discount`, `is_remake` and `is_dealers`. */
const standingOrders = (dealerId: string, period: Period): SQL =>
  sql`select id as order_id, couple_id, created_at at time zone ${period.zone} as at, discount,
      ${IS_REMAKE} as is_remake, ${IS_DEALERS} as is_dealers
    from orders left join order_relations on order_relations.order_id = orders.id
    where dealer_id = ${dealerId} and status <> 'cancelled' and ${within(sql`created_at`, period)}`;

/** Orders that count as sold: what is made again is no second sale. */
export const soldOrders = (dealerId: string, period: Period): SQL =>
  sql`select * from (${standingOrders(dealerId, period)}) as standing where not is_remake`;

/** Pieces of rings by what they are: `quantity` and `ring_facts` of the positions, once for all that are alike. */
export const soldRings = (dealerId: string, period: Period): SQL =>
  sql`select ring_facts, sum(quantity) as quantity
    from (${soldOrders(dealerId, period)}) as sold join order_positions using (order_id)
    where kind = 'rings' group by ring_facts`;

/** Net of a gross that a discount has left, as `priceOfGross` of the kernel derives it. */
const netOf = (gross: SQL): SQL => sql`round(${gross} / (1 + tax_rate))`;

/** Of what is made again a dealer pays the cost, or nothing, and sells nothing. */
const unlessRemade = (amount: SQL): SQL => sql`(case when is_remake then 0 else ${amount} end)`;

/** Positions of standing orders with the money of all their pieces: `gross` before any discount, `own` and `own_net` after the position's. */
const soldPositions = (dealerId: string, period: Period, which: SQL): SQL =>
  sql`select *, case when own_discount is null then net else ${netOf(sql`own`)} end as own_net from (
    select *, ${discounted(sql`gross`, sql`own_discount`, sql`coin`)} as own from (
      select standing.order_id, standing.at, standing.discount, kind, cost * quantity as cost,
        ${unlessRemade(sql`number`)} as number, ${unlessRemade(sql`quantity`)} as quantity,
        ${unlessRemade(sql`(retail ->> 'gross')::numeric * quantity`)} as gross,
        ${unlessRemade(sql`(retail ->> 'net')::numeric * quantity`)} as net,
        retail ->> 'currency' as currency, (retail ->> 'taxRate')::numeric as tax_rate, (retail ->> 'coin')::numeric as coin,
        (retail_rule ->> 'exchangeRate')::numeric as rate, order_positions.discount as own_discount
      from (${standingOrders(dealerId, period)}) as standing join order_positions using (order_id)
      where (is_dealers or not is_remake) and ${which}
    ) as placed
  ) as left_over`;

/**
 * What a dealer has sold, one row for each position of an order: its `number` in it, `at`, `kind`, `quantity`, money of all its
 * pieces after the discounts of the position and of the order as `gross` and `net`, their `cost`, `currency` and `rate` (to the
 * base currency). What is made again at the dealer's cost is there with this cost alone: `number` and `quantity` are 0. Few orders have a discount of their own: the others need not be summed to share one out. Beside the two
 * before, the one place of the statistics that knows how orders lie in the database.
 */
export function soldLines(dealerId: string, period: Period): SQL {
  const paid = discounted(sql`whole`, sql`discount`, sql`whole_coin`);
  return sql`select number, at, kind, quantity, cost, currency, rate, own as gross, own_net as net
    from (${soldPositions(dealerId, period, sql`standing.discount is null`)}) as plain
    union all
    select number, at, kind, quantity, cost, currency, rate,
      case when whole = 0 then 0 else paid * own / whole end,
      case when whole = 0 then 0 else ${netOf(sql`paid`)} * own / whole end
    from (
      select *, ${paid} as paid from (
        select *, sum(own) over each_order as whole, max(coin) over each_order as whole_coin
        from (${soldPositions(dealerId, period, sql`standing.discount is not null`)}) as discounted
        window each_order as (partition by order_id)
      ) as summed
    ) as shared`;
}

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
