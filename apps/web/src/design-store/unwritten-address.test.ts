import { expect, it } from 'vitest';
import { keepUnwritten, takeUnwritten } from './unwritten-address.ts';

function memoryStorage(): Storage {
  const map = new Map<string, string>();
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
const BEFORE = 'https://portal.invalid/set/9014';
const AFTER = `${BEFORE}?d=abc`;

it('gives a reload the change that the address had not yet taken, once', () => {
  const tab = memoryStorage();
  keepUnwritten(tab, BEFORE, AFTER);
  expect(takeUnwritten(tab, BEFORE, true)).toBe(AFTER);
  expect(takeUnwritten(tab, BEFORE, true)).toBeNull();
});

it('shows the article to whoever comes another way, from another address, or after the address was written', () => {
  const tab = memoryStorage();
  keepUnwritten(tab, BEFORE, AFTER);
  expect(takeUnwritten(tab, BEFORE, false)).toBeNull();
  expect(takeUnwritten(tab, BEFORE, true)).toBeNull();
  keepUnwritten(tab, BEFORE, AFTER);
  expect(takeUnwritten(tab, 'https://portal.invalid/set/9015', true)).toBeNull();
  keepUnwritten(tab, BEFORE, AFTER);
  keepUnwritten(tab, AFTER, AFTER);
  expect(takeUnwritten(tab, BEFORE, true)).toBeNull();
  tab.setItem('ringwerk.unwritten', '{');
  expect(takeUnwritten(tab, BEFORE, true)).toBeNull();
});
