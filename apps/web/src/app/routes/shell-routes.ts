import { createRoute, redirect } from '@tanstack/react-router';
import { hasEgf } from '../../api/egf-cookie.ts';
import { PATHS } from '../../paths.ts';
import { lazyPage } from '../lazy-page.tsx';
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
  ...lazyPage(() => import('../../features/house/registration-page.tsx'), ['house']),
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
const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: PATHS.privacy,
  ...lazyPage(() => import('../../features/house/privacy-page.tsx'), ['house']),
});
const imprintRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: PATHS.imprint,
  ...lazyPage(() => import('../../features/house/imprint-page.tsx'), ['house']),
});
const dealerRoute = createRoute({
  getParentRoute: () => areaRoute,
  path: PATHS.dealer,
  ...lazyPage(() => import('../../features/dealer/dealer-page.tsx'), ['dealer']),
});
const backOfficeRoute = createRoute({
  getParentRoute: () => areaRoute,
  path: PATHS.backOffice,
  ...lazyPage(() => import('../../features/house/back-office-page.tsx'), ['house']),
});

/** Pages that stand open without a login. */
export const shellOpenRoutes = [
  loginRoute,
  registrationRoute,
  passwordRoute,
  setupRoute,
  privacyRoute,
  imprintRoute,
] as const;
export const shellAreaRoutes = [homeRoute, dealerRoute, backOfficeRoute] as const;
