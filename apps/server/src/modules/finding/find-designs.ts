import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import { coupleDesigns } from '../../storage/schema/couples.ts';
import { designs } from '../../storage/schema/designs.ts';
import type { ModelLookup } from '../catalogue/house-models.ts';
import { ringName } from '../catalogue/ring-name.ts';
import { matches, wordsQuery } from '../catalogue/search-words.ts';
import type { Asker, AskedWords } from './asked-words.ts';

const NEWEST = [desc(designs.createdAt), desc(designs.code)];

/** Those whose words begin so, and those in the files of these couples. Each way is bounded by itself: a common name costs no more. */
function byWords(database: Queryable, { dealerId, coupleIds }: Asker, { people, code }: AskedWords, most: number): SQL {
  const newest = (found: SQL | undefined) =>
    database
      .select({ code: designs.code })
      .from(designs)
      .where(and(eq(designs.dealerId, dealerId), found))
      .orderBy(...NEWEST)
      .limit(most);
  const own = newest(matches(designs.search, code === null ? people : wordsQuery([code.toLowerCase()])));
  if (coupleIds.length === 0 || code !== null) return inArray(designs.code, own);
  const inFiles = database
    .select({ code: coupleDesigns.designCode })
    .from(coupleDesigns)
    .where(inArray(coupleDesigns.coupleId, [...coupleIds]));
  return sql`${designs.code} in (${own} union ${newest(sql`${designs.code} = any(array(${inFiles}))`)})`;
}

/** Saved designs of a dealer, the newest first: by code, the jeweller's own name and the couple in whose file they are. */
export async function findDesigns(
  { database, models }: { readonly database: Queryable; readonly models: ModelLookup },
  asker: Asker,
  asked: AskedWords,
  most: number,
) {
  if (!asked.isNone && asked.people === null) return [];
  const rows = await database
    .select({ code: designs.code, setId: designs.setId, name: designs.name, createdAt: designs.createdAt })
    .from(designs)
    .where(and(eq(designs.dealerId, asker.dealerId), asked.isNone ? undefined : byWords(database, asker, asked, most)))
    .orderBy(...NEWEST)
    .limit(most);
  return rows.map(({ name, createdAt, ...design }) => ({
    ...design,
    ...ringName(models, name, design.setId),
    createdAt: createdAt.toISOString(),
  }));
}
