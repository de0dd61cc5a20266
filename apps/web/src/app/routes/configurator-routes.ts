import { createRoute } from '@tanstack/react-router';
import { PATHS } from '../../paths.ts';
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

const budgetRoute = createRoute({
  getParentRoute: () => areaRoute,
  path: PATHS.budget,
  ...lazyPage(() => import('../../features/configurator/budget/budget-page.tsx'), ['rooms', 'configurator']),
});
const compareRoute = createRoute({
  getParentRoute: () => areaRoute,
  path: PATHS.compare,
  ...lazyPage(() => import('../../features/configurator/compare/compare-page.tsx'), ['rooms', 'configurator']),
});

/** The configurator of a set: `/konfigurator/v2/$art/$id/$brand/set/$setId`, below `areaRoute`. */
export const configuratorRoutes = [setRoute, budgetRoute, compareRoute] as const;
