import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { newAccountLink } from '../people/account-link.ts';
import { forgetDevices, rememberDevice } from '../session/device-repository.ts';
import type { HashGate } from '../session/hash-gate.ts';
import { hashPassword } from '../session/password.ts';
import { endSessionsOf } from '../session/end-sessions.ts';
import { hashToken, isSessionToken } from '../session/session-token.ts';
import { RESETS_OF_NUMBER } from '../throttle/limits.ts';
import { findResetUser, isLivingToken, redeemToken, setPassword } from './registration-repository.ts';

const TOKEN_LIFE_MS = 3_600_000;

/**
 * Sends a link to the mail address of the number. Known and unknown numbers get the same answer after the same steps: a look, an
 * audit row, a commit.
 */
export async function requestPasswordReset(services: Services, typedNumber: string): Promise<void> {
  const customerNumber = typedNumber.normalize('NFKC').trim();
  const now = services.clock();
  if (!(await mayMail(services, customerNumber))) return;
  await services.database.transaction(async (transaction) => {
    const user = await findResetUser(transaction, customerNumber);
    await recordAudit(transaction, user === null ? null : { userId: user.id, dealerId: user.dealerId }, now, {
      action: 'password-reset.requested',
      entity: 'user',
      entityId: user?.id ?? '',
    });
    if (user === null) return;
    const { publicUrl } = services.config;
    const { url, until, expiresAt } = await newAccountLink(transaction, 'password', user, {
      publicUrl,
      now,
      lifeMs: TOKEN_LIFE_MS,
    });
    const { email: recipient, language, name: contact, customerNumber: number, id: userId } = user;
    const values = { contact, number, until };
    const secrets = { url };
    await queueMail(
      transaction,
      { kind: 'password-reset', recipient, language, values, secrets, expiresAt, userId },
      now,
    );
  });
}

/** Counts a mail before it is written. Too many are answered like the others: who asks learns nothing about the number. */
async function mayMail({ throttle }: Services, customerNumber: string): Promise<boolean> {
  try {
    await throttle.reserve([{ kind: 'password-reset', subject: customerNumber, limit: RESETS_OF_NUMBER }]);
    return true;
  } catch (error) {
    if (error instanceof CodedError && error.code === 'session.too-many-attempts') return false;
    throw error;
  }
}

/**
 * Sets a password with a token of a mail: once, within the hour. Every session of the user ends, and of all devices only the
 * one that holds the mail is known from now on. Returns the token for its cookie.
 */
export async function resetPassword(
  services: Services,
  gate: HashGate,
  token: string,
  password: string,
): Promise<string> {
  const now = services.clock();
  const tokenHash = hashToken(token);
  // Guesses are turned away before they cost a hash.
  if (!isSessionToken(token) || !(await isLivingToken(services.database.orm, tokenHash, now))) throw invalidToken();
  const passwordHash = await gate.run(() => hashPassword(password));
  const userId = await services.database.transaction(async (transaction) => {
    const user = await redeemToken(transaction, tokenHash, now);
    if (user === null) throw invalidToken();
    await setPassword(transaction, user.userId, passwordHash, now);
    await endSessionsOf(transaction, user.userId, now);
    await forgetDevices(transaction, user.userId);
    await recordAudit(transaction, user, now, {
      action: 'password-reset.redeemed',
      entity: 'user',
      entityId: user.userId,
    });
    return user.userId;
  });
  return rememberDevice(services.database, userId, null, now);
}

const invalidToken = (): CodedError =>
  new CodedError('request.invalid', {
    issues: [{ code: 'field.value', path: '/token', params: {}, severity: 'error' }],
  });
