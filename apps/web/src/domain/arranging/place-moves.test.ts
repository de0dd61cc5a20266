import { expect, test } from 'vitest';
import { movedTo, targetOf } from './place-moves.ts';

test.each([
  [0, [3, 1, 2, 4]],
  [3, [1, 2, 4, 3]],
  [2, [1, 2, 3, 4]],
])('to place %i', (to, order) => expect(movedTo([1, 2, 3, 4], 3, to)).toEqual(order));

test.each([
  ['ArrowLeft', 4, 3],
  ['ArrowRight', 4, 5],
  ['ArrowUp', 4, 1],
  ['ArrowDown', 4, 7],
  ['ArrowUp', 1, 0],
  ['ArrowDown', 8, 8],
  ['Home', 4, 0],
  ['End', 4, 8],
  ['Enter', 4, null],
])('%s from %i of nine in three columns goes to %s', (key, from, to) => expect(targetOf(key, from, 9, 3)).toBe(to));
