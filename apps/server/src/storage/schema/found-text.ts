import { sql, type SQL } from 'drizzle-orm';

/**
 * The words of text columns, in lower case and without accents, for an index by which their beginnings are found. Numbers are
 * cut at their hyphens. Index and question must spell it alike: both take it from here.
 */
export const foundText = (columns: string): SQL =>
  sql.raw(
    `to_tsvector('simple', translate(replace(normalize(regexp_replace(normalize(${columns}, NFKD), '[\\u0300-\\u036F]', '', 'g'), NFKC), 'ß', 'ss'), '-./&', '    '))`,
  );

/** What quotes and orders are found by. */
export const QUOTE_TEXT = foundText(`"quotes"."number" || ' ' || "quotes"."customer_name"`);
/** What an order is found by beside them, where a position of it has a reference of its own. */
export const POSITION_TEXT = foundText(`"order_positions"."commission"`);
export const ORDER_TEXT = foundText(`"orders"."number" || ' ' || "orders"."commission"`);
