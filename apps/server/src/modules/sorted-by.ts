import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** What a list is asked to be sorted by; `descending` as it stands in an address. */
export interface SortQuestion<Sort extends string> {
  readonly sort?: Sort | undefined;
  readonly descending?: 'true' | undefined;
}

/** The place of a word in its list: words of a kind or a state sort as the list names them, and no language decides. */
export const placeOf = (column: AnyColumn | SQL, words: readonly string[]): SQL =>
  sql`array_position(${`{${words.join(',')}}`}::text[], ${column}::text)`;

/**
 * A text as people look for it in a list: numbers by their value, capitals and accents beside their letters. The database
 * itself sorts by code point; the collation is made by a migration.
 */
export const alphabetical = (text: AnyColumn | SQL): SQL => sql`${text} collate "natural_order"`;

/** The same of what is sorted in memory. */
const collator = new Intl.Collator('und', { numeric: true });
export const inAlphabet = (one: string, other: string): number => collator.compare(one, other);

/** The columns of a sort in one direction; rows that have nothing to sort by stand last, either way. */
export const directed = (columns: readonly SQL[], descending: 'true' | undefined): SQL[] =>
  columns.map((column) => sql`${column} ${sql.raw(descending === 'true' ? 'desc' : 'asc')} nulls last`);
