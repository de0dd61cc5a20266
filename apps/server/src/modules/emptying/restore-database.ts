import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import type { KeptMailServer } from '../../storage/schema/house.ts';
import { webhooks } from '../../storage/schema/interfaces.ts';
import { VERSION } from '../../version.ts';
import { readMailServer } from '../mail/mail-server-repository.ts';
import { newWebhookSecret } from '../webhooks/sign-message.ts';
import { tablesByReference } from './dump-database.ts';
import { APPEND_ONLY_TABLES } from './table-plan.ts';

/** Their triggers refuse everything but new rows. */
const APPENDED_TABLES = ['audit_log', 'alloy_versions', ...APPEND_ONLY_TABLES] as const;

/** Lines of a packed file, at line feeds alone: Node's own reader also parts texts at U+2028 and U+2029. */
async function* linesOf(path: string): AsyncGenerator<string> {
  let pieces: string[] = [];
  for await (const piece of createReadStream(path).pipe(createGunzip()).setEncoding('utf8')) {
    const [rest = '', ...others] = String(piece).split('\n');
    pieces.push(rest);
    for (const next of others) {
      yield pieces.join('');
      pieces = [next];
    }
  }
  yield pieces.join('');
}

export interface Restored {
  /** The mail server asks for a password, which no backup holds. */
  readonly isMailPasswordMissing: boolean;
  /** Names of webhooks that are switched off: no backup holds the key of their signatures. */
  readonly unsignedWebhooks: readonly string[];
}

/**
 * Puts the rows of a dump in place of all rows that there are. The password of the mail server stays that of the house where
 * both are of one host and login, and the key of a webhook where both have one address.
 * @throws Error for a file of another release, or of another kind.
 */
export async function restoreDatabase(transaction: Transaction, path: string): Promise<Restored> {
  const { server: former } = await readMailServer(transaction);
  const formerWebhooks = await transaction.select().from(webhooks);
  const tables = await tablesByReference(transaction);
  let isHeaded = false;
  for await (const line of linesOf(path)) {
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
  return {
    isMailPasswordMissing: await isPasswordMissing(transaction, former),
    unsignedWebhooks: await signAgain(transaction, formerWebhooks),
  };
}

type Webhook = typeof webhooks.$inferSelect;

/** Gives webhooks the keys that they had; others are off, with a key that nobody knows. @returns the names of those */
async function signAgain(transaction: Transaction, former: readonly Webhook[]): Promise<readonly string[]> {
  const unsigned: string[] = [];
  const restored = await transaction.select().from(webhooks).where(eq(webhooks.secret, '')).orderBy(asc(webhooks.name));
  for (const { id, url, name } of restored) {
    const known = former.find((webhook) => webhook.id === id && webhook.url === url);
    if (known === undefined) unsigned.push(name);
    const change = known === undefined ? { secret: newWebhookSecret(), isActive: false } : { secret: known.secret };
    // oxlint-disable-next-line no-await-in-loop -- statements of one transaction follow each other
    await transaction.update(webhooks).set(change).where(eq(webhooks.id, id));
  }
  return unsigned;
}

async function isPasswordMissing(transaction: Transaction, former: KeptMailServer | null): Promise<boolean> {
  const { server } = await readMailServer(transaction);
  if (server === null || server.user === '' || server.password !== '') return false;
  if (former === null || former.host !== server.host || former.user !== server.user) return true;
  const password = JSON.stringify({ password: former.password });
  await transaction.execute(sql`update mail_servers set server = server || ${password}::jsonb`);
  return former.password === '';
}
