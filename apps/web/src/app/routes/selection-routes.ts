import { PATHS, PATTERNS } from '../../paths.ts';
import { lazyPage } from '../lazy-page.ts';
import type { PortalRoute } from './portal-route.ts';

const orderPad = lazyPage(() => import('../../features/quick-order/order-pad-page.tsx'), ['pad', 'gallery', 'trade']);
const unknownSelection = lazyPage(() => import('../../features/gallery/unknown-selection-page.tsx'), ['gallery']);

/** Ring selections, search and the configurator of a set; at the end what looks like one of them and is none. */
export const SELECTION_ROUTES: readonly PortalRoute[] = [
  {
    path: PATHS.selection,
    frame: 'area',
    ...lazyPage(() => import('../../features/gallery/selection-index-page.tsx'), ['gallery']),
  },
  {
    path: PATHS.search,
    frame: 'area',
    ...lazyPage(() => import('../../features/search/search-page.tsx'), ['gallery']),
  },
  {
    path: PATTERNS.alike,
    frame: 'area',
    ...lazyPage(() => import('../../features/gallery/alike-page.tsx'), ['gallery', 'filters']),
  },
  {
    path: PATTERNS.gallery,
    frame: 'area',
    ...lazyPage(() => import('../../features/gallery/gallery-page.tsx'), ['gallery']),
  },
  {
    path: PATTERNS.set,
    frame: 'area',
    ...lazyPage(
      () => import('../../features/configurator/page/configurator-page.tsx'),
      ['configurator', 'issues', 'customer'],
    ),
  },
  { path: PATHS.selectionOld, frame: 'area', ...orderPad },
  { path: '/konfigurator/v1/:art/:id', frame: 'area', ...orderPad },
  { path: '/konfigurator/:version', frame: 'area', ...unknownSelection },
  { path: '/konfigurator/:version/:art', frame: 'area', ...unknownSelection },
  { path: '/konfigurator/:version/:art/:id', frame: 'area', ...unknownSelection },
];
