import type { MeshData } from '@ringwerk/kernel';
import type { Facet, Vector } from './fold-planes.ts';

const EPSILON = 1e-9;
/** Half edge of the square that a facet is cut from; far outside every stone of girdle diameter 1. */
const BLANK = 9;

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const along = (a: Vector, b: Vector, t: number): Vector => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

function blank({ normal, offset }: Facet): readonly Vector[] {
  const up: Vector = Math.abs(normal[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0];
  const side = cross(up, normal);
  const k = 1 / Math.hypot(...side);
  const u: Vector = [side[0] * k, side[1] * k, side[2] * k];
  const v = cross(normal, u);
  const corner = (x: number, y: number): Vector => [
    normal[0] * offset + BLANK * (u[0] * x + v[0] * y),
    normal[1] * offset + BLANK * (u[1] * x + v[1] * y),
    normal[2] * offset + BLANK * (u[2] * x + v[2] * y),
  ];
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

function clip(polygon: readonly Vector[], { normal, offset }: Facet): readonly Vector[] {
  const kept: Vector[] = [];
  polygon.forEach((a, index) => {
    const b = polygon[(index + 1) % polygon.length] ?? a;
    const da = dot(normal, a) - offset;
    const db = dot(normal, b) - offset;
    if (da <= EPSILON) kept.push(a);
    if ((da < -EPSILON && db > EPSILON) || (da > EPSILON && db < -EPSILON)) kept.push(along(a, b, da / (da - db)));
  });
  return kept;
}

/** Flat-shaded mesh of the body that all half-spaces have in common. O(n²) in the facets. */
export function convexMesh(facets: readonly Facet[]): MeshData {
  const positions: number[] = [];
  const normals: number[] = [];
  for (const facet of facets) {
    const polygon = facets.reduce((rest, other) => (other === facet ? rest : clip(rest, other)), blank(facet));
    for (let k = 1; k + 1 < polygon.length; k += 1) {
      for (const corner of [polygon[0], polygon[k], polygon[k + 1]]) {
        if (!corner) continue;
        positions.push(...corner);
        normals.push(...facet.normal);
      }
    }
  }
  const count = positions.length / 3;
  return {
    positions: new Float32Array(positions),
    normals: new Float32Array(normals),
    uvs: new Float32Array(count * 2),
    indices: Uint32Array.from({ length: count }, (_, index) => index),
  };
}
