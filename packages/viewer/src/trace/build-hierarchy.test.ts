import { itemAt } from '@ringwerk/kernel/math';
import type { MeshData } from '@ringwerk/kernel/mesh';
import { expect, it } from 'vitest';
import { buildHierarchy, packNormal, type Hierarchy } from './build-hierarchy.ts';

type Vector = readonly [number, number, number];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const sub = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Mulberry32, so that the rays are the same ones in every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Small triangles strewn over a ball, some of them flat along an axis. */
function strewn(count: number): MeshData {
  const next = random(20261122);
  const positions = new Float32Array(9 * count);
  for (let at = 0; at < count; at += 1) {
    const middle = [next() * 20 - 10, next() * 20 - 10, next() * 6 - 3];
    for (let corner = 0; corner < 3; corner += 1) {
      for (let axis = 0; axis < 3; axis += 1) {
        const off = at % 7 === axis ? 0 : 0.8 * (next() - 0.5);
        positions[9 * at + 3 * corner + axis] = itemAt(middle, axis) + off;
      }
    }
  }
  const normals = new Float32Array(9 * count).map((_, index) => (index % 3 === 2 ? 1 : 0));
  return {
    positions,
    normals,
    uvs: new Float32Array(6 * count),
    indices: Uint32Array.from({ length: 3 * count }, (_, index) => index),
  };
}

function triangleHit(at: number, { triangles }: Hierarchy, o: Vector, d: Vector): number {
  const corner = (k: number): Vector => [
    itemAt(triangles, 16 * at + 4 * k),
    itemAt(triangles, 16 * at + 4 * k + 1),
    itemAt(triangles, 16 * at + 4 * k + 2),
  ];
  const v = corner(0);
  const [e1, e2] = [sub(corner(1), v), sub(corner(2), v)];
  const p = cross(d, e2);
  const det = dot(e1, p);
  const s = sub(o, v);
  const q = cross(s, e1);
  const [u, w, t] = [dot(s, p) / det, dot(d, q) / det, dot(e2, q) / det];
  return u >= 0 && w >= 0 && u + w <= 1 && t > 1e-4 ? t : Infinity;
}

/** The shader's walk over boxes, in the plain: how far, and how many triangles it looked at. */
function walked(hierarchy: Hierarchy, o: Vector, d: Vector): { nearest: number; looked: number } {
  const { nodes } = hierarchy;
  let [nearest, looked] = [Infinity, 0];
  const stack = [0];
  const meets = (at: number): boolean => {
    let [enter, leave] = [0, nearest];
    for (let axis = 0; axis < 3; axis += 1) {
      const a = (itemAt(nodes, at + axis) - itemAt(o, axis)) / itemAt(d, axis);
      const b = (itemAt(nodes, at + 4 + axis) - itemAt(o, axis)) / itemAt(d, axis);
      [enter, leave] = [Math.max(enter, Math.min(a, b)), Math.min(leave, Math.max(a, b))];
    }
    return enter <= leave + 1e-6;
  };
  for (let reference = stack.pop(); reference !== undefined; reference = stack.pop()) {
    if (reference < 0) {
      const leaf = -1 - reference;
      for (let k = leaf >> 3; k <= (leaf >> 3) + (leaf & 7); k += 1) {
        looked += 1;
        nearest = Math.min(nearest, triangleHit(k, hierarchy, o, d));
      }
      continue;
    }
    if (meets(16 * reference)) stack.push(itemAt(nodes, 16 * reference + 3));
    if (meets(16 * reference + 8)) stack.push(itemAt(nodes, 16 * reference + 7));
  }
  return { nearest, looked };
}

it('finds for 600 rays what looking at every triangle finds, and looks at few', () => {
  const count = 3_000;
  const metal = { mesh: strewn(count), colour: [0.9, 0.7, 0.4], matter: 0.1 } as const;
  const hierarchy = buildHierarchy([metal]);
  if (!hierarchy) throw new Error('three thousand triangles make a hierarchy');
  expect(hierarchy.triangles.length).toBe(16 * count);
  const next = random(7);
  let [wrong, met, looks] = [0, 0, 0];
  for (let ray = 0; ray < 600; ray += 1) {
    const o: Vector = [next() * 24 - 12, next() * 24 - 12, next() * 10 - 5];
    const d: Vector = [next() - 0.5, next() - 0.5, next() - 0.5];
    let truth = Infinity;
    for (let at = 0; at < count; at += 1) truth = Math.min(truth, triangleHit(at, hierarchy, o, d));
    const { nearest, looked } = walked(hierarchy, o, d);
    if (truth !== nearest) wrong += 1;
    if (truth < Infinity) met += 1;
    looks += looked;
  }
  expect(wrong).toBe(0);
  expect(met).toBeGreaterThan(60);
  expect(looks / 600).toBeLessThan(60);
});

it('keeps what it is made of with the triangles of each body', () => {
  const gold = { mesh: strewn(40), colour: [0.9, 0.7, 0.4], matter: 0.1 } as const;
  const steel = { mesh: strewn(60), colour: [0.5, 0.5, 0.5], matter: 0.3 } as const;
  const built = buildHierarchy([gold, steel]);
  const roughs = Array.from({ length: 100 }, (_, at) => built?.triangles[16 * at + 15] ?? 0);
  expect(roughs.filter((value) => Math.abs(value - 0.1) < 1e-6)).toHaveLength(40);
  expect(roughs.filter((value) => Math.abs(value - 0.3) < 1e-6)).toHaveLength(60);
  expect(buildHierarchy([])).toBeNull();
});

it('packs a normal within a thousandth of a radian', () => {
  const next = random(3);
  for (let round = 0; round < 500; round += 1) {
    const raw: Vector = [next() - 0.5, next() - 0.5, next() - 0.5];
    const k = 1 / Math.hypot(...raw);
    const n: Vector = [raw[0] * k, raw[1] * k, raw[2] * k];
    const code = packNormal(...n);
    const high = Math.floor(code / 4096);
    let [x, y] = [(2 * high) / 4095 - 1, (2 * (code - 4096 * high)) / 4095 - 1];
    const z = 1 - Math.abs(x) - Math.abs(y);
    if (z < 0) [x, y] = [(1 - Math.abs(y)) * (x < 0 ? -1 : 1), (1 - Math.abs(x)) * (y < 0 ? -1 : 1)];
    const length = Math.hypot(x, y, z);
    expect(Math.hypot(x / length - n[0], y / length - n[1], z / length - n[2])).toBeLessThan(1e-3);
  }
});
