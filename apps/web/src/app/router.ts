import { createRouter } from '@tanstack/react-router';
import { areaRoute } from './routes/area-route.tsx';
import { configuratorRoutes } from './routes/configurator-routes.ts';
import { coupleRoutes } from './routes/couple-routes.ts';
import { roomRoutes } from './routes/room-routes.ts';
import { rootRoute } from './routes/root-route.tsx';
import { shellAreaRoutes, shellOpenRoutes } from './routes/shell-routes.ts';

const routeTree = rootRoute.addChildren([
  ...shellOpenRoutes,
  ...coupleRoutes,
  areaRoute.addChildren([...shellAreaRoutes, ...roomRoutes, ...configuratorRoutes]),
]);

const makeRouter = () =>
  createRouter({
    routeTree,
    defaultPreload: 'intent',
    // A page whose answer is there at once must not flash a waiting sign.
    defaultPendingMs: 400,
    defaultStructuralSharing: true,
  });

let made: ReturnType<typeof makeRouter> | null = null;

/** The page's one router, made when it is first asked for: reading the scripts and reading the address are two tasks. */
export const portalRouter = (): ReturnType<typeof makeRouter> => (made ??= makeRouter());

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
