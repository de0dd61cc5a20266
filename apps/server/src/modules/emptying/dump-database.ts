import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { VERSION } from '../../version.ts';

/** Rows of one statement: a document of some hundred kilobytes is among them. */
const ROWS_AT_ONCE = 40;
/** What PostgreSQL itself separates by: a statement a line, and JSON has no line break of its own. */
const END = ';\n';

/**
 * Rows that a dump holds without what would let its reader send in the house's name or open an account: the password of the
 * mail server, the secrets of mails that wait, and the keys by which webhooks are signed.
 */
const ROW_WITHOUT_SECRETS: Readonly<Record<string, string>> = {
  mail_servers: `jsonb_populate_record(t, jsonb_build_object('server', t.server || '{"password": ""}'))`,
  mails: `jsonb_populate_record(t, '{"secrets": null}')`,
  webhooks: `jsonb_populate_record(t, '{"secret": ""}')`,
};

/**
 * Writes every row as the transaction sees it, as SQL for an empty database of the same release. One statement stands in
 * one line.
 */
export async function dumpDatabase(transaction: Transaction, path: string): Promise<void> {
  await pipeline(statements(transaction), createGzip(), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
}

async function* statements(transaction: Transaction): AsyncGenerator<string> {
  yield `-- Ringwerk ${VERSION}. Read it with: npm run house -- restore FILE --confirm "NAME OF THE COMPANY"\n`;
  for (const table of await tablesByReference(transaction)) yield* rowsOf(transaction, table);
  for (const { name, value } of await sequences(transaction)) yield `select setval('${name}', ${value}, true)${END}`;
}

async function* rowsOf(transaction: Transaction, table: string): AsyncGenerator<string> {
  const name = sql.identifier(table);
  const columns = await writtenColumns(transaction, table);
  const record = sql.raw(ROW_WITHOUT_SECRETS[table] ?? 't');
  await transaction.execute(
    sql`declare dumped no scroll cursor for select row_to_json(${record})::text as row from ${name} t`,
  );
  const fetch = sql.raw(`fetch ${ROWS_AT_ONCE} from dumped`);
  let { rows } = await transaction.execute<{ row: string }>(fetch);
  while (rows.length > 0) {
    const json = `[${rows.map(({ row }) => row).join(',')}]`.replaceAll('\n', ' ').replaceAll("'", "''");
    yield `insert into "${table}" (${columns}) select ${columns} from json_populate_recordset(null::"${table}", '${json}')${END}`;
    ({ rows } = await transaction.execute<{ row: string }>(fetch));
  }
  await transaction.execute(sql`close dumped`);
}

/** Columns that rows are written with, as SQL: what the database computes from them it computes anew. */
async function writtenColumns(transaction: Transaction, table: string): Promise<string> {
  const { rows } = await transaction.execute<{ names: string }>(
    sql`select string_agg(format('%I', attname), ', ' order by attnum) as names from pg_attribute
      where attrelid = format('public.%I', ${table}::text)::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  );
  return rows[0]?.names ?? '';
}

/** Tables of the house, each after those that it refers to. */
export async function tablesByReference(transaction: Transaction): Promise<readonly string[]> {
  const { rows: tables } = await transaction.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const { rows: references } = await transaction.execute<{ from: string; to: string }>(
    sql`select distinct c.conrelid::regclass::text as "from", c.confrelid::regclass::text as "to" from pg_constraint c
      join pg_class t on t.oid = c.conrelid join pg_namespace n on n.oid = t.relnamespace
      where c.contype = 'f' and n.nspname = 'public' and c.conrelid <> c.confrelid`,
  );
  const done: string[] = [];
  let left = tables.map(({ name }) => name);
  while (left.length > 0) {
    const open = new Set(left);
    const next = left.filter((name) => !references.some(({ from, to }) => from === name && open.has(to)));
    if (next.length === 0) throw new Error(`tables refer to each other in a circle: ${left.join(', ')}`);
    done.push(...next);
    left = left.filter((name) => !next.includes(name));
  }
  return done;
}

/** Sequences that have given a number out. */
async function sequences(transaction: Transaction): Promise<readonly { name: string; value: string }[]> {
  const { rows } = await transaction.execute<{ name: string; value: string }>(
    sql`select format('%I.%I', schemaname, sequencename) as name, last_value as value from pg_sequences
      where schemaname = 'public' and last_value is not null`,
  );
  return rows;
}
