import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { designs } from '../../storage/schema/designs.ts';
import type { StoredService } from '../../storage/schema/ring-services.ts';
import { orderPositions, quotePositions } from '../../storage/schema/trade.ts';

/** A position as it is stored, of a quote or of an order. */
export type PositionRow = Omit<typeof orderPositions.$inferSelect, 'orderId' | 'ringFacts' | 'service'>;
/** Work at a ring that the house has made; only an order has it. */
interface Served {
  readonly service?: StoredService | null;
}
export type QuotePositionRow = PositionRow & Pick<typeof quotePositions.$inferSelect, 'alternative' | 'isChosen'>;
/** A position with the model that its design began with. */
export type FoundPosition = PositionRow & Served & { readonly setId: number | null };
export type FoundQuotePosition = QuotePositionRow & { readonly setId: number | null };
/** The same without its figures, of which a list shows none. */
export type Listed<Position extends PositionRow> = Omit<Position, 'evaluation'>;

const { evaluation: orderEvaluation, ringFacts: _counted, ...orderColumns } = getTableColumns(orderPositions);
const { evaluation: quoteEvaluation, ...quoteColumns } = getTableColumns(quotePositions);

/** Rows by the record that they belong to, each in the order of its numbers. */
export type ByOwner<Row> = ReadonlyMap<string, readonly Row[]>;

export async function positionsOfOrders(database: Queryable, ids: readonly string[]): Promise<ByOwner<FoundPosition>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ ...orderColumns, evaluation: orderEvaluation, setId: designs.setId })
    .from(orderPositions)
    .leftJoin(designs, eq(designs.code, orderPositions.designCode))
    .where(inArray(orderPositions.orderId, [...ids]))
    .orderBy(asc(orderPositions.number));
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

export async function listedPositionsOfOrders(
  database: Queryable,
  ids: readonly string[],
): Promise<ByOwner<Listed<FoundPosition>>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ ...orderColumns, setId: designs.setId })
    .from(orderPositions)
    .leftJoin(designs, eq(designs.code, orderPositions.designCode))
    .where(inArray(orderPositions.orderId, [...ids]))
    .orderBy(asc(orderPositions.number));
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

export async function positionsOfQuotes(
  database: Queryable,
  ids: readonly string[],
): Promise<ByOwner<FoundQuotePosition>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ ...quoteColumns, evaluation: quoteEvaluation, setId: designs.setId })
    .from(quotePositions)
    .leftJoin(designs, eq(designs.code, quotePositions.designCode))
    .where(inArray(quotePositions.quoteId, [...ids]))
    .orderBy(asc(quotePositions.number));
  return Map.groupBy(rows, ({ quoteId }) => quoteId);
}

export async function listedPositionsOfQuotes(
  database: Queryable,
  ids: readonly string[],
): Promise<ByOwner<Listed<FoundQuotePosition>>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ ...quoteColumns, setId: designs.setId })
    .from(quotePositions)
    .leftJoin(designs, eq(designs.code, quotePositions.designCode))
    .where(inArray(quotePositions.quoteId, [...ids]))
    .orderBy(asc(quotePositions.number));
  return Map.groupBy(rows, ({ quoteId }) => quoteId);
}

export async function insertOrderPositions(
  transaction: Transaction,
  orderId: string,
  rows: readonly (PositionRow & Served)[],
): Promise<void> {
  await transaction.insert(orderPositions).values(rows.map((row) => ({ ...row, orderId })));
}

export async function insertQuotePositions(
  transaction: Transaction,
  quoteId: string,
  rows: readonly QuotePositionRow[],
): Promise<void> {
  await transaction.insert(quotePositions).values(rows.map((row) => ({ ...row, quoteId })));
}

/** All positions of a quote anew: numbers move up when one goes. */
export async function replaceQuotePositions(
  transaction: Transaction,
  quoteId: string,
  rows: readonly QuotePositionRow[],
): Promise<void> {
  await transaction.delete(quotePositions).where(eq(quotePositions.quoteId, quoteId));
  await insertQuotePositions(transaction, quoteId, rows);
}
