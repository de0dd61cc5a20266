import type { Queryable } from '../../storage/database.ts';
import { hashToken, newSessionToken } from '../session/session-token.ts';
import { insertLink } from './share-repository.ts';

/** A further address of a share; returns its token, which is kept as a hash only. */
export async function makeLink(database: Queryable, shareId: string, now: Date): Promise<string> {
  const token = newSessionToken();
  await insertLink(database, { tokenHash: hashToken(token), shareId, createdAt: now });
  return token;
}
