import { getSession } from '@ringwerk/contract';
import { redirect } from '@tanstack/react-router';
import { isApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { currentSession, setSession } from '../../api/session-store.ts';
import { PATHS } from '../../paths.ts';

/** Fetches the session once per page load. A cookie without a session was forged or is stale: back to the login. */
export async function loadSession(): Promise<void> {
  if (currentSession() !== null) return;
  try {
    setSession(await call(getSession, {}));
  } catch (error) {
    // `call` has already dropped the cookie and said so.
    if (isApiError(error, 'session.required')) throw redirect({ to: PATHS.login, replace: true });
    throw error;
  }
}
