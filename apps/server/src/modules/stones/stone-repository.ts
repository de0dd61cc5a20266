import { setImmediate } from 'node:timers/promises';
import {
  STONE_CLARITIES,
  STONE_COLOURS,
  STONE_CUT_GRADES,
  STONE_LABS,
  STONE_ORIGINS,
  STONE_SHAPES,
  STONE_TREATMENTS,
} from '@ringwerk/contract';
import { and, count, desc, eq, gt, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database, Queryable, Transaction } from '../../storage/database.ts';
import { stoneHolds } from '../../storage/schema/stone-holds.ts';
import { STONE_STATUSES, stones } from '../../storage/schema/stones.ts';
import { stoneTotal, type StoneRow } from './stone-record.ts';

const storedStone = z.object({
  id: z.string(),
  dealerId: z.nullable(z.string()),
  seller: z.string(),
  country: z.string(),
  stockNumber: z.string(),
  shape: z.enum(STONE_SHAPES),
  carat1000: z.number(),
  origin: z.enum(STONE_ORIGINS),
  treatment: z.enum(STONE_TREATMENTS),
  colour: z.enum(STONE_COLOURS),
  clarity: z.enum(STONE_CLARITIES),
  cutGrade: z.enum(STONE_CUT_GRADES),
  lab: z.enum(STONE_LABS),
  reportNumber: z.string(),
  length100: z.number(),
  width100: z.number(),
  depth100: z.number(),
  pricePerCarat: z.number(),
  status: z.enum(STONE_STATUSES),
  updatedAt: z.number(),
});

const COLUMNS = `s.id, s.dealer_id as "dealerId", s.seller, s.country, s.stock_number as "stockNumber", s.shape,
  (s.carat * 1000)::int as "carat1000", s.origin, s.treatment, s.colour, s.clarity, s.cut_grade as "cutGrade", s.lab,
  s.report_number as "reportNumber", round(s.length * 100)::int as "length100", round(s.width * 100)::int as "width100",
  round(s.depth * 100)::int as "depth100", s.price_per_carat as "pricePerCarat", s.status,
  (extract(epoch from s.updated_at) * 1000)::float8 as "updatedAt"`;

function toRow(stored: unknown): StoneRow {
  const { length100, width100, depth100, ...stone } = storedStone.parse(stored);
  return { ...stone, measurements100: [length100, width100, depth100] };
}

/** Rows that are read at once: about 5 ms. */
const SLICE = 1_000;

/**
 * Every stone changed by a transaction from `since` on, and the horizon to ask from next time: the oldest transaction
 * that was still open at this statement. Rows between the two may come twice, none is ever missed.
 */
const CHANGED = {
  name: 'stones-changed',
  text: `select horizon.tx, ${COLUMNS} from (select pg_snapshot_xmin(pg_current_snapshot())::text as tx) horizon
         left join stones s on s.changed_tx >= $1::xid8`,
};

export async function changedStones(
  database: Database,
  since: string,
): Promise<{ readonly rows: readonly StoneRow[]; readonly horizon: string }> {
  const { rows } = await database.pool.query<{ tx: string; id: string | null }>({ ...CHANGED, values: [since] });
  const read: StoneRow[] = [];
  for (const [index, row] of rows.entries()) {
    // A whole stock is read while the server answers: between two slices come the others.
    if (index > 0 && index % SLICE === 0) await setImmediate();
    if (row.id !== null) read.push(toRow(row));
  }
  return { rows: read, horizon: rows[0]?.tx ?? since };
}

/** The stone, locked against other holds and changes until the transaction ends. */
export async function lockStone(transaction: Transaction, id: string): Promise<StoneRow | null> {
  const { rows } = await transaction.execute(
    sql`${sql.raw(`select ${COLUMNS} from stones s`)} where s.id = ${id} for update`,
  );
  return rows[0] === undefined ? null : toRow(rows[0]);
}

/** Stones by their ids; unknown ones are missing. */
export async function findStones(queryable: Queryable, ids: readonly string[]): Promise<StoneRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await queryable.execute(
    sql`${sql.raw(`select ${COLUMNS} from stones s`)} where s.id = any(${sql.param([...ids])}::uuid[])`,
  );
  return rows.map(toRow);
}

/** A stone that leaves the exchange; the search index follows its transaction. */
export async function markSold(transaction: Transaction, id: string, soldAt: Date): Promise<void> {
  await transaction
    .update(stones)
    .set({ status: 'sold', updatedAt: soldAt, changedTx: sql`pg_current_xact_id()` })
    .where(eq(stones.id, id));
}

/** Stones that come back to the exchange because the order that took them was cancelled. @returns the ids of those that were sold. */
export async function relistSold(transaction: Transaction, ids: readonly string[], now: Date): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await transaction
    .update(stones)
    .set({ status: 'listed', updatedAt: now, changedTx: sql`pg_current_xact_id()` })
    .where(and(inArray(stones.id, [...ids]), eq(stones.status, 'sold')))
    .returning({ id: stones.id });
  return rows.map(({ id }) => id);
}

export interface StoneHold {
  readonly id: string;
  readonly stoneId: string;
  readonly dealerId: string;
  readonly until: Date;
  /** The quote for which it is held; null for one by hand. */
  readonly quoteId: string | null;
}

const holdColumns = {
  id: stoneHolds.id,
  stoneId: stoneHolds.stoneId,
  dealerId: stoneHolds.dealerId,
  until: stoneHolds.until,
  quoteId: stoneHolds.quoteId,
};

/** Unreleased holds, expired ones included. */
export async function unreleasedHolds(database: Queryable, stoneIds: readonly string[]): Promise<StoneHold[]> {
  if (stoneIds.length === 0) return [];
  return database
    .select(holdColumns)
    .from(stoneHolds)
    .where(and(inArray(stoneHolds.stoneId, [...stoneIds]), isNull(stoneHolds.releasedAt)));
}

/** Stones that a dealer holds at `now`. */
export async function countHolds(database: Queryable, dealerId: string, now: Date): Promise<number> {
  const open = and(eq(stoneHolds.dealerId, dealerId), isNull(stoneHolds.releasedAt), gt(stoneHolds.until, now));
  const [row] = await database.select({ held: count() }).from(stoneHolds).where(open);
  return row?.held ?? 0;
}

/** When this dealer's last hold of a stone ended; null where there was none. Only of holds that have ended. */
export async function lastHoldEnd(database: Queryable, stoneId: string, dealerId: string): Promise<Date | null> {
  const [row] = await database
    .select({ releasedAt: stoneHolds.releasedAt })
    .from(stoneHolds)
    .where(and(eq(stoneHolds.stoneId, stoneId), eq(stoneHolds.dealerId, dealerId), isNotNull(stoneHolds.releasedAt)))
    .orderBy(desc(stoneHolds.releasedAt))
    .limit(1);
  return row?.releasedAt ?? null;
}

export async function insertHold(
  database: Queryable,
  hold: { stoneId: string; dealerId: string; userId: string; heldAt: Date; until: Date; quoteId?: string },
): Promise<StoneHold> {
  const [row] = await database.insert(stoneHolds).values(hold).returning(holdColumns);
  if (row === undefined) throw new Error('an inserted hold was not returned');
  return row;
}

export async function releaseHold(database: Queryable, holdId: string, releasedAt: Date): Promise<void> {
  await database.update(stoneHolds).set({ releasedAt }).where(eq(stoneHolds.id, holdId));
}

/** A renamed company: its listings carry the new name. */
export async function renameSeller(database: Queryable, dealerId: string, seller: string): Promise<void> {
  await database
    .update(stones)
    .set({ seller, changedTx: sql`pg_current_xact_id()` })
    .where(eq(stones.dealerId, dealerId));
}

export async function hasStones(database: Queryable): Promise<boolean> {
  const found = await database.select({ id: stones.id }).from(stones).limit(1);
  return found.length > 0;
}

/** One array per column: a statement of some twenty parameters carries any number of rows. */
function columnsOf(rows: readonly StoneRow[]): unknown[][] {
  return [
    rows.map((row) => row.id),
    rows.map((row) => row.dealerId),
    rows.map((row) => row.seller),
    rows.map((row) => row.country),
    rows.map((row) => row.stockNumber),
    rows.map((row) => row.shape),
    rows.map((row) => row.carat1000 / 1000),
    rows.map((row) => row.origin),
    rows.map((row) => row.treatment),
    rows.map((row) => row.colour),
    rows.map((row) => row.clarity),
    rows.map((row) => row.cutGrade),
    rows.map((row) => row.lab),
    rows.map((row) => row.reportNumber),
    rows.map((row) => row.measurements100[0] / 100),
    rows.map((row) => row.measurements100[1] / 100),
    rows.map((row) => row.measurements100[2] / 100),
    rows.map((row) => row.pricePerCarat),
    rows.map((row) => stoneTotal(row)),
    rows.map((row) => row.status),
    rows.map((row) => new Date(row.updatedAt)),
  ];
}

const TYPES =
  'uuid uuid text text text text numeric text text text text text text text float8 float8 float8 int int text timestamptz'.split(
    ' ',
  );
/** Drizzle's own insert would bind each value by itself; 20,000 rows are far beyond PostgreSQL's 65,535 parameters. */
const insertStatement = (rows: readonly StoneRow[]): SQL => sql`insert into stones (id, dealer_id, seller, country,
  stock_number, shape, carat, origin, treatment, colour, clarity, cut_grade, lab, report_number, length, width, depth, price_per_carat,
  price_total, status, updated_at) select * from unnest(${sql.join(
    columnsOf(rows).map((column, place) => sql`${sql.param(column)}::${sql.raw(TYPES[place] ?? '')}[]`),
    sql`, `,
  )})`;
/** A sold stone stays sold: the seller's next file must not bring it back. */
const ON_KNOWN = sql`on conflict (dealer_id, stock_number) do update set (seller, country, shape, carat, origin, treatment, colour,
    clarity, cut_grade, lab, report_number, length, width, depth, price_per_carat, price_total, status, updated_at, changed_tx)
  = row (excluded.seller, excluded.country, excluded.shape, excluded.carat, excluded.origin, excluded.treatment,
    excluded.colour, excluded.clarity, excluded.cut_grade, excluded.lab, excluded.report_number, excluded.length, excluded.width, excluded.depth,
    excluded.price_per_carat, excluded.price_total, excluded.status, excluded.updated_at, pg_current_xact_id())
  where stones.status <> 'sold'
  returning stock_number as "stockNumber", (xmax = 0) as "isNew"`;

const BATCH = 5000;
const written = z.array(z.object({ stockNumber: z.string(), isNew: z.boolean() }));

/** Inserts new stones; ids and stock numbers must be free. */
export async function insertStones(transaction: Transaction, rows: readonly StoneRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH)
    await transaction.execute(insertStatement(rows.slice(from, from + BATCH)));
}

/** Inserts or replaces by stock number of the same dealer. Rows that are sold are left and missing in the answer. */
export async function upsertStones(
  transaction: Transaction,
  rows: readonly StoneRow[],
): Promise<{ readonly stockNumber: string; readonly isNew: boolean }[]> {
  const results = [];
  for (let from = 0; from < rows.length; from += BATCH) {
    const answer = await transaction.execute(sql`${insertStatement(rows.slice(from, from + BATCH))} ${ON_KNOWN}`);
    results.push(...written.parse(answer.rows));
  }
  return results;
}
