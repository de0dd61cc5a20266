import { getSession } from '@ringwerk/contract';
import { redirect } from '@tanstack/react-router';
import { isApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { isCustomerViewMarked } from '../../api/customer-mark.ts';
import { currentSession, setSession } from '../../api/session-store.ts';
import { PATHS } from '../../paths.ts';

let refreshing: Promise<unknown> | null = null;

/** Asks anew what the user may open, once for all refusals of a moment: the frame then shows what is left. */
export async function refreshSession(): Promise<void> {
  if (currentSession() === null) return;
  refreshing ??= call(getSession, {})
    // The user may have logged out meanwhile.
    .then((session) => currentSession() !== null && setSession(session))
    // The refusal itself has been said; a lost session was reported by `call`.
    .catch(() => undefined)
    .finally(() => (refreshing = null));
  await refreshing;
}

/** Fetches the session once per page load. A cookie without a session was forged or is stale: back to the login. */
export async function loadSession(): Promise<void> {
  if (currentSession() !== null) return;
  try {
    const session = await call(getSession, {});
    const isMarked = isCustomerViewMarked(session.customerNumber);
    setSession(isMarked ? { ...session, isCustomerView: true } : session);
    // From now on the server keeps the door, too.
    if (isMarked) await import('../../api/customer-view.ts').then((view) => view.confirmCustomerView());
  } catch (error) {
    // `call` has already dropped the cookie and said so.
    if (isApiError(error, 'session.required')) throw redirect({ to: PATHS.login, replace: true });
    throw error;
  }
}
