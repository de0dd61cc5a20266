import { dropPreloaded } from '../../api/preloaded-answers.ts';
import { dropEgf } from '../../api/egf-cookie.ts';
import { clearQueries } from '../../api/queries.ts';
import { setSession } from '../../api/session-store.ts';
import { loadTexts } from '../../i18n/catalogue.ts';
import { useLocaleStore } from '../../i18n/locale-store.ts';
import { translate } from '../../i18n/translate.ts';
import { showToast } from '../../ui/toast-store.ts';

/** The page no longer knows who is logged in: cookie, session and every answer fetched for them are gone. */
export function forgetSession(): void {
  dropEgf();
  setSession(null);
  dropPreloaded();
  clearQueries();
}

/** Says how the session ended, in the language of the page. */
export async function saySessionEnd(key: 'session.ended' | 'session.unauthorised'): Promise<void> {
  const { language } = useLocaleStore.getState();
  await loadTexts(language, 'shell');
  showToast(translate(language, 'shell', key), key === 'session.unauthorised' ? { tone: 'bad' } : {});
}
