import { expect } from 'vitest';
import type { MeshData } from '../src/mesh/mesh-data.ts';

/** What the oracle found. */
export interface SolidReport {
  readonly volume: number;
  readonly triangles: number;
  readonly openEdges: number;
  readonly degenerate: number;
}

/** Welds meshes by exact position and measures them: no tolerance, what does not meet exactly is open. */
export function inspectSolid(meshes: readonly MeshData[]): SolidReport {
  const ids = new Map<string, number>();
  const edges = new Map<number, number>();
  let volume = 0;
  let triangles = 0;
  let degenerate = 0;
  for (const { positions, indices } of meshes) {
    const welded = new Uint32Array(positions.length / 3);
    for (let v = 0; v < welded.length; v++) {
      const key = `${positions[3 * v]},${positions[3 * v + 1]},${positions[3 * v + 2]}`;
      let id = ids.get(key);
      if (id === undefined) ids.set(key, (id = ids.size));
      welded[v] = id;
    }
    for (let k = 0; k < indices.length; k += 3) {
      const corner = [indices[k] ?? 0, indices[k + 1] ?? 0, indices[k + 2] ?? 0];
      const [a = 0, b = 0, c = 0] = corner.map((index) => welded[index] ?? 0);
      triangles++;
      if (a === b || b === c || c === a) degenerate++;
      for (const [from, to] of [
        [a, b],
        [b, c],
        [c, a],
      ] as const) {
        if (from === to) continue;
        // One directed edge cancels its opposite; two equal ones do not.
        const key = Math.min(from, to) * 4_194_304 + Math.max(from, to);
        edges.set(key, (edges.get(key) ?? 0) + (from < to ? 1 : -1));
      }
      const p = corner.map((index) => [
        positions[3 * index] ?? 0,
        positions[3 * index + 1] ?? 0,
        positions[3 * index + 2] ?? 0,
      ]);
      const [x = [], y = [], z = []] = p;
      const [x0 = 0, x1 = 0, x2 = 0] = x;
      const [y0 = 0, y1 = 0, y2 = 0] = y;
      const [z0 = 0, z1 = 0, z2 = 0] = z;
      volume += (x0 * (y1 * z2 - y2 * z1) + x1 * (y2 * z0 - y0 * z2) + x2 * (y0 * z1 - y1 * z0)) / 6;
    }
  }
  const openEdges = [...edges.values()].filter((sum) => sum !== 0).length;
  return { volume, triangles, openEdges, degenerate };
}

/** Fails unless the meshes together bound a solid: every edge closed and oriented, finite, positive volume. */
export function expectSolid(meshes: readonly MeshData[]): SolidReport {
  for (const mesh of meshes) {
    expect(mesh.positions.every(Number.isFinite)).toBe(true);
    expect(mesh.normals.every(Number.isFinite)).toBe(true);
    expect(mesh.uvs.every(Number.isFinite)).toBe(true);
    expect(mesh.indices.every((index) => index < mesh.positions.length / 3)).toBe(true);
  }
  const report = inspectSolid(meshes);
  expect(report.triangles).toBeGreaterThan(0);
  expect(report.openEdges).toBe(0);
  expect(report.degenerate).toBe(0);
  expect(report.volume).toBeGreaterThan(0);
  return report;
}
