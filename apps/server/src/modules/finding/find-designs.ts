import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import { coupleDesigns } from '../../storage/schema/couples.ts';
import { designs } from '../../storage/schema/designs.ts';
import type { ModelLookup } from '../catalogue/house-models.ts';
import { ringName } from '../catalogue/ring-name.ts';
import { wordsQuery } from '../catalogue/search-words.ts';
import type { Asker, AskedWords } from './asked-words.ts';
import { newestFound, newestOfFew, type AgedRows } from './newest-found.ts';

const NEWEST = [desc(designs.createdAt), desc(designs.code)];

/** Those whose words begin so, and those in the files of these couples: of each way the latest. */
async function byWords(
  database: Queryable,
  { dealerId, coupleIds }: Asker,
  { people, code }: AskedWords,
  most: number,
): Promise<SQL> {
  const { code: id, createdAt: at } = designs;
  const aged: AgedRows = { table: designs, id, at, tie: id, scope: eq(designs.dealerId, dealerId) };
  const query = code === null ? people : wordsQuery([code.toLowerCase()]);
  const own = query === null ? [] : newestFound(database, aged, sql`${designs.search} @@ ${query}`, most);
  if (coupleIds.length === 0 || code !== null) return inArray(id, await own);
  const inFiles = database
    .select({ code: coupleDesigns.designCode })
    .from(coupleDesigns)
    .where(inArray(coupleDesigns.coupleId, [...coupleIds]));
  const ofCouples = newestOfFew(database, aged, sql`${id} = any(array(${inFiles}))`, most);
  return inArray(id, (await Promise.all([own, ofCouples])).flat());
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
    .where(
      and(eq(designs.dealerId, asker.dealerId), asked.isNone ? undefined : await byWords(database, asker, asked, most)),
    )
    .orderBy(...NEWEST)
    .limit(most);
  return rows.map(({ name, createdAt, ...design }) => ({
    ...design,
    ...ringName(models, name, design.setId),
    createdAt: createdAt.toISOString(),
  }));
}
