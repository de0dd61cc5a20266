import { hasEgf } from '../api/egf-cookie.ts';
import { rememberReturn } from '../api/return-address.ts';
import { currentSession } from '../api/session-store.ts';
import { loadTexts } from '../i18n/catalogue.ts';
import { useLocaleStore } from '../i18n/locale-store.ts';
import { PATHS } from '../paths.ts';
import { Navigator } from '../routing/navigator.ts';
import type { Frame, RouteTable } from '../routing/route-table.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { AREA_ROUTES } from './routes/area-routes.ts';
import { OFFICE_ROUTES } from './routes/office-routes.ts';
import { OPEN_ROUTES } from './routes/open-routes.ts';
import type { PortalRoute } from './routes/portal-route.ts';
import { SELECTION_ROUTES } from './routes/selection-routes.ts';
import { loadSession } from './session/load-session.ts';

/** Whatever leads nowhere: after the login, in the frame. */
const UNKNOWN: PortalRoute = { path: '/*', frame: 'area', texts: [], load: () => Promise.resolve(NotFoundPage) };

/** Every page of the portal, each under its pattern; the first that takes an address has it. */
export const ROUTES: readonly PortalRoute[] = [
  ...OPEN_ROUTES,
  ...AREA_ROUTES,
  ...OFFICE_ROUTES,
  ...SELECTION_ROUTES,
  UNKNOWN,
];

const loadShell = (): Promise<Frame> => import('./shell/shell.tsx').then(({ Shell }) => Shell);

/** The texts that stand on every page. */
const loadFrameTexts = (): Promise<void> => loadTexts(useLocaleStore.getState().language, 'shell');

const TABLE: RouteTable<PortalRoute> = {
  routes: ROUTES,
  guard: ({ path, frame }, { href }) => {
    if (path === PATHS.login) return hasEgf() ? PATHS.home : null;
    if (frame !== 'area' || hasEgf()) return null;
    rememberReturn(href);
    return PATHS.login;
  },
  loadFrame: async ({ frame }) => {
    const isFramed = frame !== 'none' && hasEgf();
    const [, shell, isLost] = await Promise.all([
      loadFrameTexts(),
      isFramed ? loadShell() : null,
      isFramed ? loadSession().then((isKnown) => !isKnown) : false,
    ]);
    if (isLost) return { redirect: PATHS.login };
    return { frame: currentSession() === null ? null : shell };
  },
};

let made: Navigator | null = null;

/** The page's one router, made when it is first asked for: reading the scripts and reading the address are two tasks. */
export const portalRouter = (): Navigator => (made ??= new Navigator(TABLE));
