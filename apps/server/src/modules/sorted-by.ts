import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** What a list is asked to be sorted by; `descending` as it stands in an address. */
export interface SortQuestion<Sort extends string> {
  readonly sort?: Sort | undefined;
  readonly descending?: 'true' | undefined;
}

/** The place of a word in its list: words of a kind or a state sort as the list names them, and no language decides. */
export const placeOf = (column: AnyColumn | SQL, words: readonly string[]): SQL =>
  sql`array_position(${`{${words.join(',')}}`}::text[], ${column}::text)`;

/** Letters with accents and those that they stand among; the database sorts by code point, an index of names by alphabet. */
const ACCENTED = 'äàáâãåçèéêëìíîïñöòóôõøüùúûýÿß';
const PLAIN = 'aaaaaaceeeeiiiinoooooouuuuyys';
/** A text as people look for it in a list: capitals and accents aside. */
export const alphabetical = (text: AnyColumn | SQL): SQL => sql`translate(lower(${text}), ${ACCENTED}, ${PLAIN})`;

/** The columns of a sort in one direction; rows that have nothing to sort by stand last, either way. */
export const directed = (columns: readonly SQL[], descending: 'true' | undefined): SQL[] =>
  columns.map((column) => sql`${column} ${sql.raw(descending === 'true' ? 'desc' : 'asc')} nulls last`);
