import type { ModelKind, LocalisedTexts } from '@ringwerk/contract';
import { sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../storage/database.ts';
import { storedDesign } from '../../storage/schema/design-record.ts';
import { modelCategories, models } from '../../storage/schema/models.ts';
import type { Demand, HouseModel } from './house-model.ts';

/** Said by every change of the collection; processes read what changed. */
export const MODELS_CHANNEL = 'ringwerk_models';

export type NewModel = typeof models.$inferInsert;

/** A model without what other tables say of it. */
export type ModelRow = Omit<HouseModel, 'categories' | 'positions' | 'popularity' | 'demand' | 'names' | 'words'>;

interface Found {
  readonly tx: string;
  readonly setId: number | null;
  readonly articleNumber: string;
  readonly kind: ModelKind;
  readonly withDesign: unknown;
  readonly withoutDesign: unknown;
  readonly withCode: string | null;
  readonly withoutCode: string | null;
  readonly names: LocalisedTexts;
  readonly words: LocalisedTexts;
  readonly note: LocalisedTexts;
  readonly popularityStart: number;
  readonly publishedFrom: Date | null;
  readonly withdrawnFrom: Date | null;
  readonly successor: number | null;
  readonly version: number;
  readonly updatedAt: Date;
  readonly updatedBy: string | null;
}

/**
 * Every model changed by a transaction from `since` on, and the horizon to ask from next time: the oldest transaction that
 * was still open at this statement. Rows between the two may come twice, none is ever missed.
 */
const CHANGED = {
  name: 'models-changed',
  text: `select horizon.tx, m.set_id as "setId", m.article_number as "articleNumber", m.kind, m.with_design as "withDesign",
           m.without_design as "withoutDesign", m.with_code as "withCode", m.without_code as "withoutCode", m.names, m.words,
           m.note, m.popularity_start as "popularityStart", m.published_from as "publishedFrom",
           m.withdrawn_from as "withdrawnFrom", m.successor, m.version, m.updated_at as "updatedAt", u.name as "updatedBy"
         from (select pg_snapshot_xmin(pg_current_snapshot())::text as tx) horizon
         left join models m on m.changed_tx >= $1::xid8
         left join users u on u.id = m.updated_by`,
};

export async function changedModels(
  { pool }: Pick<Database, 'pool'>,
  since: string,
): Promise<{ readonly rows: readonly ModelRow[]; readonly horizon: string }> {
  const { rows } = await pool.query<Found>({ ...CHANGED, values: [since] });
  return { rows: rows.flatMap(toRow), horizon: rows[0]?.tx ?? since };
}

/** Designs of the models that were changed from `since` on, as a transaction sees them. */
export async function designsSince(
  transaction: Transaction,
  since: string,
): Promise<readonly Pick<ModelRow, 'with' | 'without'>[]> {
  const [before = '', after = ''] = CHANGED.text.split('$1');
  const { rows } = await transaction.execute<Found & Record<string, unknown>>(
    sql`${sql.raw(before)}${since}${sql.raw(after)}`,
  );
  return rows.flatMap(toRow);
}

function toRow({ setId, names, words, note, ...found }: Found): ModelRow[] {
  if (setId === null) return [];
  const { tx: _tx, withDesign, withoutDesign, ...rest } = found;
  const full = withDesign === null ? null : storedDesign(withDesign);
  const plain = storedDesign(withoutDesign);
  const texts = { names, words, note };
  return [{ ...rest, setId, texts, with: full, without: plain }];
}

/** Place by category of every model that has one. */
export async function readPositions({ pool }: Pick<Database, 'pool'>): Promise<Map<number, Map<number, number>>> {
  const { rows } = await pool.query<{ setId: number; category: number; position: number }>({
    name: 'model-positions',
    text: 'select set_id as "setId", category, position from model_categories order by category',
  });
  const positions = new Map<number, Map<number, number>>();
  for (const { setId, category, position } of rows) {
    const own = positions.get(setId) ?? new Map<number, number>();
    own.set(category, position);
    positions.set(setId, own);
  }
  return positions;
}

/** Orders that were not cancelled and dealers that keep the model, of every model that has either. */
const DEMAND = {
  name: 'model-demand',
  text: `select set_id as "setId", sum(orders)::int as orders, sum(keeps)::int as keeps from (
           select d.set_id, p.quantity as orders, 0 as keeps from order_positions p join orders o on o.id = p.order_id
             join designs d on d.code = p.design_code where d.set_id is not null and o.status <> 'cancelled'
           union all
           select i.set_id, 0, count(distinct l.dealer_id)::int from watch_items i join watch_lists l on l.id = i.list_id
             where i.set_id is not null and i.deleted_at is null and l.deleted_at is null group by i.set_id
         ) counted group by set_id`,
};

export async function readDemand({ pool }: Pick<Database, 'pool'>): Promise<ReadonlyMap<number, Demand>> {
  const { rows } = await pool.query<Demand & { setId: number }>(DEMAND);
  return new Map(rows.map(({ setId, orders, keeps }) => [setId, { orders, keeps }]));
}

export async function hasModels(database: Queryable): Promise<boolean> {
  return (await database.select({ setId: models.setId }).from(models).limit(1)).length > 0;
}

/** Rows of one statement: each has some ten parameters. */
const BATCH = 200;

export async function insertModels(
  transaction: Transaction,
  rows: readonly NewModel[],
  places: readonly (typeof modelCategories.$inferInsert)[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH)
    await transaction.insert(models).values(rows.slice(from, from + BATCH));
  for (let from = 0; from < places.length; from += BATCH)
    await transaction.insert(modelCategories).values(places.slice(from, from + BATCH));
  await announceModels(transaction);
}

/** Heard by every process after the transaction is committed. */
export async function announceModels(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_notify(${MODELS_CHANNEL}, '')`);
}
