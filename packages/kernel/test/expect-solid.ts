import { expect } from 'vitest';
import { inspectSolid, type SolidReport } from '../src/mesh/inspect-solid.ts';
import type { MeshData } from '../src/math/mesh-data.ts';

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
