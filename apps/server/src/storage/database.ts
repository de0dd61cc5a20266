import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolConfig } from 'pg';

export type Orm = NodePgDatabase;
export type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0];
/** What a repository takes: the pool or a running transaction. */
export type Queryable = Orm | Transaction;

export interface Database {
  readonly orm: Orm;
  /** For prepared hot statements: `pool.query({ name, text, values })`. */
  readonly pool: Pool;
  /** Everything in `work` is committed together or not at all. */
  readonly transaction: <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

/** How long a request waits for a connection before it is answered with 503. */
const CONNECT_LIMIT_MS = 3_000;
const STATEMENT_LIMIT_MS = 20_000;
const POOL_SIZE = 16;

/** Opens a pool; connections are made on demand, so this succeeds while the database is away. */
export function openDatabase(config: PoolConfig): Database {
  const pool = new Pool({
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    statement_timeout: STATEMENT_LIMIT_MS,
    query_timeout: STATEMENT_LIMIT_MS,
    ...config,
  });
  // An idle connection broke. The pool drops it; the next query makes a new one or is answered with 503.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const orm = drizzle(pool, { casing: 'snake_case' });
  return { orm, pool, transaction: (work) => orm.transaction(work), close: () => pool.end() };
}
