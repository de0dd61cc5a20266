import { createHash, randomBytes } from 'node:crypto';
import type { FeedClient } from '@ringwerk/contract';
import { asc, eq } from 'drizzle-orm';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import { feedClients } from '../../storage/schema/interfaces.ts';
import { recordAudit } from '../audit/record-audit.ts';

type Means = Pick<Services, 'database' | 'clock'>;
type ClientRow = typeof feedClients.$inferSelect;

const TOKEN_BYTES = 32;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const answerOf = ({ id, name, createdAt, usedAt }: ClientRow): FeedClient => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
});

export async function readClients({ database }: Means): Promise<FeedClient[]> {
  const rows = await database.orm.select().from(feedClients).orderBy(asc(feedClients.createdAt), asc(feedClients.id));
  return rows.map(answerOf);
}

export async function createClient(
  { database, clock }: Means,
  caller: Caller,
  name: string,
): Promise<{ client: FeedClient; token: string }> {
  const now = clock();
  const token = `rwf_${randomBytes(TOKEN_BYTES).toString('base64url')}`;
  return database.transaction(async (transaction) => {
    const values = { name, tokenHash: hashOf(token), createdAt: now };
    const [row] = await transaction.insert(feedClients).values(values).returning();
    if (row === undefined) throw new Error('an inserted client was not returned');
    await recordAudit(transaction, caller, now, {
      action: 'feed-client.created',
      entity: 'feed-client',
      entityId: row.id,
      after: { name },
    });
    return { client: answerOf(row), token };
  });
}

export async function deleteClient({ database, clock }: Means, caller: Caller, id: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const [row] = await transaction.delete(feedClients).where(eq(feedClients.id, id)).returning();
    if (row === undefined) throw new CodedError('feed-client.unknown');
    await recordAudit(transaction, caller, clock(), {
      action: 'feed-client.deleted',
      entity: 'feed-client',
      entityId: id,
      before: { name: row.name },
    });
  });
}

/** @param header - `Bearer …` @throws CodedError `feed-client.refused` */
export async function requireClient({ database, clock }: Means, header: string | undefined): Promise<void> {
  const [, token] = /^Bearer (rwf_[\w-]{20,100})$/u.exec(header ?? '') ?? [];
  if (token === undefined) throw new CodedError('feed-client.refused');
  const [row] = await database.orm
    .update(feedClients)
    .set({ usedAt: clock() })
    .where(eq(feedClients.tokenHash, hashOf(token)))
    .returning({ id: feedClients.id });
  if (row === undefined) throw new CodedError('feed-client.refused');
}
