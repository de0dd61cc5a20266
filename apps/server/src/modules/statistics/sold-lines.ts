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

/**
 * What a dealer has sold, one row for each position of an order: `order_id`, `couple_id`, `at` (by the clock of the house),
 * `kind`, `quantity`, money of all its pieces after the discounts of the position and of the order as `gross` and `net`, their
 * `cost`, `currency` and `rate` (to the base currency), and `design`, null for what is no ring. The one place of the statistics
 * that knows how orders lie in the database.
 */
export const soldLines = (dealerId: string, period: Period): SQL =>
  sql`select order_id, couple_id, at, kind, quantity, cost, currency, rate, design,
      case when whole = 0 then 0 else own * (whole - ${takenOff(sql`whole`, sql`discount`)}) / whole end as gross,
      case when whole = 0 or gross = 0 then 0
        else net * own * (whole - ${takenOff(sql`whole`, sql`discount`)}) / whole / gross end as net
    from (
      select *, sum(own) over (partition by order_id) as whole from (
        select *, gross - ${takenOff(sql`gross`, sql`own_discount`)} as own from (
          select orders.id as order_id, couple_id, created_at at time zone ${period.zone} as at, kind, quantity,
            cost * quantity as cost, (retail ->> 'gross')::numeric * quantity as gross,
            (retail ->> 'net')::numeric * quantity as net, retail ->> 'currency' as currency,
            (retail_rule ->> 'exchangeRate')::numeric as rate, design, orders.discount,
            order_positions.discount as own_discount
          from orders join order_positions on order_positions.order_id = orders.id
          where dealer_id = ${dealerId} and status <> 'cancelled' and ${within(sql`created_at`, period)}
        ) as placed
      ) as discounted
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
