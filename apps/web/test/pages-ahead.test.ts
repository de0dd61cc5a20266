import { expect, it } from 'vitest';
import { PAGES_AHEAD, UNFRAMED } from '../build/pages-ahead.ts';
import { ROUTES } from '../src/app/router.ts';

it('asks ahead for the pages and texts of the routes that the page itself opens', () => {
  for (const { route, texts } of Object.values(PAGES_AHEAD))
    expect([route, ROUTES.find(({ path }) => path === route)?.texts]).toEqual([route, texts]);
});

it('asks nothing of the trade ahead for a page without a frame', () => {
  const unframed = ROUTES.filter(({ frame }) => frame === 'none').map(({ path }) => path);
  expect([PAGES_AHEAD.login.route, ...UNFRAMED].sort()).toEqual(unframed.sort());
});
