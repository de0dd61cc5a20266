import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestDatabase } from './test-app.ts';

test('a second connection inside a transaction is refused, before and after it there is one', async () => {
  const { database, drop } = await createTestDatabase();
  const ask = sql`select 1`;
  const refused = 'a second connection is taken inside a transaction';
  await expect(database.transaction(() => database.orm.execute(ask))).rejects.toThrow();
  await expect(database.transaction(() => database.pool.query('select 1'))).rejects.toThrow(refused);
  await expect(database.transaction(() => database.transaction((inner) => inner.execute(ask)))).rejects.toThrow(
    refused,
  );
  await database.transaction((transaction) => transaction.execute(ask));
  expect((await database.orm.execute(ask)).rows).toHaveLength(1);
  await drop();
});
