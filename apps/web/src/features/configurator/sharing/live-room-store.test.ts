import type { Session } from '@ringwerk/contract';
import { expect, it, vi } from 'vitest';

const ROOM = { id: '5e11e400-0000-4000-8000-000000000001', token: 't' };
const KEY = 'ringwerk.live';

/** The store reads its storage when it is loaded; 10001 is logged in. */
async function loaded(stored: string | null) {
  const items = new Map<string, string>(stored === null ? [] : [[KEY, stored]]);
  vi.resetModules();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
  const { setSession } = await import('../../../api/session-store.ts');
  const logIn = (customerNumber: string): void => setSession({ customerNumber } as Session); // all that is asked of it
  logIn('10001');
  return { items, logIn, ...(await import('./live-room-store.ts')) };
}

it('keeps the second screen in the tab for the user who paired it', async () => {
  const { items, setLiveRoom, currentLiveRoom, logIn } = await loaded(null);
  setLiveRoom(ROOM);
  expect(items.get(KEY)).toBe(JSON.stringify({ user: '10001', value: ROOM }));
  expect(currentLiveRoom()).toEqual(ROOM);
  logIn('10002');
  expect(currentLiveRoom(), 'another user of the tab shows the couple nothing').toBeNull();
});

it.each(['', 'null', '{}', JSON.stringify(ROOM), '{"user":"10001","value":{"id":5}}'])(
  'reads %s as no screen',
  async (stored) => {
    const { currentLiveRoom } = await loaded(stored);
    expect(currentLiveRoom()).toBeNull();
  },
);
