import { getSession } from '@ringwerk/contract';
import { isApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { isCustomerViewMarked } from '../../api/customer-mark.ts';
import { currentSession, setSession } from '../../api/session-store.ts';

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

/** Fetches the session once per page load. False: the cookie was forged or is stale, and the page goes to the login. */
export async function loadSession(): Promise<boolean> {
  if (currentSession() !== null) return true;
  try {
    const session = await call(getSession, {});
    const isMarked = isCustomerViewMarked(session.customerNumber);
    setSession(isMarked ? { ...session, isCustomerView: true } : session);
    // From now on the server keeps the door, too.
    if (isMarked) await import('../../api/customer-view.ts').then((view) => view.confirmCustomerView());
    return true;
  } catch (error) {
    // `call` has already dropped the cookie and said so.
    if (isApiError(error, 'session.required')) return false;
    throw error;
  }
}
