import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../src/storage/database.ts';

/**
 * A database that takes no second connection for whoever is inside a transaction: sixteen requests that each hold one and
 * wait for another wait for each other. The error reaches the request, and so the test that made it.
 */
export function withOneConnection(database: Database): Database {
  const { pool } = database;
  const inside = new AsyncLocalStorage<{ isOpen: boolean }>();
  const connect = pool.connect.bind(pool);
  const refusing = (...args: Parameters<typeof connect>): ReturnType<typeof connect> => {
    if (inside.getStore()?.isOpen === true) throw new Error('a second connection is taken inside a transaction');
    return connect(...args);
  };
  Object.assign(pool, { connect: refusing });
  return {
    ...database,
    transaction: (work) =>
      database.transaction((transaction) => {
        const held = { isOpen: true };
        return inside.run(held, async () => {
          try {
            return await work(transaction);
          } finally {
            held.isOpen = false;
          }
        });
      }),
  };
}
