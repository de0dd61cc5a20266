import { CodedError } from '../../http/coded-error.ts';
import type { Caller } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { clientNetwork, coarseNetwork } from '../throttle/client-network.ts';
import {
  PASSWORD_FROM_DEVICE,
  PASSWORD_FROM_NETWORK,
  PASSWORD_FROM_STRANGERS,
  PASSWORDS_OF_NETWORK,
} from '../throttle/limits.ts';
import type { Attempt } from '../throttle/throttle.ts';
import { describeAgent } from './describe-agent.ts';
import { isKnownDevice, rememberDevice } from './device-repository.ts';
import { endExpiredSessions } from './end-sessions.ts';
import type { HashGate } from './hash-gate.ts';
import { isPassword } from './password.ts';
import { SESSION_SECONDS } from './session-cookies.ts';
import { findCaller, findLogin, insertSession, noteLogin } from './session-repository.ts';
import { hashToken, newSessionToken } from './session-token.ts';

export interface Credentials {
  readonly customerNumber: string;
  readonly password: string;
  readonly address: string;
  /** What the browser says of itself. */
  readonly agent: string;
  /** The token that the browser keeps from an earlier login; null without one. */
  readonly device: string | null;
}

/** Password hashes of strangers never keep those of known devices waiting. */
export interface LoginGates {
  readonly known: HashGate;
  readonly strangers: HashGate;
}

export interface OpenedSession {
  readonly token: string;
  /** What the browser keeps so that its next login counts as one from a known device. */
  readonly device: string;
  readonly caller: Caller;
}

/**
 * Opens a session. Unknown number, wrong password, account without password and inactive user get the same
 * refusal after the same work.
 */
export async function logIn(services: Services, gates: LoginGates, credentials: Credentials): Promise<OpenedSession> {
  const { database, throttle } = services;
  const customerNumber = credentials.customerNumber.normalize('NFKC').trim();
  const deviceHash = credentials.device === null ? null : hashToken(credentials.device);
  const isKnown =
    deviceHash !== null && (await isKnownDevice(database.orm, deviceHash, customerNumber, services.clock()));
  const attempts = isKnown
    ? deviceAttempts(customerNumber, deviceHash)
    : strangersAttempts(customerNumber, clientNetwork(credentials.address));
  await throttle.reserve(attempts);
  const login = await findLogin(database.orm, customerNumber);
  const gate = isKnown ? gates.known : gates.strangers;
  const isRight = await gate.run(() => isPassword(credentials.password, login?.passwordHash ?? null));
  const now = services.clock();
  if (login === null || !isRight) {
    await recordAudit(database.orm, null, now, { action: 'session.refused', entity: 'user', entityId: customerNumber });
    throw new CodedError('session.wrong-credentials');
  }
  await throttle.succeed(attempts);
  // Said to nobody but the holder of the password.
  if (login.dealerState === 'closed') throw new CodedError('dealer.closed');
  const token = newSessionToken();
  const tokenHash = hashToken(token);
  const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000);
  await insertSession(database.orm, {
    tokenHash,
    userId: login.userId,
    createdAt: now,
    expiresAt,
    ...describeAgent(credentials.agent),
    network: coarseNetwork(credentials.address),
    lastSeenAt: now,
  });
  await database.transaction((transaction) => endExpiredSessions(transaction, now));
  await noteLogin(database.orm, login.userId, now);
  const device = await rememberDevice(database, login.userId, credentials.device, now);
  const caller = await findCaller(database, tokenHash, now);
  if (caller === null) throw new Error('a session just opened was not found');
  await recordAudit(database.orm, caller, now, { action: 'session.opened', entity: 'user', entityId: caller.userId });
  return { token, device, caller };
}

const deviceAttempts = (number: string, deviceHash: Buffer): readonly Attempt[] => [
  { kind: 'password/device', subject: `${deviceHash.toString('hex')} ${number}`, limit: PASSWORD_FROM_DEVICE },
];

const strangersAttempts = (number: string, network: string): readonly Attempt[] => [
  { kind: 'password/network', subject: network, limit: PASSWORDS_OF_NETWORK },
  { kind: 'password/network-and-account', subject: `${network} ${number}`, limit: PASSWORD_FROM_NETWORK },
  { kind: 'password/account', subject: number, limit: PASSWORD_FROM_STRANGERS },
];
