import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../lazy-page.tsx';
import { rootRoute } from './root-route.tsx';

const screenRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ansicht/$token',
  ...lazyPage(() => import('../../features/couple/screen-page.tsx'), ['couple']),
});

const coupleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/paar/$token',
  ...lazyPage(() => import('../../features/couple/couple-page.tsx'), ['couple']),
});

/** What a couple opens by a link, without a login. */
export const coupleRoutes = [screenRoute, coupleRoute] as const;
