import { itemAt } from '../units/item-at.ts';
import { expect, it } from 'vitest';
import { weldMeshes } from './weld-meshes.ts';

/** Two triangles that share an edge, each with corners of its own. */
const APART = {
  positions: Float32Array.of(0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, -0, 1, 1, 0, -0, 1, 0),
  indices: Uint32Array.of(0, 1, 2, 3, 4, 5),
};

it('numbers every position once, -0 being 0', () => {
  const { positions, indices } = weldMeshes([APART]);
  expect([...positions]).toEqual([0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0]);
  expect([...indices]).toEqual([0, 1, 2, 1, 3, 2]);
});
it('welds across meshes', () => {
  const { positions, indices } = weldMeshes([APART, APART]);
  expect(positions).toHaveLength(12);
  expect([...indices.subarray(6)]).toEqual([...indices.subarray(0, 6)]);
});
it('keeps positions apart that differ in the last bit', () => {
  const next = itemAt(new Float32Array(new Int32Array(Float32Array.of(1).buffer).map((bits) => bits + 1).buffer), 0);
  const { positions } = weldMeshes([
    { positions: Float32Array.of(1, 0, 0, next, 0, 0), indices: Uint32Array.of(0, 1, 0) },
  ]);
  expect(positions).toHaveLength(6);
});
it('knows the corners of a hundred thousand that only a Map with text keys would know', () => {
  const positions = Float32Array.from({ length: 300_000 }, (_, k) => Math.fround(Math.sin(k % 1_500) * 10));
  const { positions: welded } = weldMeshes([{ positions, indices: Uint32Array.of(0, 1, 2) }]);
  const keys = new Set(Array.from({ length: 100_000 }, (_, v) => positions.subarray(3 * v, 3 * v + 3).join()));
  expect(welded.length / 3).toBe(keys.size);
});
