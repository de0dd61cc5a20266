import { logout } from '@ringwerk/contract';
import { call } from '../../api/call.ts';
import { forgetSession, saySessionEnd } from './forget-session.ts';

/**
 * The user logs out; `goToLogin` changes the page. A server that cannot be reached must not keep the counter logged in:
 * the cookie goes in any case.
 */
export async function endSession(goToLogin: () => Promise<void>): Promise<void> {
  await call(logout, {}).catch(() => undefined);
  forgetSession();
  await goToLogin();
  await saySessionEnd('session.ended');
}
