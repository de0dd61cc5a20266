import { expect, it } from 'vitest';
import { PRELOADED_PAGES, UNFRAMED } from '../build/preloaded-pages.ts';
import { ROUTES } from '../src/app/router.ts';

it('preloads the pages and texts of the routes that the page itself opens', () => {
  for (const { route, texts } of Object.values(PRELOADED_PAGES))
    expect([route, ROUTES.find(({ path }) => path === route)?.texts]).toEqual([route, texts]);
});

it('preloads nothing of the trade for a page without a frame', () => {
  const unframed = ROUTES.filter(({ frame }) => frame === 'none').map(({ path }) => path);
  expect([PRELOADED_PAGES.login.route, ...UNFRAMED].sort()).toEqual(unframed.sort());
});
