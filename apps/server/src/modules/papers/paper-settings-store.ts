import type { PaperSettings } from '@ringwerk/contract';
import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { LOCKS } from '../../storage/locks.ts';
import { paperSettings } from '../../storage/schema/papers.ts';

/** Nothing is set: no invoice goes out without a bank account. The accounts are those of SKR03, which the house may change. */
const UNSET: PaperSettings = {
  accountHolder: '',
  iban: '',
  bic: '',
  bank: '',
  bankCode: '',
  branch: '',
  branchCode: '',
  accountType: '',
  accountNumber: '',
  contactName: '',
  contactPhone: '',
  contactEmail: '',
  taxNumber: '',
  register: '',
  datev: {
    consultant: 1001,
    client: 1,
    fiscalMonth: 1,
    accountLength: 4,
    revenue: { S: '8400', K: '8125', G: '8120', AE: '8336' },
    debtor: '',
  },
  version: 1,
};

export async function readPaperSettings(database: Queryable): Promise<PaperSettings> {
  const [row] = await database.select().from(paperSettings);
  // What an earlier release has written names no account but by IBAN.
  return row === undefined ? UNSET : { ...UNSET, ...row.settings, version: row.version };
}

export async function lockPaperSettings(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${LOCKS.paperSettings})`);
}

export async function writePaperSettings(
  transaction: Transaction,
  { version, ...settings }: PaperSettings,
  updatedAt: Date,
): Promise<void> {
  const row = { version, settings, updatedAt };
  await transaction.insert(paperSettings).values(row).onConflictDoUpdate({ target: paperSettings.id, set: row });
}
