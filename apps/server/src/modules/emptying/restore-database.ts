import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { VERSION } from '../../version.ts';
import { tablesByReference } from './dump-database.ts';

/** Their triggers refuse everything but new rows. */
const APPENDED_TABLES = ['audit_log', 'alloy_versions'] as const;

/** Puts the rows of a dump in place of all rows that there are. @throws Error for a file of another release, or of another kind. */
export async function restoreDatabase(transaction: Transaction, path: string): Promise<void> {
  const tables = await tablesByReference(transaction);
  const lines = createInterface({ input: createReadStream(path).pipe(createGunzip()), crlfDelay: Infinity });
  let isHeaded = false;
  for await (const line of lines) {
    if (!isHeaded) {
      if (!line.startsWith(`-- Ringwerk ${VERSION}.`))
        throw new Error(`this is no backup of release ${VERSION}: ${line.slice(0, 60)}`);
      isHeaded = true;
      // These take new rows only, as long as the house runs.
      for (const table of APPENDED_TABLES)
        await transaction.execute(sql`alter table ${sql.identifier(table)} disable trigger user`);
      await transaction.execute(sql.raw(`truncate ${tables.map((table) => `"${table}"`).join(', ')} cascade`));
    } else if (line !== '') await transaction.execute(sql.raw(line));
  }
  if (!isHeaded) throw new Error('this is no backup: it is empty');
  for (const table of APPENDED_TABLES)
    await transaction.execute(sql`alter table ${sql.identifier(table)} enable trigger user`);
}
