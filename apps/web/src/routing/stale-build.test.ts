// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { isStaleBuild, reloadOnce } from './stale-build.ts';

const reload = vi.fn<() => void>();
beforeEach(() => {
  reload.mockClear();
  sessionStorage.clear();
  vi.stubGlobal('window', { location: { reload } });
});

it('loads the page anew after a release, also at an address with a fragment, and once only', () => {
  expect(reloadOnce('/konfigurator/v2/suche?q=x#search')).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(reloadOnce('/konfigurator/v2/suche?q=x#search')).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('takes a script that is gone for a release, and no other failure', () => {
  expect(isStaleBuild(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))).toBe(true);
  expect(isStaleBuild(new TypeError('x is not a function'))).toBe(false);
});
