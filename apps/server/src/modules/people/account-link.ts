import { BCP47, type Language } from '@ringwerk/contract';
import type { Queryable } from '../../storage/database.ts';
import { houseZone } from '../calendar/house-zone.ts';
import { insertReset } from '../registrations/registration-repository.ts';
import { hashToken, newSessionToken } from '../session/session-token.ts';
import { insertInvitation } from './people-repository.ts';

/** `invitation`: name and first password; `password`: another password. */
export type AccountLinkKind = 'invitation' | 'password';

/** Where the page takes the tokens. */
const PATHS = { invitation: '/einladung', password: '/passwort' } as const;

export interface AccountLink {
  readonly url: string;
  readonly expiresAt: Date;
  /** The same for its reader, in the town of the manufactory. */
  readonly until: string;
}

/** A link by which a user sets a password, once. Only the hash of its token is kept. */
export async function newAccountLink(
  database: Queryable,
  kind: AccountLinkKind,
  user: { readonly id: string; readonly language: Language },
  { publicUrl, now, lifeMs }: { readonly publicUrl: string; readonly now: Date; readonly lifeMs: number },
): Promise<AccountLink> {
  const token = newSessionToken();
  const expiresAt = new Date(now.getTime() + lifeMs);
  const insert = kind === 'invitation' ? insertInvitation : insertReset;
  await insert(database, { tokenHash: hashToken(token), userId: user.id, createdAt: now, expiresAt });
  const format = new Intl.DateTimeFormat(BCP47[user.language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: await houseZone(database),
  });
  return { url: `${publicUrl}${PATHS[kind]}?token=${token}`, expiresAt, until: format.format(expiresAt) };
}
