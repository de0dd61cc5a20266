import type { Database } from '../../storage/database.ts';
import { hashToken, newSessionToken } from '../session/session-token.ts';
import { hasStaffAccount, insertSetupLink, lockSetup } from './setup-repository.ts';

export const SETUP_LINK_HOURS = 24;
const HOUR_MS = 3_600_000;
/** Where the page takes the token: `PATHS.setup` of the page. */
const SETUP_PATH = '/einrichtung';

/**
 * The address of a page that makes the first account of a house, for whoever reads the output of the start; null once an
 * account exists. It works once and for a day, and only its hash is kept.
 */
export function issueSetupLink(database: Database, publicUrl: string, now: Date): Promise<string | null> {
  return database.transaction(async (transaction) => {
    await lockSetup(transaction);
    if (await hasStaffAccount(transaction)) return null;
    const token = newSessionToken();
    const expiresAt = new Date(now.getTime() + SETUP_LINK_HOURS * HOUR_MS);
    await insertSetupLink(transaction, { tokenHash: hashToken(token), createdAt: now, expiresAt });
    return `${publicUrl}${SETUP_PATH}?token=${token}`;
  });
}
