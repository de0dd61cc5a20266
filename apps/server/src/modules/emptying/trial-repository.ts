import type { TrialCounts } from '@ringwerk/contract';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';

/** Whether a house has demo accounts that log in, and so the content of a trial. */
export async function isTrial(database: Queryable): Promise<boolean> {
  const { rows } = await database.execute<{ is: boolean }>(sql`select exists (select from users where is_demo) as is`);
  return rows[0]?.is === true;
}

export async function companyName(database: Queryable): Promise<string> {
  const { rows } = await database.execute<{ company: string }>(
    sql`select company from dealers where kind = 'manufactory' limit 1`,
  );
  if (rows[0] === undefined) throw new Error('there is no manufactory');
  return rows[0].company;
}

/** What emptying takes away. @param keeperId - the account that stays, demo or not */
export async function countTrial(database: Queryable, keeperId: string): Promise<TrialCounts> {
  const { rows } = await database.execute<Record<keyof TrialCounts, string>>(sql`select
    (select count(*) from dealers where kind = 'dealer') as dealers,
    (select count(*) from users u join dealers d on d.id = u.dealer_id
      where (u.is_demo or d.kind = 'dealer') and u.id <> ${keeperId}) as people,
    (select count(*) from registrations) as requests,
    (select count(*) from orders) as orders,
    (select count(*) from quotes) as quotes,
    (select count(*) from designs) as designs,
    (select count(*) from shares) as links,
    (select count(*) from stones) as stones,
    (select count(*) from mails) as mails`);
  const row = rows[0];
  if (row === undefined) throw new Error('a count was not returned');
  return {
    dealers: Number(row.dealers),
    people: Number(row.people),
    requests: Number(row.requests),
    orders: Number(row.orders),
    quotes: Number(row.quotes),
    designs: Number(row.designs),
    links: Number(row.links),
    stones: Number(row.stones),
    mails: Number(row.mails),
  };
}

/** The admin of the house's own who stays when nobody is named: the first that is no demo account. */
export async function firstOwnAdmin(database: Queryable): Promise<string | null> {
  const { rows } = await database.execute<{ id: string }>(
    sql`select id from users where role = 'admin' and is_active and not is_demo and password_hash is not null
      order by created_at, customer_number limit 1`,
  );
  return rows[0]?.id ?? null;
}
