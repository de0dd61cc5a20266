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

/**
 * What a dealer has sold, one row for each line of an order: `order_id`, `couple_id`, `at` (by the clock of the house),
 * `quantity`, money of one piece as `cost`, `gross`, `net`, `currency` and `rate` (to the base currency), and `design`. The one
 * place of the statistics that knows how orders lie in the database.
 */
export const soldLines = (dealerId: string, period: Period): SQL =>
  sql`select id as order_id, couple_id, created_at at time zone ${period.zone} as at, quantity, cost,
      (retail ->> 'gross')::numeric as gross, (retail ->> 'net')::numeric as net, retail ->> 'currency' as currency,
      (retail_rule ->> 'exchangeRate')::numeric as rate, design
    from orders
    where dealer_id = ${dealerId} and status <> 'cancelled' and ${within(sql`created_at`, period)}`;

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
