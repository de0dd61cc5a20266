import { describe, expect, test } from 'vitest';
import { entryOf, itemAt, lastItem, outside } from './item-at.ts';

const LISTS = {
  'plain numbers': [4, 0, -0.5],
  Float64Array: Float64Array.of(4, 0, -0.5),
  Float32Array: Float32Array.of(4, 0, -0.5),
} as const;

describe.each(Object.entries(LISTS))('itemAt of %s', (_, list) => {
  test('returns every item, zeros too', () => {
    expect([0, 1, 2].map((index) => itemAt(list, index))).toEqual([4, 0, -0.5]);
    expect(lastItem(list)).toBe(-0.5);
  });
  test.each([-1, 3, 0.5, NaN, Infinity, -Infinity])('throws for index %d and names it beside the length', (index) => {
    const words = `Index ${index} of 3 items.`;
    expect(() => itemAt(list, index)).toThrow(new RangeError(words));
    expect(() => list[index] ?? outside(list, index)).toThrow(new RangeError(words));
  });
});

test('texts and null are items, a hole is none', () => {
  expect(itemAt(['', 'a'], 0)).toBe('');
  expect(itemAt([null], 0)).toBeNull();
  const sparse: number[] = [];
  sparse[2] = 1;
  expect(() => itemAt(sparse, 1)).toThrow(RangeError);
});

test('an empty list has no last item', () => {
  expect(() => lastItem([])).toThrow(new RangeError('Index -1 of 0 items.'));
});

test('entryOf names the key that a map lacks', () => {
  const map = new Map([[7, 0]]);
  expect(entryOf(map, 7)).toBe(0);
  expect(() => entryOf(map, 8)).toThrow(new RangeError('No entry 8 of 1.'));
});
