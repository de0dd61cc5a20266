import { PATHS } from '../../paths.ts';
import { lazyPage } from '../lazy-page.ts';
import type { PortalRoute } from './portal-route.ts';

/** The manufactory's back office, one page for each section. */
export const OFFICE_ROUTES: readonly PortalRoute[] = [
  {
    path: PATHS.backOffice,
    frame: 'area',
    ...lazyPage(() => import('../../features/back-office/office-start-page.tsx'), ['house']),
  },
  {
    path: PATHS.officeRegistrations,
    frame: 'area',
    ...lazyPage(() => import('../../features/back-office/registrations-page.tsx'), ['house']),
  },
  {
    path: PATHS.officeDealers,
    frame: 'area',
    ...lazyPage(() => import('../../features/back-office/dealers/dealers-page.tsx'), ['house', 'dealers']),
  },
  {
    path: `${PATHS.officeDealers}/:id`,
    frame: 'area',
    ...lazyPage(
      () => import('../../features/back-office/dealers/dealer-file-page.tsx'),
      ['house', 'dealers', 'people', 'audit'],
    ),
  },
  {
    path: PATHS.officeOrders,
    frame: 'area',
    ...lazyPage(() => import('../../features/back-office/orders-page.tsx'), ['house', 'production', 'services']),
  },
  {
    path: `${PATHS.officeOrders}/:id`,
    frame: 'area',
    ...lazyPage(
      () => import('../../features/back-office/work-order-page.tsx'),
      ['house', 'trade', 'positions', 'papers', 'production', 'jobs', 'proof', 'life', 'services'],
    ),
  },
  {
    path: PATHS.officeWorkLists,
    frame: 'area',
    ...lazyPage(() => import('../../features/back-office/production/lists-page.tsx'), ['house', 'production']),
  },
  {
    path: PATHS.officeBatches,
    frame: 'area',
    ...lazyPage(() => import('../../features/back-office/production/batches-page.tsx'), ['house', 'production']),
  },
  {
    path: `${PATHS.officeBatches}/:id`,
    frame: 'area',
    ...lazyPage(() => import('../../features/back-office/production/batch-page.tsx'), ['house', 'production']),
  },
  {
    path: PATHS.officeBench,
    frame: 'area',
    ...lazyPage(() => import('../../features/back-office/bench/bench-page.tsx'), ['house', 'production']),
  },
  {
    path: PATHS.officePapers,
    frame: 'area',
    ...lazyPage(() => import('../../features/back-office/papers/papers-page.tsx'), ['house', 'papers']),
  },
  {
    path: PATHS.officeBooks,
    frame: 'area',
    ...lazyPage(() => import('../../features/back-office/papers/books-page.tsx'), ['house', 'papers']),
  },
  {
    path: `${PATHS.officePapers}/:id`,
    frame: 'area',
    ...lazyPage(() => import('../../features/back-office/papers/paper-page.tsx'), ['house', 'papers']),
  },
  {
    path: PATHS.officeCollection,
    frame: 'area',
    ...lazyPage(
      () => import('../../features/back-office/collection/collection-page.tsx'),
      ['house', 'collection', 'sheets', 'jobs'],
    ),
  },
  {
    path: PATHS.officeImports,
    frame: 'area',
    ...lazyPage(
      () => import('../../features/back-office/collection/imports-page.tsx'),
      ['house', 'collection', 'sheets', 'jobs'],
    ),
  },
  {
    path: `${PATHS.officeImports}/:id`,
    frame: 'area',
    ...lazyPage(
      () => import('../../features/back-office/collection/import-page.tsx'),
      ['house', 'collection', 'sheets', 'jobs'],
    ),
  },
  {
    path: `${PATHS.officeCollection}/reihenfolge/:category`,
    frame: 'area',
    ...lazyPage(() => import('../../features/back-office/collection/places-page.tsx'), ['house', 'collection']),
  },
  {
    path: `${PATHS.officeCollection}/:setId`,
    frame: 'area',
    ...lazyPage(() => import('../../features/back-office/collection/model-page.tsx'), ['house', 'collection']),
  },
  {
    path: PATHS.officeAlloys,
    frame: 'area',
    ...lazyPage(() => import('../../features/back-office/alloys/alloys-page.tsx'), ['house', 'alloys']),
  },
  {
    path: `${PATHS.officeAlloys}/:id`,
    frame: 'area',
    ...lazyPage(() => import('../../features/back-office/alloys/alloy-page.tsx'), ['house', 'alloys']),
  },
  {
    path: PATHS.officePeople,
    frame: 'area',
    ...lazyPage(() => import('../../features/back-office/people/people-page.tsx'), ['house', 'people']),
  },
  {
    path: PATHS.officeSettings,
    frame: 'area',
    ...lazyPage(
      () => import('../../features/back-office/settings/settings-page.tsx'),
      ['house', 'settings', 'branding'],
    ),
  },
  {
    path: PATHS.officeInterfaces,
    frame: 'area',
    ...lazyPage(() => import('../../features/back-office/interfaces/interfaces-page.tsx'), ['house', 'interfaces']),
  },
  {
    path: PATHS.officeAudit,
    frame: 'area',
    ...lazyPage(() => import('../../features/back-office/audit/audit-page.tsx'), ['house', 'audit']),
  },
  {
    path: PATHS.officeMails,
    frame: 'area',
    ...lazyPage(() => import('../../features/back-office/mails/mails-page.tsx'), ['house', 'mails', 'jobs']),
  },
  {
    path: PATHS.officeMailTexts,
    frame: 'area',
    ...lazyPage(() => import('../../features/back-office/mails/mail-texts-page.tsx'), ['house', 'mails']),
  },
  {
    path: `${PATHS.officeMails}/:id`,
    frame: 'area',
    ...lazyPage(() => import('../../features/back-office/mails/mail-page.tsx'), ['house', 'mails', 'jobs']),
  },
  {
    path: PATHS.officeJobs,
    frame: 'area',
    ...lazyPage(() => import('../../features/back-office/jobs/jobs-page.tsx'), ['house', 'jobs']),
  },
  {
    path: PATHS.officePrices,
    frame: 'area',
    ...lazyPage(
      () => import('../../features/back-office/prices/price-lists-page.tsx'),
      ['house', 'prices', 'papers', 'services'],
    ),
  },
  {
    path: PATHS.officeWeights,
    frame: 'area',
    ...lazyPage(() => import('../../features/back-office/prices/weights-page.tsx'), ['house', 'prices']),
  },
  {
    path: `${PATHS.officePrices}/:id`,
    frame: 'area',
    ...lazyPage(
      () => import('../../features/back-office/prices/price-list-page.tsx'),
      ['house', 'jobs', 'prices', 'sheets'],
    ),
  },
  {
    path: PATHS.officeRates,
    frame: 'area',
    ...lazyPage(
      () => import('../../features/back-office/rates/rates-page.tsx'),
      ['house', 'fixings', 'feeds', 'prices', 'sheets'],
    ),
  },
  {
    path: PATHS.officeLegal,
    frame: 'area',
    ...lazyPage(() => import('../../features/back-office/legal-page.tsx'), ['house']),
  },
];
