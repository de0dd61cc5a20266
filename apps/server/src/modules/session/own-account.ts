import { changePassword, endOtherSessions, listSessions, type LoggedIn } from '@ringwerk/contract';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { setPassword } from '../registrations/registration-repository.ts';
import { PASSWORD_OF_SESSION } from '../throttle/limits.ts';
import type { Attempt } from '../throttle/throttle.ts';
import { forgetDevices, rememberDevice } from './device-repository.ts';
import { endOtherSessionsOf } from './end-sessions.ts';
import type { HashGate } from './hash-gate.ts';
import { hashPassword, isPassword } from './password.ts';
import { readDeviceCookie, requireSessionHash, setDeviceCookie } from './session-cookies.ts';
import { findPasswordHash, listSessions as readSessions } from './session-repository.ts';

interface Means {
  readonly services: Services;
  readonly gate: HashGate;
}

/** A session that somebody left open must not be a place to guess its password in. */
const attemptsOf = (userId: string): readonly Attempt[] => [
  { kind: 'password/session', subject: userId, limit: PASSWORD_OF_SESSION },
];

/** One's own password and devices. */
export function registerOwnAccount(api: Api, means: Means): void {
  const { services } = means;
  const answer = async (caller: Caller, request: FastifyRequest) => ({
    sessions: await loggedIn(services, caller, requireSessionHash(request)),
  });
  registerOperation(api, listSessions, ({ caller, request }) => answer(caller, request));
  registerOperation(api, endOtherSessions, async ({ caller, request }) => {
    const now = services.clock();
    await services.database.transaction((transaction) =>
      endOtherSessionsOf(transaction, caller.userId, requireSessionHash(request), now).then((ended) =>
        recordAudit(transaction, caller, now, {
          action: 'sessions.ended',
          entity: 'user',
          entityId: caller.userId,
          detail: { sessions: ended },
        }),
      ),
    );
    return answer(caller, request);
  });
  registerOperation(api, changePassword, async ({ caller, body, request, reply }) => {
    await change(means, caller, body, requireSessionHash(request));
    // Of all devices only this one is known from now on.
    setDeviceCookie(
      request,
      reply,
      await rememberDevice(services.database, caller.userId, readDeviceCookie(request), services.clock()),
    );
  });
}

async function loggedIn({ database, clock }: Services, caller: Caller, own: Buffer): Promise<LoggedIn[]> {
  const rows = await readSessions(database.orm, caller.userId, clock());
  return rows.map(({ tokenHash, browser, system, network, createdAt, lastSeenAt }) => ({
    browser,
    system,
    network,
    loggedInAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    isOwn: own.equals(tokenHash),
  }));
}

/** @throws CodedError `account.wrong-password`, and after several a pause */
async function change(
  { services: { database, clock, throttle }, gate }: Means,
  caller: Caller,
  { current, password }: { readonly current: string; readonly password: string },
  own: Buffer,
): Promise<void> {
  const attempts = attemptsOf(caller.userId);
  await throttle.reserve(attempts);
  const stored = await findPasswordHash(database.orm, caller.userId);
  if (!(await gate.run(() => isPassword(current, stored)))) throw new CodedError('account.wrong-password');
  await throttle.succeed(attempts);
  const passwordHash = await gate.run(() => hashPassword(password));
  const now = clock();
  await database.transaction(async (transaction) => {
    await setPassword(transaction, caller.userId, passwordHash, now);
    const sessions = await endOtherSessionsOf(transaction, caller.userId, own, now);
    await forgetDevices(transaction, caller.userId);
    await recordAudit(transaction, caller, now, {
      action: 'password.changed',
      entity: 'user',
      entityId: caller.userId,
      detail: { sessions },
    });
  });
}
