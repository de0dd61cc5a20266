import { expect, it } from 'vitest';
import { typedSize } from './typed-size.ts';

const SPAN = { min: 41, max: 82, step: 0.1 };

it.each([
  ['54', 54],
  ['Größe 54', 54],
  ['size US 7', 54.4],
  ['US7', 54.4],
  ['ring size 17,5 mm', 55],
  ['サイズ54', 54],
  ['사이즈 JP 12', 52.4],
])('finds the size in "%s"', (typed, size) => {
  expect(typedSize(typed, 'iso', SPAN)).toBeCloseTo(size, 1);
});

it('reads a bare number on the scale of the reader', () => {
  expect(typedSize('7', 'us', SPAN)).toBeCloseTo(54.4, 1);
});

it.each(['750', 'Gold 585', 'milgrain', '5 mm', ''])('finds no size in "%s"', (typed) => {
  expect(typedSize(typed, 'iso', SPAN)).toBeNull();
});
