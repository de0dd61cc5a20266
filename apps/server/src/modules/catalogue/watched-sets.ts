import type { Database } from '../../storage/database.ts';

const FIND_WATCHED = {
  name: 'find-watched-sets',
  text: `select distinct i.set_id as "setId" from watch_items i join watch_lists l on l.id = i.list_id
         where l.dealer_id = $1 and l.deleted_at is null and i.deleted_at is null and i.set_id = any($2::int[])`,
};

/** Which of the sets stand on one of the dealer's watch lists. */
export async function watchedSets(
  database: Database,
  dealerId: string,
  setIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (setIds.length === 0) return new Set();
  const { rows } = await database.pool.query<{ setId: number }>({ ...FIND_WATCHED, values: [dealerId, setIds] });
  return new Set(rows.map((row) => row.setId));
}
