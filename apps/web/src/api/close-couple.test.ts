import { afterEach, expect, it, vi } from 'vitest';
import { closeCouple, isCoupleClosed } from './close-couple.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function memoryStorage(entries: Readonly<Record<string, string>>): Storage {
  const map = new Map(Object.entries(entries));
  return {
    get length() {
      return map.size;
    },
    clear: () => map.clear(),
    getItem: (key) => map.get(key) ?? null,
    key: (index) => [...map.keys()][index] ?? null,
    removeItem: (key) => void map.delete(key),
    setItem: (key, value) => void map.set(key, value),
  };
}
const keysOf = (storage: Storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index));

it('closes a couple: its drafts, steps, compared rings and measured sizes go, a colleague’s and the settings stay', async () => {
  const device = memoryStorage({
    'ringwerk.draft.10001.9014': '1',
    'ringwerk.draft.10001.9014.without': '1',
    'ringwerk.draft.10001-2.9014': 'colleague',
    'ringwerk.locale': '{}',
  });
  const tab = memoryStorage({
    'ringwerk.steps.10001.9014': '1',
    'ringwerk.compare': '[]',
    'ringwerk.measured-sizes': '{}',
    'ringwerk.persons': '{}',
    'ringwerk.unwritten': '[]',
    other: '1',
  });
  const load = vi.fn(() => {
    expect(isCoupleClosed()).toBe(true);
    expect(keysOf(tab)).toEqual(['other']);
  });
  expect(isCoupleClosed()).toBe(false);
  await closeCouple('10001', { device, tab }, load);
  expect(load).toHaveBeenCalledOnce();
  expect(keysOf(device)).toEqual(['ringwerk.draft.10001-2.9014', 'ringwerk.locale']);
});

const ROOM = {
  'ringwerk.live': '{"user":"10001","value":{"id":"5e11e400-0000-4000-8000-000000000001","token":"t"}}',
};

it('ends the second screen before the page leaves: it would go on to show the couple', async () => {
  const tab = memoryStorage(ROOM);
  const seen: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    seen.push(`${method} ${address}`);
    return new Response(null, { status: 204 });
  });
  await closeCouple('10001', { device: memoryStorage({}), tab }, () => seen.push('left'));
  expect(seen).toEqual(['DELETE /api/live-rooms/5e11e400-0000-4000-8000-000000000001', 'left']);
  expect(keysOf(tab)).toEqual([]);
});

it.each([
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server never answers', () => new Promise<Response>(() => undefined)],
])('forgets the room and goes on when %s', async (_, fetch) => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetch);
  const tab = memoryStorage(ROOM);
  const load = vi.fn();
  const closed = closeCouple('10001', { device: memoryStorage({}), tab }, load);
  await vi.advanceTimersByTimeAsync(3_000);
  await closed;
  expect(load).toHaveBeenCalledOnce();
  expect(keysOf(tab)).toEqual([]);
});

it('goes on where the stored room cannot be read', async () => {
  const tab = memoryStorage({ 'ringwerk.live': '{' });
  const load = vi.fn();
  await closeCouple('10001', { device: memoryStorage({}), tab }, load);
  expect(load).toHaveBeenCalledOnce();
  expect(keysOf(tab)).toEqual([]);
});
