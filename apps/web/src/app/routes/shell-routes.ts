import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { hasEgf } from '../../api/egf-cookie.ts';
import { PATHS } from '../../paths.ts';
import { lazyPage } from '../lazy-page.tsx';
import { NotFoundPage } from '../not-found-page.tsx';
import { loadSession } from '../session/load-session.ts';
import { areaRoute } from './area-route.tsx';
import { rootRoute } from './root-route.tsx';

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: PATHS.login,
  beforeLoad: () => {
    if (hasEgf()) throw redirect({ to: PATHS.home, replace: true });
  },
  ...lazyPage(() => import('../../features/login/login-page.tsx'), ['login']),
});

const homeRoute = createRoute({
  getParentRoute: () => areaRoute,
  path: PATHS.home,
  ...lazyPage(() => import('../../features/home/home-page.tsx'), ['home']),
});

const registrationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: PATHS.registration,
  ...lazyPage(() => import('../../features/house/registration-page.tsx'), ['house', 'preferences']),
});
const passwordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: PATHS.passwordReset,
  ...lazyPage(() => import('../../features/house/password-page.tsx'), ['house']),
});
const setupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: PATHS.setup,
  ...lazyPage(() => import('../../features/house/setup-page.tsx'), ['house']),
});
/** The legal texts stand open, and keep the frame of whoever is logged in. */
const legalRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'legal',
  loader: () => (hasEgf() ? loadSession() : undefined),
  component: lazyRouteComponent(() => import('../shell/legal-frame.tsx'), 'LegalFrame'),
});
const privacyRoute = createRoute({
  getParentRoute: () => legalRoute,
  path: PATHS.privacy,
  ...lazyPage(() => import('../../features/house/privacy-page.tsx'), ['house']),
});
const imprintRoute = createRoute({
  getParentRoute: () => legalRoute,
  path: PATHS.imprint,
  ...lazyPage(() => import('../../features/house/imprint-page.tsx'), ['house']),
});
const dealerRoute = createRoute({
  getParentRoute: () => areaRoute,
  path: PATHS.dealer,
  ...lazyPage(() => import('../../features/dealer/dealer-page.tsx'), ['dealer', 'preferences']),
});
const backOfficeRoute = createRoute({
  getParentRoute: () => areaRoute,
  path: PATHS.backOffice,
  ...lazyPage(() => import('../../features/house/back-office-page.tsx'), ['house']),
});

/** Whatever leads nowhere: after the login, in the frame. */
const unknownRoute = createRoute({ getParentRoute: () => areaRoute, path: '$', component: NotFoundPage });

/** Pages that stand open without a login. */
export const shellOpenRoutes = [
  loginRoute,
  registrationRoute,
  passwordRoute,
  setupRoute,
  legalRoute.addChildren([privacyRoute, imprintRoute]),
] as const;
export const shellAreaRoutes = [homeRoute, dealerRoute, backOfficeRoute, unknownRoute] as const;
