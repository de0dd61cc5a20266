import { rememberReturn } from '../../api/return-address.ts';
import { PATHS } from '../../paths.ts';
import { portalRouter } from '../router.ts';
import { forgetSession, saySessionEnd } from './forget-session.ts';

/**
 * The server no longer knows the session (expired, or `egf` was forged), or another tab has logged out. Work in progress lies in the page's own
 * stores and waits there; after the next login the same page opens again.
 */
export async function loseSession(reason: 'session.ended' | 'session.unauthorised'): Promise<void> {
  const router = portalRouter();
  const { href, pathname } = router.state.location;
  forgetSession();
  if (pathname !== PATHS.login) rememberReturn(href);
  await Promise.all([router.navigate({ to: PATHS.login, replace: true }), saySessionEnd(reason)]);
}
