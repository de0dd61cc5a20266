import { expect, it } from 'vitest';
import { flapTriangles } from './flap-triangles.ts';

it('names triangles that lie back to back, each with one partner', () => {
  const corners = Uint32Array.of(5, 2, 9, 1, 2, 3, 9, 2, 5, 2, 5, 9, 1, 2, 4, 3, 1, 2);
  expect([...flapTriangles(corners)]).toEqual([0, 2]);
});
