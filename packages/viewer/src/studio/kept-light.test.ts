import { expect, test } from 'vitest';
import { readyStudio } from './kept-light.ts';
import { paintStudio } from './studio-cube.ts';
import type { Studio } from './studio-light.ts';

const room = (): Studio => ({
  floor: [0.4, 0.4, 0.4],
  wall: [0.2, 0.2, 0.2],
  ceiling: [0.7, 0.7, 0.7],
  panels: [{ azimuth: 0.4, elevation: 0.5, halfWidth: 0.3, halfHeight: 0.2, soft: 0.05, radiance: [2, 2, 2] }],
});

/** The part of a browser's caches that is used, in memory. */
function storageOf(kept: Map<string, Map<string, Blob>>): CacheStorage {
  const open = (name: string): Promise<unknown> => {
    const entries = kept.get(name) ?? new Map<string, Blob>();
    kept.set(name, entries);
    return Promise.resolve({
      match: (address: string) =>
        Promise.resolve(entries.has(address) ? new Response(entries.get(address)) : undefined),
      put: async (address: string, answer: Response) => void entries.set(address, await answer.blob()),
    });
  };
  const storage = {
    open,
    keys: () => Promise.resolve([...kept.keys()]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
  };
  return storage as unknown as CacheStorage; // no more of it is called
}

test('light is painted once, kept, and found again by an equal studio; an older kind of it goes', async () => {
  const kept = new Map([['studio-light-0', new Map<string, Blob>()]]);
  const [first, second] = [room(), room()];
  await readyStudio(first, storageOf(kept));
  expect([...kept.keys()]).toEqual(['studio-light-2']);
  const [address] = [...(kept.get('studio-light-2')?.keys() ?? [])];
  await readyStudio(second, storageOf(kept));
  expect(paintStudio(second)).toEqual(paintStudio(first));
  expect(paintStudio(second)[0]?.[0]?.buffer).toBe(paintStudio(second)[5]?.[5]?.buffer);
  expect(address).toMatch(/^\/studio-light\/[0-9a-f]{64}$/u);
});

test('what was kept in part is painted anew, and a device that keeps nothing still has light', async () => {
  const kept = new Map<string, Map<string, Blob>>();
  await readyStudio(room(), storageOf(kept));
  const entries = kept.get('studio-light-2');
  for (const address of entries?.keys() ?? []) entries?.set(address, new Blob(['half']));
  const [torn, bare] = [room(), room()];
  await readyStudio(torn, storageOf(kept));
  const broken = { open: () => Promise.reject(new Error('no room')) } as unknown as CacheStorage;
  await readyStudio(bare, broken);
  expect(paintStudio(torn)).toEqual(paintStudio(bare));
  expect([...(entries?.values() ?? [])].every(({ size }) => size > 1000)).toBe(true);
});
