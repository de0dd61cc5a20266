import { sql, type Column, type SQL } from 'drizzle-orm';

/** Where a saved version is tied to a couple; what comes first has the last word. */
const TIES = [
  'orders tie join order_positions on order_id = tie.id',
  'quotes tie join quote_positions on quote_id = tie.id',
  'shares tie',
  'couple_designs tie',
];

/**
 * The couple whose rings a saved version is, as SQL: the one that its orders name, else its quotes, else its links, else the
 * one in whose file it lies. Null for rings of nobody, and where several couples are named: nobody is taken for another.
 */
export function coupleOfCode(code: string | Column): SQL<string | null> {
  const ties = TIES.map(
    (table, rank) =>
      sql`${sql.raw(`select tie.couple_id, ${rank} as rank from ${table} where tie.couple_id is not null`)}
        and design_code = ${code}`,
  );
  return sql`(select case when count(distinct couple_id) = 1 then min(couple_id::text)::uuid end
    from (${sql.join(ties, sql` union all `)}) ties group by rank order by rank limit 1)`;
}

/** Saved versions that name this couple anywhere, one query for each kind of tie. */
export const codesNaming = (coupleId: string): SQL[] =>
  TIES.map((table) => sql`${sql.raw(`select design_code from ${table}`)} where tie.couple_id = ${coupleId}`);
