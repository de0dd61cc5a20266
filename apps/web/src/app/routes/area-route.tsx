import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { hasEgf } from '../../api/egf-cookie.ts';
import { PATHS } from '../../paths.ts';
import { RouteError } from '../route-error.tsx';
import { loadSession } from '../session/load-session.ts';
import { rememberReturn } from '../../api/return-address.ts';
import { rootRoute } from './root-route.tsx';

/** Everything behind the login: the guard, the session, the shell around the pages. */
export const areaRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'area',
  beforeLoad: ({ location }) => {
    if (hasEgf()) return;
    rememberReturn(location.href);
    throw redirect({ to: PATHS.login, replace: true });
  },
  loader: loadSession,
  component: lazyRouteComponent(() => import('../shell/shell.tsx'), 'Shell'),
  errorComponent: RouteError,
});
