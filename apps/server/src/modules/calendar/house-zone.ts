import { COUNTRY_ZONES } from '@ringwerk/contract';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';

const [[, first], ...others] = Object.entries(COUNTRY_ZONES) as [[string, string], ...[string, string][]]; // five

/** Zone of the house's clock, as an SQL expression: the one that it has set, else that of its company's country. */
export const ZONE_SQL = `coalesce(
  (select work ->> 'zone' from house_settings),
  (select case country ${others.map(([country, zone]) => `when '${country}' then '${zone}'`).join(' ')} else '${first}' end
   from dealers where kind = 'manufactory' limit 1),
  '${first}')`;

/** The same within a query. */
export const ZONE = sql.raw(ZONE_SQL);

/** Zone of the house's clock: its days begin and end there, whatever clock server, dealer and browser go by. */
export async function houseZone(database: Queryable): Promise<string> {
  const { rows } = await database.execute<{ zone: string }>(sql`select ${ZONE} as zone`);
  const [row] = rows;
  if (row === undefined) throw new Error('a select without a table has one row');
  return row.zone;
}

/** Whether the database knows a zone, too: days are compared there. */
export async function isZoneOfDatabase(database: Queryable, zone: string): Promise<boolean> {
  const { rows } = await database.execute(sql`select 1 from pg_timezone_names where name = ${zone}`);
  return rows.length > 0;
}
