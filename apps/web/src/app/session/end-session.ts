import { logout } from '@ringwerk/contract';
import { call } from '../../api/call.ts';
import { markCustomerView } from '../../api/customer-mark.ts';
import { announceLogout } from '../../api/logout-signal.ts';
import { forgetSession, saySessionEnd } from './forget-session.ts';

/** Nothing of the user stays on this device; a browser that keeps nothing has nothing to clear. */
const clearDevice = (): Promise<void> =>
  import('../../api/offline/kept-answers.ts').then((kept) => kept.clearDevice()).catch(() => undefined);

/**
 * The user logs out; `goToLogin` changes the page. A server that cannot be reached must not keep the counter logged in:
 * the cookie goes in any case.
 */
export async function endSession(goToLogin: () => Promise<void>): Promise<void> {
  await call(logout, {}).catch(() => undefined);
  announceLogout();
  await clearDevice();
  markCustomerView(null);
  forgetSession();
  await goToLogin();
  await saySessionEnd('session.ended');
}
