import type { FastifyRequest } from 'fastify';
import { isReading } from '../../http/is-reading.ts';
import type { Authenticated } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { readSessionCookie } from './session-cookies.ts';
import { findCaller } from './session-repository.ts';
import { hashToken, isSessionToken, writeTokenOf } from './session-token.ts';

/** Sessions that are remembered at once: some 2 KB each. */
const SESSIONS_MAX = 10_000;

/** Finds the session of a request. For reads it may be remembered for less than a second; nothing is written by memory. */
export function authenticator(services: Services): (request: FastifyRequest) => Promise<Authenticated | null> {
  const { database, clock, memory } = services;
  const known = memory.open<Authenticated | null>(SESSIONS_MAX);
  return async (request) => {
    const token = readSessionCookie(request);
    if (token === undefined || !isSessionToken(token)) return null;
    const hash = hashToken(token);
    const ask = async (): Promise<Authenticated | null> => {
      const caller = await findCaller(database, hash, clock());
      return caller === null ? null : { caller, writeToken: writeTokenOf(token) };
    };
    if (!isReading(request.method)) return ask();
    const found = await known.get(hash.toString('base64'), ask);
    return found !== null && found.caller.expiresAt > clock() ? found : null;
  };
}
