import { logout } from '@ringwerk/contract';
import { call } from '../../api/call.ts';
import { markCustomerView } from '../../api/customer-mark.ts';
import { announceLogout } from '../../api/logout-signal.ts';
import { takeReturn } from '../../api/return-address.ts';
import { forgetSession, saySessionEnd } from './forget-session.ts';

/** Nothing of the user stays on this device; a browser that keeps nothing has nothing to clear. */
const clearDevice = (): Promise<void> =>
  import('../../api/offline/kept-answers.ts').then((kept) => kept.clearDevice()).catch(() => undefined);

let isEnding = false;

/** Whether the user is logging out: what the page asked before is then refused without a session having been lost. */
export const isLoggingOut = (): boolean => isEnding;

/**
 * The user logs out; `goToLogin` changes the page. A server that cannot be reached must not keep the counter logged in:
 * the cookie goes in any case.
 */
export async function endSession(goToLogin: () => Promise<void>): Promise<void> {
  isEnding = true;
  try {
    await call(logout, {}).catch(() => undefined);
    announceLogout();
    await clearDevice();
    markCustomerView(null);
    forgetSession();
    await goToLogin();
  } finally {
    isEnding = false;
  }
  // Whoever logs in next in this tab is another person.
  takeReturn();
  await saySessionEnd('session.ended');
}
