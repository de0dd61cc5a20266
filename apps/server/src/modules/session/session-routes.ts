import { getSession, login, logout } from '@ringwerk/contract';
import { registerOperation, registerPublicOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { endLiveRooms } from '../live/end-live-rooms.ts';
import { registerDealerView } from './dealer-view.ts';
import { endSession } from './end-sessions.ts';
import { HashGate } from './hash-gate.ts';
import { logIn } from './log-in.ts';
import { registerOwnAccount } from './own-account.ts';
import { sessionAnswer } from './session-answer.ts';
import { dropCookies, readDeviceCookie, readSessionCookie, setCookies, setDeviceCookie } from './session-cookies.ts';
import { hashToken, isSessionToken, writeTokenOf } from './session-token.ts';

/** Longest body of a login, bytes. */
const LOGIN_BODY_LIMIT = 4_096;

export function registerSession(api: Api, services: Services): void {
  const gates = { known: new HashGate(), strangers: new HashGate() };
  registerPublicOperation(
    api,
    login,
    async ({ body, request, reply }) => {
      const previous = readSessionCookie(request);
      const given = {
        ...body,
        address: request.ip,
        agent: request.headers['user-agent'] ?? '',
        device: readDeviceCookie(request),
      };
      const { token, device, caller } = await logIn(services, gates, given);
      // A login always starts a new session; the one that the browser had before ends.
      if (previous !== undefined && isSessionToken(previous)) {
        const hash = hashToken(previous);
        await services.database.transaction((transaction) => endSession(transaction, hash, services.clock()));
      }
      setDeviceCookie(request, reply, device);
      setCookies(request, reply, token, {
        juwelier: caller.company,
        sprache: body.language ?? caller.language,
        land: caller.country,
      });
      return sessionAnswer(services, caller, writeTokenOf(token));
    },
    { bodyLimit: LOGIN_BODY_LIMIT },
  );
  registerPublicOperation(api, logout, async ({ request, reply, caller }) => {
    const token = readSessionCookie(request);
    if (caller !== null) await endLiveRooms(services, caller.userId);
    if (token !== undefined && isSessionToken(token)) {
      await services.database.transaction(async (transaction) => {
        const now = services.clock();
        await endSession(transaction, hashToken(token), now);
        if (caller === null) return;
        const { userId } = caller;
        await recordAudit(transaction, caller, now, { action: 'session.closed', entity: 'user', entityId: userId });
      });
    }
    dropCookies(request, reply);
  });
  registerDealerView(api, services);
  registerOwnAccount(api, { services, gate: gates.known });
  registerOperation(api, getSession, async ({ caller, request }) =>
    sessionAnswer(services, caller, writeTokenOf(readSessionCookie(request) ?? '')),
  );
}
