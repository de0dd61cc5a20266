import { beforeEach, expect, it, vi } from 'vitest';

const storage = new Map<string, string>();
beforeEach(() => {
  storage.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
});

it('tells a logout in another tab from one of this tab, once', async () => {
  const { announceLogout, takeLogoutElsewhere } = await import('./logout-signal.ts');
  expect(takeLogoutElsewhere()).toBe(false);
  announceLogout();
  expect(takeLogoutElsewhere()).toBe(false);
  storage.set('ringwerk.logout', 'of another tab');
  expect(takeLogoutElsewhere()).toBe(true);
  expect(takeLogoutElsewhere()).toBe(false);
});

it('takes a logout of before this page was opened for nothing new', async () => {
  storage.set('ringwerk.logout', 'yesterday');
  const { takeLogoutElsewhere } = await import('./logout-signal.ts');
  expect(takeLogoutElsewhere()).toBe(false);
});
