import { POSITION_KINDS, type LooseStone } from '@ringwerk/contract';
import type { RetailDiscount, RetailPrice, RetailRule } from '@ringwerk/kernel/price';
import { sql, type SQLWrapper } from 'drizzle-orm';
import { integer, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { designRecord } from './design-record.ts';
import { designs } from './designs.ts';
import { evaluationRecord } from './evaluation-record.ts';
import { money } from './money.ts';
import { priceLists } from './prices.ts';
import { stones } from './stones.ts';

/** A stone as it was offered, with what it was priced by. */
export interface StoredStone extends LooseStone {
  /** US cents, trade. */
  readonly dollars: number;
  /** Euros for one dollar. */
  readonly rate: number;
}

/**
 * One line of a quote or an order: the same columns in both, so that what was offered is what is ordered. Whatever it was priced
 * by is frozen with it: positions of one quote may have been priced on different days.
 */
export const positionColumns = {
  /** From 1 within its quote or order. */
  number: integer().notNull(),
  kind: text({ enum: POSITION_KINDS }).notNull(),
  /** Of rings: the saved version, its record and its figures. */
  designCode: text().references(() => designs.code),
  design: designRecord(),
  evaluation: evaluationRecord(),
  /** Of a loose stone. */
  stoneId: uuid().references(() => stones.id),
  stone: jsonb().$type<StoredStone>(),
  /** Of an extra: what it is. */
  text: text().notNull().default(''),
  note: text().notNull().default(''),
  /** The dealer's own reference, often the couple's name: never read as an instruction. Empty: that of the order. */
  commission: text().notNull().default(''),
  /** Pieces; all money is that of one. */
  quantity: integer().notNull(),
  retail: jsonb().$type<RetailPrice>().notNull(),
  discount: jsonb().$type<RetailDiscount>(),
  /** Minor units of the base currency; 0 for what the dealer does himself. */
  cost: money().notNull(),
  priceListId: text()
    .notNull()
    .references(() => priceLists.id),
  retailRule: jsonb().$type<RetailRule>().notNull(),
  /** When it was priced: alloys have the names and colours of that moment. */
  pricedAt: timestamp({ withTimezone: true }).notNull(),
};

interface KindColumns {
  readonly kind: SQLWrapper;
  readonly designCode: SQLWrapper;
  readonly design: SQLWrapper;
  readonly evaluation: SQLWrapper;
  readonly stoneId: SQLWrapper;
  readonly stone: SQLWrapper;
}
/** Each kind has what it is made of, and nothing of the others. */
export const hasWhatItsKindIs = ({ kind, designCode, design, evaluation, stoneId, stone }: KindColumns) =>
  sql`(${kind} = 'rings') = (${designCode} is not null and ${design} is not null and ${evaluation} is not null)
    and (${kind} = 'stone') = (${stoneId} is not null and ${stone} is not null)`;
