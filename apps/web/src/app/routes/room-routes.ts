import { createRoute } from '@tanstack/react-router';
import { PATHS } from '../../paths.ts';
import { lazyPage } from '../lazy-page.tsx';
import { areaRoute } from './area-route.tsx';

const unknownSelection = lazyPage(() => import('../../features/gallery/unknown-selection-page.tsx'), ['gallery']);

const selectionRoute = createRoute({
  getParentRoute: () => areaRoute,
  path: PATHS.selection,
  ...lazyPage(() => import('../../features/gallery/selection-index-page.tsx'), ['gallery']),
});
const galleryRoute = createRoute({
  getParentRoute: () => areaRoute,
  path: '/konfigurator/v2/$art/$id',
  ...lazyPage(() => import('../../features/gallery/gallery-page.tsx'), ['gallery']),
});
const searchRoute = createRoute({
  getParentRoute: () => areaRoute,
  path: PATHS.search,
  ...lazyPage(() => import('../../features/search/search-page.tsx'), ['gallery']),
});
const orderPad = lazyPage(() => import('../../features/order-pad/order-pad-page.tsx'), ['pad', 'gallery']);
const orderPadRoute = createRoute({ getParentRoute: () => areaRoute, path: PATHS.selectionOld, ...orderPad });
const orderPadSelectionRoute = createRoute({
  getParentRoute: () => areaRoute,
  path: '/konfigurator/v1/$art/$id',
  ...orderPad,
});
const unknownVersionRoute = createRoute({
  getParentRoute: () => areaRoute,
  path: '/konfigurator/$version',
  ...unknownSelection,
});
const unknownVersionSelectionRoute = createRoute({
  getParentRoute: () => areaRoute,
  path: '/konfigurator/$version/$art',
  ...unknownSelection,
});
const unknownSelectionRoute = createRoute({
  getParentRoute: () => areaRoute,
  path: '/konfigurator/$version/$art/$id',
  ...unknownSelection,
});
const watchRoute = createRoute({
  getParentRoute: () => areaRoute,
  path: PATHS.watchLists,
  ...lazyPage(() => import('../../features/watch/watch-page.tsx'), ['watch']),
});
const sharesRoute = createRoute({
  getParentRoute: () => areaRoute,
  path: PATHS.shares,
  ...lazyPage(() => import('../../features/shares/shares-page.tsx'), ['shares', 'customer', 'couple']),
});
const productsRoute = createRoute({
  getParentRoute: () => areaRoute,
  path: PATHS.products,
  ...lazyPage(() => import('../../features/products/products-page.tsx'), ['products', 'gallery']),
});
const stonesRoute = createRoute({
  getParentRoute: () => areaRoute,
  path: PATHS.stones,
  ...lazyPage(() => import('../../features/stones/stones-page.tsx'), ['stones', 'gallery']),
});
const quotesRoute = createRoute({
  getParentRoute: () => areaRoute,
  path: PATHS.quotes,
  ...lazyPage(() => import('../../features/trade/quotes-page.tsx'), ['trade']),
});
const quoteRoute = createRoute({
  getParentRoute: () => areaRoute,
  path: `${PATHS.quotes}/$id`,
  ...lazyPage(() => import('../../features/trade/quote-page.tsx'), ['trade']),
});
const ordersRoute = createRoute({
  getParentRoute: () => areaRoute,
  path: PATHS.orders,
  ...lazyPage(() => import('../../features/trade/orders-page.tsx'), ['trade']),
});
const orderRoute = createRoute({
  getParentRoute: () => areaRoute,
  path: `${PATHS.orders}/$id`,
  ...lazyPage(() => import('../../features/trade/order-page.tsx'), ['trade']),
});
const categoriesRoute = createRoute({
  getParentRoute: () => areaRoute,
  path: PATHS.designCategories,
  ...lazyPage(() => import('../../features/categories/categories-page.tsx'), ['gallery']),
});

/** Gallery, search, order pad, watch lists, products, design categories, stones, quotes and orders. */
export const roomRoutes = [
  selectionRoute,
  searchRoute,
  galleryRoute,
  orderPadRoute,
  orderPadSelectionRoute,
  unknownVersionRoute,
  unknownVersionSelectionRoute,
  unknownSelectionRoute,
  categoriesRoute,
  watchRoute,
  sharesRoute,
  productsRoute,
  stonesRoute,
  quotesRoute,
  quoteRoute,
  ordersRoute,
  orderRoute,
] as const;
