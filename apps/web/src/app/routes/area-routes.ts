import { PATHS } from '../../paths.ts';
import { lazyPage } from '../lazy-page.ts';
import type { PortalRoute } from './portal-route.ts';

/** The other pages behind the login. */
export const AREA_ROUTES: readonly PortalRoute[] = [
  { path: PATHS.home, frame: 'area', ...lazyPage(() => import('../../features/home/home-page.tsx'), ['home']) },
  {
    path: PATHS.budget,
    frame: 'area',
    ...lazyPage(() => import('../../features/configurator/budget/budget-page.tsx'), ['rooms', 'configurator']),
  },
  {
    path: PATHS.compare,
    frame: 'area',
    ...lazyPage(() => import('../../features/configurator/compare/compare-page.tsx'), ['rooms', 'configurator']),
  },
  {
    path: PATHS.designCategories,
    frame: 'area',
    ...lazyPage(() => import('../../features/categories/categories-page.tsx'), ['gallery']),
  },
  {
    path: PATHS.watchLists,
    frame: 'area',
    ...lazyPage(() => import('../../features/watch/watch-page.tsx'), ['watch', 'positions', 'couples', 'stones']),
  },
  {
    path: PATHS.shares,
    frame: 'area',
    ...lazyPage(
      () => import('../../features/shares/shares-page.tsx'),
      ['shares', 'customer', 'couple', 'couples', 'hand'],
    ),
  },
  {
    path: PATHS.couples,
    frame: 'area',
    ...lazyPage(() => import('../../features/couples/couples-page.tsx'), ['couples']),
  },
  {
    path: `${PATHS.couples}/:id`,
    frame: 'area',
    ...lazyPage(
      () => import('../../features/couples/couple-page.tsx'),
      ['couples', 'positions', 'gallery', 'trade', 'papers', 'proof', 'life', 'services', 'partner', 'hand'],
    ),
  },
  {
    path: PATHS.savedDesigns,
    frame: 'area',
    ...lazyPage(
      () => import('../../features/designs/designs-page.tsx'),
      ['couples', 'positions', 'gallery', 'showcase'],
    ),
  },
  {
    path: PATHS.showcase,
    frame: 'area',
    ...lazyPage(() => import('../../features/showcase/showcase-page.tsx'), ['showcase', 'gallery']),
  },
  {
    path: `${PATHS.showcase}/:code`,
    frame: 'area',
    ...lazyPage(() => import('../../features/showcase/tag-page.tsx'), ['showcase']),
  },
  {
    path: PATHS.products,
    frame: 'area',
    ...lazyPage(() => import('../../features/products/products-page.tsx'), ['products', 'gallery']),
  },
  {
    path: PATHS.stones,
    frame: 'area',
    ...lazyPage(
      () => import('../../features/stones/stones-page.tsx'),
      ['stones', 'positions', 'couples', 'gallery', 'sheets'],
    ),
  },
  {
    path: PATHS.quotes,
    frame: 'area',
    ...lazyPage(() => import('../../features/quotes/quotes-page.tsx'), ['trade', 'positions']),
  },
  {
    path: `${PATHS.quotes}/:id`,
    frame: 'area',
    ...lazyPage(
      () => import('../../features/quotes/quote-page.tsx'),
      ['trade', 'positions', 'quote', 'couples', 'proof', 'customer', 'life', 'partner'],
    ),
  },
  {
    path: PATHS.orders,
    frame: 'area',
    ...lazyPage(() => import('../../features/orders/orders-page.tsx'), ['trade', 'positions', 'services']),
  },
  {
    path: `${PATHS.orders}/:id`,
    frame: 'area',
    ...lazyPage(
      () => import('../../features/orders/order-page.tsx'),
      ['trade', 'positions', 'papers', 'couples', 'contact', 'proof', 'life', 'services', 'partner'],
    ),
  },
  {
    path: `${PATHS.proofs}/:code`,
    frame: 'area',
    ...lazyPage(() => import('../../features/proof/proof-page.tsx'), ['proof']),
  },
  {
    path: PATHS.papers,
    frame: 'area',
    ...lazyPage(() => import('../../features/papers/own-papers-page.tsx'), ['papers']),
  },
  {
    path: PATHS.statistics,
    frame: 'area',
    ...lazyPage(() => import('../../features/statistics/statistics-page.tsx'), ['statistics', 'trade']),
  },
  {
    path: PATHS.dealer,
    frame: 'area',
    ...lazyPage(() => import('../../features/dealer/dealer-page.tsx'), ['dealer', 'branding', 'preferences', 'people']),
  },
  {
    path: PATHS.account,
    frame: 'area',
    ...lazyPage(() => import('../../features/account/account-page.tsx'), ['account', 'house']),
  },
];
