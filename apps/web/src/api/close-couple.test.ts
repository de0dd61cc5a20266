import { expect, it, vi } from 'vitest';
import { closeCouple, isCoupleClosed } from './close-couple.ts';

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

it('closes a couple: its drafts, steps, compared rings and measured sizes go, a colleague’s and the settings stay', () => {
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
  closeCouple('10001', { device, tab }, load);
  expect(load).toHaveBeenCalledOnce();
  expect(keysOf(device)).toEqual(['ringwerk.draft.10001-2.9014', 'ringwerk.locale']);
});
