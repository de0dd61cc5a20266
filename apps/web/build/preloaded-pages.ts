import {
  getAlloys,
  getModel,
  getPriceBasis,
  getWatchLists,
  listOrders,
  listQuotes,
  searchModels,
} from '@ringwerk/contract';
import { PATHS, PATTERNS } from '../src/paths.ts';
import { LIST_SIZE, MOST_WANTED, NEWEST, WAY, WAYS } from '../src/domain/rings/first-questions.ts';
import { FIRST_ROW, HERO_SIZES, TILE_SIZES } from '../src/domain/rings/picture-sizes.ts';

const words = (query: Readonly<Record<string, string | number>>): string =>
  Object.entries(query)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
const list = (query: Readonly<Record<string, string | number>>): string => words({ ...query, lang: '__lang__' });

/**
 * The pages that are preloaded: their module, the pattern and the texts of their route, and what they ask the API first.
 * A test compares them with the page's own table of routes.
 */
export const PRELOADED_PAGES = {
  login: { module: 'features/login/login-page.tsx', route: PATHS.login, texts: ['login'], questions: [] },
  home: {
    module: 'features/home/home-page.tsx',
    route: PATHS.home,
    texts: ['home'],
    questions: [
      {
        address: `${searchModels.path}?${list(MOST_WANTED)}`,
        pictures: { count: 1, sizes: HERO_SIZES },
        yieldsToDraft: true,
      },
      ...WAYS.map(({ query }) => ({ address: `${searchModels.path}?${list({ ...query, ...WAY })}` })),
      { address: getWatchLists.path },
      ...[listQuotes, listOrders].map(({ path }) => ({ address: `${path}?${words(NEWEST)}` })),
    ],
  },
  gallery: {
    module: 'features/gallery/gallery-page.tsx',
    route: PATTERNS.gallery,
    texts: ['gallery'],
    questions: [
      {
        address: `${searchModels.path}?__selection__&${list({ page: 1, pageSize: LIST_SIZE })}`,
        pictures: { count: FIRST_ROW, sizes: TILE_SIZES },
        yieldsToFilter: true,
      },
    ],
  },
  configurator: {
    module: 'features/configurator/page/configurator-page.tsx',
    route: PATTERNS.set,
    texts: ['configurator', 'issues', 'customer'],
    questions: [
      { address: `${getModel.path.replace(':setId', '__setId__')}?lang=__lang__` },
      { address: getPriceBasis.path },
      { address: getAlloys.path },
    ],
  },
} as const;

/** Patterns of the pages without a frame but the login: they know no login, whoever else uses the browser. */
export const UNFRAMED = [
  PATHS.registration,
  PATHS.passwordReset,
  PATHS.setup,
  PATHS.invitation,
  PATTERNS.live,
  PATTERNS.share,
] as const;
