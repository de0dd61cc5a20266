import { rememberReturn } from '../../api/return-address.ts';
import { PATHS } from '../../paths.ts';
import { portalRouter } from '../router.ts';
import { isLoggingOut } from './end-session.ts';
import { forgetSession, saySessionEnd } from './forget-session.ts';

/**
 * The server no longer knows the session (expired, or `egf` was forged), or another tab has logged out. Work in progress lies in the page's own
 * stores and waits there; after the next login the same page opens again.
 */
export async function loseSession(reason: 'session.ended' | 'session.unauthorised'): Promise<void> {
  if (isLoggingOut()) return;
  const router = portalRouter();
  const { href, pathname } = router.view.place;
  forgetSession();
  if (pathname !== PATHS.login) rememberReturn(window.location.pathname === pathname ? workAddress() : href);
  await Promise.all([router.navigate(PATHS.login, { replace: true }), saySessionEnd(reason)]);
}

/**
 * The address of the work on the screen. An open set writes its design into the address without the router; where it has not
 * yet done so, its draft is asked for: whoever comes back means it.
 */
function workAddress(): string {
  const { pathname, search, hash } = window.location;
  const asked = new URLSearchParams(search);
  const isOpenSet = /\/set\/\d+$/.test(pathname);
  if (isOpenSet && !['d', 'code', 'resume'].some((name) => asked.has(name))) asked.set('resume', '1');
  const words = asked.toString();
  return `${pathname}${words === '' ? '' : `?${words}`}${hash}`;
}
