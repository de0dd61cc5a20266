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

/** Pages that stand open without a login. */
export const shellOpenRoutes = [loginRoute] as const;
export const shellAreaRoutes = [homeRoute] as const;
