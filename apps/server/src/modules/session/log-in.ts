import type { Services } from '../../services.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Caller } from '../../http/caller.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { attemptKeys, clearAccount, countFailure, forgetOldAttempts, requireNotPaused } from './login-throttle.ts';
import type { HashGate } from './hash-gate.ts';
import { isPassword } from './password.ts';
import { SESSION_SECONDS } from './session-cookies.ts';
import { deleteExpiredSessions, findCaller, findLogin, insertSession } from './session-repository.ts';
import { hashToken, newSessionToken } from './session-token.ts';

export interface Credentials {
  readonly customerNumber: string;
  readonly password: string;
  readonly address: string;
}

/**
 * Opens a session. Unknown number, wrong password, account without password and inactive user get the same
 * refusal after the same work.
 */
export async function logIn(
  services: Services,
  gate: HashGate,
  credentials: Credentials,
): Promise<{ token: string; caller: Caller }> {
  const { database } = services;
  const customerNumber = credentials.customerNumber.normalize('NFKC').trim();
  const keys = attemptKeys(customerNumber, credentials.address);
  await requireNotPaused(database, keys, services.clock());
  const login = await findLogin(database.orm, customerNumber);
  const isRight = await gate.run(() => isPassword(credentials.password, login?.passwordHash ?? null));
  const now = services.clock();
  if (login === null || !isRight) {
    await countFailure(database, keys, now);
    await recordAudit(database.orm, null, now, { action: 'session.refused', entity: 'user', entityId: customerNumber });
    throw new CodedError('session.wrong-credentials');
  }
  const token = newSessionToken();
  const tokenHash = hashToken(token);
  await clearAccount(database, customerNumber);
  const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000);
  await insertSession(database.orm, { tokenHash, userId: login.userId, createdAt: now, expiresAt });
  await deleteExpiredSessions(database.orm, now);
  await forgetOldAttempts(database, now);
  const caller = await findCaller(database, tokenHash, now);
  if (caller === null) throw new Error('a session just opened was not found');
  await recordAudit(database.orm, caller, now, { action: 'session.opened', entity: 'user', entityId: caller.userId });
  return { token, caller };
}
