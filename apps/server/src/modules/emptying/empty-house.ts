import type { TrialCounts } from '@ringwerk/contract';
import { sql } from 'drizzle-orm';
import { CodedError } from '../../http/coded-error.ts';
import type { Database, Queryable, Transaction } from '../../storage/database.ts';
import { LOCKS } from '../../storage/locks.ts';
import { recordAudit, type Doer } from '../audit/record-audit.ts';
import { markEmptied } from '../house-settings/house-settings-repository.ts';
import { addJob } from '../jobs/add-job.ts';
import { FIRST_LEGAL_TEXTS } from '../legal/first-legal-texts.ts';
import { findManufactory } from '../setup/setup-repository.ts';
import { beginBackup, endBackup, removeParts, type Backup } from './backup-folder.ts';
import { EMPTY_FILES_JOB } from './empty-files-job.ts';
import { APPEND_ONLY_TABLES, EMPTIED_TABLES, KEPT_TABLES, PRUNED_TABLES } from './table-plan.ts';
import { companyName, countTrial, isTrial } from './trial-repository.ts';

export interface Emptying {
  readonly dataDir: string;
  /** The account of an admin that stays. */
  readonly keeperId: string;
  /** Null: the command line. */
  readonly doer: Doer | null;
  /** The name of the house, as it was typed. */
  readonly confirm: string;
  readonly now: Date;
}
export interface Emptied {
  readonly backup: Backup;
  readonly removed: TrialCounts;
}

/**
 * Takes everything of a trial out of a house, whole or not at all: nobody writes from the dump's first row to the commit,
 * and a process that ends before it leaves the house as it was. Pictures are removed by a job that follows.
 * @throws CodedError `house.no-trial` for a house without demo accounts, `conflict` while it is being emptied, a finding at
 * `/confirm` for another name.
 */
export function emptyHouse(database: Database, emptying: Emptying): Promise<Emptied> {
  const { dataDir, confirm, now } = emptying;
  return once(database, async () => {
    await requireTrial(database.orm, confirm);
    const name = await beginBackup(dataDir, now);
    try {
      return await database.transaction((transaction) => emptyLocked(transaction, emptying, name));
    } catch (error) {
      await removeParts(dataDir);
      throw error;
    }
  });
}

/** The lock is the connection's and not a transaction's: while pictures are copied, one would stand idle past its limit. */
async function once<T>(database: Database, work: () => Promise<T>): Promise<T> {
  const client = await database.pool.connect();
  try {
    const { rows } = await client.query<{ is_free: boolean }>('select pg_try_advisory_lock($1) as is_free', [
      LOCKS.emptying,
    ]);
    if (rows[0]?.is_free !== true) throw new CodedError('conflict');
    try {
      return await work();
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCKS.emptying]);
    }
  } finally {
    client.release();
  }
}

async function emptyLocked(transaction: Transaction, emptying: Emptying, name: string): Promise<Emptied> {
  const { dataDir, keeperId, doer, confirm, now } = emptying;
  await transaction.execute(sql.raw(`lock table ${allTables()} in exclusive mode`));
  await requireTrial(transaction, confirm);
  const house = await findManufactory(transaction);
  if (house === null) throw new Error('a trial has a manufactory');
  const removed = await countTrial(transaction, keeperId);
  const backup = await endBackup(transaction, dataDir, name);
  await removeRows(transaction, { keeperId, houseId: house.id });
  await markEmptied(transaction, now);
  await recordAudit(transaction, doer, now, {
    action: 'house.emptied',
    entity: 'house',
    entityId: house.id,
    detail: { backup: backup.name, ...removed },
  });
  await addJob(transaction, EMPTY_FILES_JOB, {}, { now, subject: backup.name });
  return { backup, removed };
}

async function requireTrial(database: Queryable, confirm: string): Promise<void> {
  if (!(await isTrial(database))) throw new CodedError('house.no-trial');
  requireName(await companyName(database), confirm);
}

const allTables = (): string =>
  [...EMPTIED_TABLES, ...PRUNED_TABLES, ...KEPT_TABLES].map((table) => `"${table}"`).join(', ');

function requireName(name: string, confirm: string): void {
  if (confirm.trim().normalize('NFC') === name.trim().normalize('NFC')) return;
  const issue = { code: 'field.other-name', path: '/confirm', params: { name }, severity: 'error' } as const;
  throw new CodedError('request.invalid', { issues: [issue] });
}

interface Stays {
  readonly keeperId: string;
  readonly houseId: string;
}

async function removeRows(transaction: Transaction, { keeperId, houseId }: Stays): Promise<void> {
  // Papers of a trial went to nobody; the triggers are back before anybody else sees these tables.
  await guardPapers(transaction, 'disable');
  for (const table of EMPTIED_TABLES) await transaction.execute(sql`delete from ${sql.identifier(table)}`);
  await guardPapers(transaction, 'enable');
  // A model has its designs in its own row; where it came from is gone with the trial.
  await transaction.execute(sql`update models set with_code = null, without_code = null`);
  await transaction.execute(sql`delete from designs`);
  await transaction.execute(sql`update users set is_demo = false where id = ${keeperId}`);
  await transaction.execute(sql`delete from sessions where user_id <> ${keeperId}`);
  // Another session of the same person may look on as a dealer who goes.
  await transaction.execute(
    sql`update sessions set as_dealer_id = null, customer_view_since = null where as_dealer_id is not null`,
  );
  // The jobs are gone: a feed whose next run is planned would wait for that of one.
  await transaction.execute(sql`update rate_feeds set next_at = null`);
  await releaseNames(transaction, keeperId, houseId);
  await transaction.execute(sql`delete from users where is_demo or dealer_id <> ${houseId}`);
  await transaction.execute(sql`delete from dealers where id <> ${houseId}`);
  for (const { key, language, body } of FIRST_LEGAL_TEXTS)
    await transaction.execute(
      sql`delete from legal_texts where key = ${key} and language = ${language} and body = ${body}`,
    );
  for (const sequence of ['quote_numbers', 'order_numbers', 'batch_numbers'])
    await transaction.execute(sql`alter sequence ${sql.identifier(sequence)} restart`);
}

async function guardPapers(transaction: Transaction, how: 'disable' | 'enable'): Promise<void> {
  for (const table of APPEND_ONLY_TABLES)
    await transaction.execute(sql.raw(`alter table "${table}" ${how} trigger "${table}_append_only"`));
}

/** Who wrote what stays: of accounts that go nobody is named any more, and a mail's text or a feed passes to the keeper. */
async function releaseNames(transaction: Transaction, keeperId: string, houseId: string): Promise<void> {
  const gone = sql`(select id from users where is_demo or dealer_id <> ${houseId})`;
  const columns = [
    ['models', 'updated_by'],
    ['price_editions', 'updated_by'],
    ['price_editions', 'activated_by'],
    ['market_rates', 'configured_by'],
    ['market_rates', 'recorded_by'],
    ['market_rates', 'decided_by'],
    ['legal_texts', 'updated_by'],
  ] as const;
  for (const [table, column] of columns) {
    const [name, field] = [sql.identifier(table), sql.identifier(column)];
    await transaction.execute(sql`update ${name} set ${field} = null where ${field} in ${gone}`);
  }
  for (const table of ['mail_texts', 'rate_feeds']) {
    const name = sql.identifier(table);
    await transaction.execute(sql`update ${name} set updated_by = ${keeperId} where updated_by in ${gone}`);
  }
}
