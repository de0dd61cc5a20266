import { expect, it } from 'vitest';
import { closedMesh } from '../../test/closed-mesh.ts';
import { box } from '../../test/fixtures/box.ts';
import { KERNEL, ringWith } from '../../test/fixtures/tables.ts';
import { buildRingScene } from '../mesh/build-ring-scene.ts';
import { stlBytes } from './stl.ts';

interface Facet {
  readonly normal: readonly number[];
  readonly corners: readonly (readonly number[])[];
}

/** Reads a binary STL as its authors describe it: 80 bytes, the number of facets, 50 bytes each, little-endian. */
function facetsOf(bytes: Uint8Array<ArrayBuffer>): Facet[] {
  const view = new DataView(bytes.buffer);
  const count = view.getUint32(80, true);
  expect(bytes.length).toBe(84 + 50 * count);
  const vector = (at: number): number[] => [0, 4, 8].map((offset) => view.getFloat32(at + offset, true));
  return Array.from({ length: count }, (_, k) => {
    const at = 84 + 50 * k;
    // The two bytes behind the corners say nothing and are 0.
    expect(view.getUint16(at + 48, true)).toBe(0);
    return { normal: vector(at), corners: [12, 24, 36].map((offset) => vector(at + offset)) };
  });
}
const minus = (a: readonly number[], b: readonly number[]): number[] => a.map((value, axis) => value - (b[axis] ?? 0));
const meshOf = (facets: readonly Facet[]) => ({
  positions: facets.flatMap(({ corners }) => corners.flat()),
  indices: facets.flatMap((_, k) => [3 * k, 3 * k + 1, 3 * k + 2]),
});

it('writes a box as twelve facets whose normals point out of it', () => {
  const facets = facetsOf(stlBytes([box([1, 2, 3], [3, 5, 7])]));
  expect(facets).toHaveLength(12);
  const { volume, open } = closedMesh([meshOf(facets)]);
  expect([volume, open]).toEqual([24, 0]);
  const middle = [2, 3.5, 5];
  for (const { normal, corners } of facets) {
    expect(Math.hypot(...normal)).toBeCloseTo(1, 6);
    expect(normal.filter((value) => Math.abs(value) > 1e-6)).toHaveLength(1);
    const outwards = minus(corners[0] ?? [], middle).reduce((sum, value, axis) => sum + value * (normal[axis] ?? 0), 0);
    expect(outwards).toBeGreaterThan(0);
  }
});

it('writes several bodies one after the other and loses nothing of a ring', () => {
  const two = facetsOf(stlBytes([box([0, 0, 0], [1, 1, 1]), box([5, 0, 0], [6, 2, 1])]));
  expect(closedMesh([meshOf(two)]).volume).toBeCloseTo(3, 9);
  const meshes = buildRingScene(ringWith({}), KERNEL, { around: 64, perArc: 6 }).parts.map(({ mesh }) => mesh);
  const [before, after] = [closedMesh(meshes), closedMesh([meshOf(facetsOf(stlBytes(meshes)))])];
  expect(after.triangles).toBe(before.triangles);
  expect(after.open).toBe(0);
  expect(after.volume).toBeCloseTo(before.volume, 9);
});

it('writes nothing as no facets, and a flat one without a direction', () => {
  expect(facetsOf(stlBytes([]))).toEqual([]);
  const line = { positions: Float32Array.of(0, 0, 0, 1, 0, 0, 2, 0, 0), indices: Uint32Array.of(0, 1, 2) };
  expect(facetsOf(stlBytes([line]))[0]?.normal).toEqual([0, 0, 0]);
});
