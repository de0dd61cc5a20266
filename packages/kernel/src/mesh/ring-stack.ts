import { outside } from '../units/item-at.ts';
import type { StoneCut } from '../design/ring-design.ts';
import { cutStone } from '../stones/cuts/cut-stone.ts';
import type { MeshData } from '../math/mesh-data.ts';
import type { RingScene } from './ring-scene.ts';

/** Cells of the grid on which two rings are held against each other: degrees around, millimetres outwards. */
const SECTORS = 360;
const CELL = 0.05;
/** From the smallest bore to beyond the tallest head, mm. */
const NEAR = 5;
const FAR = 26;
const RINGS = Math.round((FAR - NEAR) / CELL);
const NOTHING = -Infinity;

/**
 * How far a ring reaches along its axis, to -z (`left`) and to +z (`right`), mm, in every cell around it; `-Infinity` where
 * it has nothing.
 */
export interface StackReach {
  readonly left: Float32Array;
  readonly right: Float32Array;
  readonly width: number;
}

/** Reach of a ring with everything that stands on it. Linear in its triangles. */
export function stackReach(scene: RingScene): StackReach {
  const left = new Float32Array(SECTORS * RINGS).fill(NOTHING);
  const right = new Float32Array(SECTORS * RINGS).fill(NOTHING);
  const put = (x: number, y: number, z: number): void => {
    const ring = Math.floor((Math.hypot(x, y) - NEAR) / CELL);
    if (ring < 0 || ring >= RINGS) return;
    const turn = Math.atan2(y, x) / (2 * Math.PI);
    const at = (((Math.round(turn * SECTORS) % SECTORS) + SECTORS) % SECTORS) * RINGS + ring;
    if (z > (right[at] ?? outside(right, at))) right[at] = z;
    if (-z > (left[at] ?? outside(left, at))) left[at] = -z;
  };
  for (const { mesh } of scene.parts) cover(mesh, null, put);
  for (const { cut, diameter, length, depth, matrix } of scene.stones) {
    // Placements carry the record's own cuts.
    cover(cutStone(cut as StoneCut, { width: diameter, length, depth }).mesh, matrix, put);
  }
  return { left, right, width: scene.width };
}

/**
 * Distance between the middles of two rings on one finger, mm: `lower` pushed in +z until it touches `upper`. Equal to
 * half of both widths where the bands touch all around. Exact to the grid, 0.05 mm outwards and 1° around.
 */
export function touchingDistance(lower: StackReach, upper: StackReach): number {
  let most = NOTHING;
  for (let at = 0; at < lower.right.length; at += 1) {
    const together = (lower.right[at] ?? NOTHING) + (upper.left[at] ?? NOTHING);
    if (together > most) most = together;
  }
  return most === NOTHING ? (lower.width + upper.width) / 2 : most;
}

/** Clear distance that the bands keep when the rings touch, mm; 0 where they lie flush. */
export const stackGap = (lower: StackReach, upper: StackReach): number =>
  Math.max(0, touchingDistance(lower, upper) - (lower.width + upper.width) / 2);

type Put = (x: number, y: number, z: number) => void;
type Corner = readonly [number, number, number];

/** Points of every triangle, no farther apart than the cells. */
function cover({ positions, indices }: MeshData, matrix: readonly number[] | null, put: Put): void {
  const corner = (index: number): Corner => {
    const at = (indices[index] ?? outside(indices, index)) * 3;
    const [x, y, z] = [
      positions[at] ?? outside(positions, at),
      positions[at + 1] ?? outside(positions, at + 1),
      positions[at + 2] ?? outside(positions, at + 2),
    ];
    if (matrix === null) return [x, y, z];
    const row = (axis: number): number =>
      (matrix[axis] ?? outside(matrix, axis)) * x +
      (matrix[4 + axis] ?? outside(matrix, 4 + axis)) * y +
      (matrix[8 + axis] ?? outside(matrix, 8 + axis)) * z +
      (matrix[12 + axis] ?? outside(matrix, 12 + axis));
    return [row(0), row(1), row(2)];
  };
  for (let at = 0; at < indices.length; at += 3) coverTriangle(corner(at), corner(at + 1), corner(at + 2), put);
}

function coverTriangle(a: Corner, b: Corner, c: Corner, put: Put): void {
  const steps = Math.max(1, stepsBetween(a, b), stepsBetween(b, c), stepsBetween(c, a));
  for (let i = 0; i <= steps; i += 1) {
    for (let j = 0; j <= steps - i; j += 1) {
      const [u, v] = [i / steps, j / steps];
      const w = 1 - u - v;
      put(w * a[0] + u * b[0] + v * c[0], w * a[1] + u * b[1] + v * c[1], w * a[2] + u * b[2] + v * c[2]);
    }
  }
}

/** Cells that an edge passes: outwards, and around the finger. What runs along the axis stays in its cell. */
function stepsBetween(a: Corner, b: Corner): number {
  const [ra, rb] = [Math.hypot(a[0], a[1]), Math.hypot(b[0], b[1])];
  const chord = Math.hypot(a[0] - b[0], a[1] - b[1]);
  const around = (chord / Math.max(1, Math.min(ra, rb))) * (SECTORS / (2 * Math.PI));
  return Math.ceil(Math.max(Math.abs(ra - rb) / CELL, around));
}
