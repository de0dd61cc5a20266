import { sql, type SQL } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

const LEXEME = /'((?:[^']|'')*)'/gu;

/** The words that a row is found by, as `searchWords` makes them. Kept as lexemes: an index finds their beginnings. */
export const searchWordsColumn = customType<{ data: readonly string[]; driverData: unknown }>({
  dataType: () => 'tsvector',
  toDriver: (words): SQL => sql`array_to_tsvector(${sql.param([...new Set(words)])}::text[])`,
  fromDriver: (lexemes) =>
    Array.from(String(lexemes).matchAll(LEXEME), ([, word = '']) =>
      word.replaceAll("''", "'").replaceAll('\\\\', '\\'),
    ),
});
