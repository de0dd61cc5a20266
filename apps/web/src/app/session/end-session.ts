import { logout } from '@ringwerk/contract';
import { call } from '../../api/call.ts';
import { dropEgf } from '../../api/egf-cookie.ts';
import { queryClient } from '../../api/query-client.ts';
import { setSession } from '../../api/session-store.ts';
import { loadTexts } from '../../i18n/catalogue.ts';
import { useLocaleStore } from '../../i18n/locale-store.ts';
import { translate } from '../../i18n/translate.ts';
import { PATHS } from '../../paths.ts';
import { showToast } from '../../ui/toast-store.ts';
import { router } from '../router.ts';
import { rememberReturn } from '../../api/return-address.ts';

function forget(): void {
  dropEgf();
  setSession(null);
  queryClient.clear();
}

async function say(key: 'session.ended' | 'session.unauthorised'): Promise<void> {
  const { language } = useLocaleStore.getState();
  await loadTexts(language, 'shell');
  showToast(translate(language, 'shell', key), key === 'session.unauthorised' ? { tone: 'bad' } : {});
}

/** The user logs out. A server that cannot be reached must not keep the counter logged in: the cookie goes in any case. */
export async function endSession(): Promise<void> {
  await call(logout, {}).catch(() => undefined);
  forget();
  await router.navigate({ to: PATHS.login });
  await say('session.ended');
}

/**
 * The server no longer knows the session (expired, or `egf` was forged). Work in progress lies in the page's own
 * stores and waits there; after the next login the same page opens again.
 */
export async function loseSession(): Promise<void> {
  const { href, pathname } = router.state.location;
  const isOpenPage = pathname === PATHS.login;
  forget();
  if (!isOpenPage) rememberReturn(href);
  await Promise.all([router.navigate({ to: PATHS.login, replace: true }), say('session.unauthorised')]);
}
