import { StrictMode, startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { refetchFailed } from './api/queries.ts';
import { readEgf } from './api/egf-cookie.ts';
import { onLogoutElsewhere, takeLogoutElsewhere } from './api/logout-signal.ts';
import { onForbidden, onUnauthorised } from './api/unauthorised.ts';
import { followTheme } from './app/layout-store.ts';
import { followNavigation } from './app/navigation-effects.ts';
import { followOffline } from './app/offline/follow-offline.ts';
import { RootFrame } from './app/root-frame.tsx';
import { portalRouter } from './app/router.ts';
import { refreshSession } from './app/session/load-session.ts';
import { loseSession } from './app/session/lose-session.ts';
import { languageOfAddress, setLocale } from './i18n/locale-store.ts';
import { followLanguage, switchLanguage } from './i18n/switch-locale.ts';
import { PortalRouter } from './routing/portal-router.tsx';
import './styles/global.css';

/** After this long the frame is shown without the page, with its sign of progress. */
const LOAD_PATIENCE_MILLISECONDS = 2_500;

const egf = readEgf();
if (egf) setLocale({ language: egf.sprache, country: egf.land });
const asked = languageOfAddress(location.search);
if (asked) void switchLanguage(asked);
followLanguage();
followTheme();

followOffline();
addEventListener('online', () => void refetchFailed());
onUnauthorised(() => void loseSession(takeLogoutElsewhere() ? 'session.ended' : 'session.unauthorised'));
onLogoutElsewhere(() => void loseSession('session.ended'));
onForbidden(() => void refreshSession());

/** Yields to what is waiting: input, the first paint. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Shows the page once its own files are there, drawn in slices; while a network hangs, the frame with its sign of progress. */
async function openPage(root: Root): Promise<void> {
  await nextTask();
  const router = portalRouter();
  followNavigation();
  await nextTask();
  const patience = new Promise((resolve) => setTimeout(resolve, LOAD_PATIENCE_MILLISECONDS));
  await Promise.race([router.start(), patience]);
  startTransition(() =>
    root.render(
      <StrictMode>
        <PortalRouter navigator={router}>
          <RootFrame />
        </PortalRouter>
      </StrictMode>,
    ),
  );
}

const container = document.getElementById('root');
if (!container) throw new Error('index.html has an element #root');
void openPage(createRoot(container));
