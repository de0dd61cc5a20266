import { outside } from '@ringwerk/kernel/math';
import type { MeshData } from '@ringwerk/kernel/mesh';
import { MeshBuilder, vertexAt, type MeshVertex } from './mesh-builder.ts';

/** A point of the cut plane x = 0: across the band (z) and up (y), mm. */
export type CutPoint = readonly [z: number, y: number];
export type CutEdge = readonly [CutPoint, CutPoint];

export interface ClippedMesh {
  /** What lies at x ≤ 0; null when nothing does. */
  readonly mesh: MeshData | null;
  /** Where the surface met the plane. */
  readonly edges: readonly CutEdge[];
}

/** Vertices nearer to the plane than this count as beyond it, so that no triangle only touches, mm. */
const TOUCH = 1e-7;

function between(a: MeshVertex, b: MeshVertex): MeshVertex {
  const t = a[0] / (a[0] - b[0]);
  const mix = (index: number): number => {
    const from = a[index] ?? outside(a, index);
    return from + ((b[index] ?? outside(b, index)) - from) * t;
  };
  return [0, mix(1), mix(2), mix(3), mix(4), mix(5), mix(6), mix(7)];
}

/** Cuts a mesh at the plane x = 0 through the ring's axis. */
export function clipMesh(mesh: MeshData): ClippedMesh {
  const kept = new MeshBuilder();
  const edges: CutEdge[] = [];
  const { indices } = mesh;
  for (let at = 0; at < indices.length; at += 3) {
    const corners = [0, 1, 2].map((k) => vertexAt(mesh, indices[at + k] ?? outside(indices, at + k)));
    const polygon: MeshVertex[] = [];
    const crossings: MeshVertex[] = [];
    corners.forEach((corner, index) => {
      const next = corners[(index + 1) % 3] ?? corner;
      const [isIn, isNextIn] = [corner[0] < -TOUCH, next[0] < -TOUCH];
      if (isIn) polygon.push(corner);
      if (isIn !== isNextIn) {
        const crossing = between(corner, next);
        polygon.push(crossing);
        crossings.push(crossing);
      }
    });
    const [first, ...rest] = polygon;
    for (let index = 1; index < rest.length; index += 1) {
      const [b, c] = [rest[index - 1], rest[index]];
      if (first && b && c) kept.triangle(first, b, c);
    }
    const [from, to] = crossings;
    if (from && to)
      edges.push([
        [from[2], from[1]],
        [to[2], to[1]],
      ]);
  }
  return { mesh: kept.isEmpty ? null : kept.finish(), edges };
}
