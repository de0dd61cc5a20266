import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../lazy-page.tsx';
import { areaRoute } from './area-route.tsx';

const setRoute = createRoute({
  getParentRoute: () => areaRoute,
  path: '/konfigurator/v2/$art/$id/$brand/set/$setId',
  ...lazyPage(
    () => import('../../features/configurator/configurator-page.tsx'),
    ['configurator', 'issues', 'customer'],
  ),
});

/** The configurator of a set: `/konfigurator/v2/$art/$id/$brand/set/$setId`, below `areaRoute`. */
export const configuratorRoutes = [setRoute] as const;
