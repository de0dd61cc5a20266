import { itemAt } from '../src/units/item-at.ts';

interface Triangles {
  readonly positions: ArrayLike<number>;
  readonly indices: ArrayLike<number>;
}
type Corner = readonly [x: number, y: number, z: number];

/** What triangles bound together, counted apart from the kernel's own inspection of a solid. */
export interface ClosedMesh {
  /** mm³ by the divergence theorem. */
  readonly volume: number;
  readonly triangles: number;
  /** Edges that are not run through once each way. */
  readonly open: number;
  /** Largest |z|, and the least and the largest distance from the z axis of any corner, mm. */
  readonly halfWidth: number;
  readonly innerRadius: number;
  readonly outerRadius: number;
}

/** More corners than any mesh of a test has: two of them make one exact number. */
const CORNERS_MOST = 2 ** 24;

const sixfold = ([x0, y0, z0]: Corner, [x1, y1, z1]: Corner, [x2, y2, z2]: Corner): number =>
  x0 * (y1 * z2 - z1 * y2) + y0 * (z1 * x2 - x1 * z2) + z0 * (x1 * y2 - y1 * x2);

/** Measures meshes as one body; corners at the very same place are one. */
export function closedMesh(meshes: readonly Triangles[]): ClosedMesh {
  const names = new Map<string, number>();
  const corners: Corner[] = [];
  const nameOf = (corner: Corner): number => {
    const key = corner.join(' ');
    const known = names.get(key) ?? corners.length;
    if (known === corners.length) corners.push(corner);
    names.set(key, known);
    return known;
  };
  /** Runs from the lower to the higher corner less runs back; the sum of both in the second place. */
  const edges = new Map<number, [balance: number, runs: number]>();
  let [volume, triangles] = [0, 0];
  for (const { positions, indices } of meshes) {
    const cornerAt = (index: number): Corner => [
      itemAt(positions, 3 * index),
      itemAt(positions, 3 * index + 1),
      itemAt(positions, 3 * index + 2),
    ];
    for (let k = 0; k + 2 < indices.length; k += 3) {
      const triangle = [k, k + 1, k + 2].map((at) => nameOf(cornerAt(itemAt(indices, at))));
      const [a, b, c] = triangle.map((name) => itemAt(corners, name));
      if (a !== undefined && b !== undefined && c !== undefined) volume += sixfold(a, b, c) / 6;
      triangles++;
      triangle.forEach((from, side) => {
        const to = itemAt(triangle, (side + 1) % 3);
        const key = Math.min(from, to) * CORNERS_MOST + Math.max(from, to);
        const edge = edges.get(key) ?? [0, 0];
        edges.set(key, [edge[0] + (from < to ? 1 : -1), edge[1] + 1]);
      });
    }
  }
  const radii = corners.map(([x, y]) => Math.hypot(x, y));
  return {
    volume,
    triangles,
    open: [...edges.values()].filter(([balance, runs]) => balance !== 0 || runs !== 2).length,
    halfWidth: corners.reduce((most, [, , z]) => Math.max(most, Math.abs(z)), 0),
    innerRadius: radii.reduce((least, radius) => Math.min(least, radius), Infinity),
    outerRadius: radii.reduce((most, radius) => Math.max(most, radius), 0),
  };
}
