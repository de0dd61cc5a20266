import { SECTION_SIZE } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import { and, asc, eq, inArray, max, notInArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { LOCKS } from '../../storage/locks.ts';
import { modelCategories, models } from '../../storage/schema/models.ts';
import type { NewModel } from '../catalogue/model-repository.ts';

export async function lockCollection(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${LOCKS.collection})`);
}

/** A model by the design that it opens with. */
export interface OpeningDesign {
  readonly setId: number;
  readonly articleNumber: string;
  readonly design: Design;
}

/** Of every model; asked under the lock of the collection, so that two new ones cannot both be the first. */
export async function openingDesigns(transaction: Transaction): Promise<OpeningDesign[]> {
  const { setId, articleNumber, withDesign, withoutDesign } = models;
  const rows = await transaction.select({ setId, articleNumber, withDesign, withoutDesign }).from(models);
  return rows.map((row) => ({ ...row, design: row.withDesign ?? row.withoutDesign }));
}

/** The next set id of a section; null when it is full. A number is never given out twice: no model is ever deleted. */
export async function nextSetId(transaction: Transaction, section: number): Promise<number | null> {
  const first = section * 1000;
  const [row] = await transaction
    .select({ last: max(models.setId) })
    .from(models)
    .where(and(sql`${models.setId} > ${first}`, sql`${models.setId} <= ${first + SECTION_SIZE}`));
  const next = (row?.last ?? first) + 1;
  return next > first + SECTION_SIZE ? null : next;
}

type Changeable = Omit<NewModel, 'setId' | 'articleNumber' | 'version' | 'changedTx'>;
/** What is undefined stays as it is. */
export type ModelChange = { readonly [Field in keyof Changeable]?: Changeable[Field] | undefined };

/** Writes over a model of this version. @returns false when it has another one by now */
export async function updateModel(
  transaction: Transaction,
  setId: number,
  version: number,
  change: ModelChange,
): Promise<boolean> {
  const rows = await transaction
    .update(models)
    .set({ ...change, version: version + 1, changedTx: sql`pg_current_xact_id()` })
    .where(and(eq(models.setId, setId), eq(models.version, version)))
    .returning({ setId: models.setId });
  return rows.length > 0;
}

/** Writes over many models, whatever version they have. */
export async function updateModels(
  transaction: Transaction,
  setIds: readonly number[],
  change: ModelChange,
): Promise<void> {
  await transaction
    .update(models)
    .set({ ...change, version: sql`${models.version} + 1`, changedTx: sql`pg_current_xact_id()` })
    .where(inArray(models.setId, [...setIds]));
}

/** Models of a category in their order. */
export async function placesOf(transaction: Transaction, category: number): Promise<number[]> {
  const rows = await transaction
    .select({ setId: modelCategories.setId })
    .from(modelCategories)
    .where(eq(modelCategories.category, category))
    .orderBy(asc(modelCategories.position), asc(modelCategories.setId));
  return rows.map(({ setId }) => setId);
}

/** The category holds these models in this order, and no other. */
export async function writePlaces(
  transaction: Transaction,
  category: number,
  setIds: readonly number[],
): Promise<void> {
  const left = eq(modelCategories.category, category);
  await transaction
    .delete(modelCategories)
    .where(setIds.length === 0 ? left : and(left, notInArray(modelCategories.setId, [...setIds])));
  if (setIds.length === 0) return;
  const ids = sql.param([...setIds]);
  await transaction.execute(sql`insert into model_categories (set_id, category, position)
    select id, ${category}, place from unnest(${ids}::int[]) with ordinality as ordered (id, place)
    on conflict (category, set_id) do update set position = excluded.position
    where model_categories.position <> excluded.position`);
}
