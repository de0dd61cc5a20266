import type { MeshData } from '@ringwerk/kernel/mesh';
import { describe, expect, it } from 'vitest';
import { clipMesh } from './clip-mesh.ts';

/** One triangle, its surface coordinate u running with x. */
const triangle = (...points: readonly (readonly [number, number, number])[]): MeshData => ({
  positions: new Float32Array(points.flat()),
  normals: new Float32Array(points.flatMap(() => [0, 0, 1])),
  uvs: new Float32Array(points.flatMap(([x]) => [x, 0])),
  indices: Uint32Array.from(points.keys()),
});
const area = ({ positions }: MeshData): number => {
  let sum = 0;
  for (let at = 0; at < positions.length; at += 9) {
    const [ax = 0, ay = 0, , bx = 0, by = 0, , cx = 0, cy = 0] = positions.subarray(at, at + 9);
    sum += ((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) / 2;
  }
  return sum;
};

describe('a triangle at the cut', () => {
  it('that lies on the side that is kept stays whole, without an edge', () => {
    const { mesh, edges } = clipMesh(triangle([-3, 0, 0], [-1, 0, 0], [-1, 2, 0]));
    expect([mesh && area(mesh), edges]).toEqual([2, []]);
  });

  it('that lies beyond it goes', () => {
    expect(clipMesh(triangle([1, 0, 0], [3, 0, 0], [3, 2, 0]))).toEqual({ mesh: null, edges: [] });
  });

  it('with one corner on the kept side leaves a smaller triangle', () => {
    const { mesh, edges } = clipMesh(triangle([-1, 0, 0], [1, 0, 0], [1, 2, 0]));
    expect(mesh && area(mesh)).toBeCloseTo(0.5, 6);
    expect(edges).toEqual([
      [
        [0, 0],
        [0, 1],
      ],
    ]);
  });

  it('with two corners there leaves a quadrilateral, facing the same way', () => {
    const { mesh, edges } = clipMesh(triangle([1, 0, 0], [-1, 2, 0], [-1, 0, 0]));
    expect(mesh && area(mesh)).toBeCloseTo(1.5, 6);
    expect(mesh?.indices.length).toBe(6);
    expect(edges).toHaveLength(1);
  });

  it('carries its surface coordinates to the cut', () => {
    const { mesh } = clipMesh(triangle([-1, 0, 0], [1, 0, 0], [1, 2, 0]));
    const u = [...(mesh?.uvs ?? [])].filter((_, at) => at % 2 === 0);
    const x = [...(mesh?.positions ?? [])].filter((_, at) => at % 3 === 0);
    expect(u).toEqual(x);
  });

  it('that only touches the plane leaves nothing thin behind', () => {
    expect(clipMesh(triangle([0, 0, 0], [1, 0, 0], [1, 2, 0])).mesh).toBeNull();
    expect(clipMesh(triangle([-1, 0, 0], [0, 0, 0], [-1, 2, 0])).mesh).not.toBeNull();
  });
});
