import { outside } from '@ringwerk/kernel/math';
import type { MeshData } from '@ringwerk/kernel/mesh';
import { MeshBuilder, vertexAt, type MeshVertex } from './mesh-builder.ts';

/** Distance of a vertex to a plane, mm; kept where it is not negative. */
type Side = (vertex: MeshVertex) => number;

/** In front of the finger's middle, or beside the finger. The camera stands at +y and looks across the z axis. */
const isSeen = (x: number, y: number, radius: number): boolean => y >= 0 || Math.abs(x) >= radius;

function between(a: MeshVertex, b: MeshVertex, t: number): MeshVertex {
  const mix = (index: number): number => {
    const from = a[index] ?? outside(a, index);
    return from + ((b[index] ?? outside(b, index)) - from) * t;
  };
  return [mix(0), mix(1), mix(2), mix(3), mix(4), mix(5), mix(6), mix(7)];
}

/** The part of a convex polygon on the kept side of a plane. */
function cut(polygon: readonly MeshVertex[], side: Side): readonly MeshVertex[] {
  return polygon.flatMap((corner, index) => {
    const next = polygon[(index + 1) % polygon.length] ?? corner;
    const [at, then] = [side(corner), side(next)];
    const kept = at >= 0 ? [corner] : [];
    return at >= 0 === then >= 0 ? kept : [...kept, between(corner, next, at / (at - then))];
  });
}

/** Convex pieces of a triangle that no finger hides; they do not overlap. */
function seenPieces(triangle: readonly MeshVertex[], radius: number): readonly (readonly MeshVertex[])[] {
  const behind = cut(triangle, (vertex) => -vertex[1]);
  return [
    cut(triangle, (vertex) => vertex[1]),
    cut(behind, (vertex) => vertex[0] - radius),
    cut(behind, (vertex) => -vertex[0] - radius),
  ];
}

function addFan(builder: MeshBuilder, [first, ...rest]: readonly MeshVertex[]): void {
  for (let index = 1; index < rest.length; index += 1) {
    const [b, c] = [rest[index - 1], rest[index]];
    if (first && b && c) builder.triangle(first, b, c);
  }
}

function appended(values: Float32Array, more: Float32Array): Float32Array {
  const all = new Float32Array(values.length + more.length);
  all.set(values);
  all.set(more, values.length);
  return all;
}

/** Puts the pieces of cut triangles behind the vertices of the mesh. */
function joined(mesh: MeshData, kept: readonly number[], cuts: MeshData): MeshData {
  const count = mesh.positions.length / 3;
  const indices = new Uint32Array(kept.length + cuts.indices.length);
  indices.set(kept);
  indices.set(
    cuts.indices.map((index) => index + count),
    kept.length,
  );
  return {
    positions: appended(mesh.positions, cuts.positions),
    normals: appended(mesh.normals, cuts.normals),
    uvs: appended(mesh.uvs, cuts.uvs),
    indices,
  };
}

/**
 * Takes away what an endless finger along the z axis hides from a camera that looks at it from +y: everything behind its
 * middle that does not reach beyond its silhouette. @param radius - of the finger, mm. Null when nothing is left. Linear
 * in the triangles; only those that lie across a border are cut.
 */
export function clipHidden(mesh: MeshData, radius: number): MeshData | null {
  const { positions, indices } = mesh;
  const kept: number[] = [];
  const cuts = new MeshBuilder();
  for (let at = 0; at < indices.length; at += 3) {
    const corners = [0, 1, 2].map((k) => indices[at + k] ?? outside(indices, at + k));
    const seen = corners.filter((index) =>
      isSeen(
        positions[3 * index] ?? outside(positions, 3 * index),
        positions[3 * index + 1] ?? outside(positions, 3 * index + 1),
        radius,
      ),
    );
    if (seen.length === 3) kept.push(...corners);
    else if (seen.length > 0) {
      const triangle = corners.map((index) => vertexAt(mesh, index));
      for (const piece of seenPieces(triangle, radius)) addFan(cuts, piece);
    }
  }
  if (kept.length === 0 && cuts.isEmpty) return null;
  return joined(mesh, kept, cuts.finish());
}
