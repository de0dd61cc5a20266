import { outside } from '../units/item-at.ts';
import type { MeshData } from '../math/mesh-data.ts';
import { shellsOf } from './shells-of.ts';
import { weldMeshes, type WeldedMesh } from './weld-meshes.ts';

/** What meshes bound together, welded by exact position: what does not meet to the last bit is open. */
export interface SolidReport {
  /** mm³; positive when the triangles look outwards. */
  readonly volume: number;
  readonly triangles: number;
  /** Edges that are not shared by exactly two triangles in opposite directions. */
  readonly openEdges: number;
  /** Triangles two of whose corners coincide. */
  readonly degenerate: number;
  /**
   * Volumes of the shells, largest first, mm³: surfaces that share no corner. A second positive one is metal that
   * hangs in the air, a negative one a hollow.
   */
  readonly shells: readonly number[];
}

/** Edges of a welded mesh: each once from its lower to its higher corner, and how many triangles run along it and back. */
export interface EdgeTable {
  readonly count: number;
  readonly low: Uint32Array;
  readonly high: Uint32Array;
  readonly ahead: Uint16Array;
  readonly back: Uint16Array;
}

const NONE = -1;

/**
 * All edges between different corners. They are gathered in a list under their lower corner: one corner has few.
 * Linear; sorted keys before it took three times as long.
 */
export function edgeTable({ positions, indices }: WeldedMesh): EdgeTable {
  const head = new Int32Array(positions.length / 3).fill(NONE);
  const next = new Int32Array(indices.length);
  const low = new Uint32Array(indices.length);
  const high = new Uint32Array(indices.length);
  const ahead = new Uint16Array(indices.length);
  const back = new Uint16Array(indices.length);
  let count = 0;
  const add = (from: number, to: number): void => {
    if (from === to) return;
    const [lower, upper] = from < to ? [from, to] : [to, from];
    let edge = head[lower] ?? NONE;
    while (edge !== NONE && high[edge] !== upper) edge = next[edge] ?? NONE;
    if (edge === NONE) {
      edge = count++;
      low[edge] = lower;
      high[edge] = upper;
      next[edge] = head[lower] ?? NONE;
      head[lower] = edge;
    }
    const side = from < to ? ahead : back;
    side[edge] = (side[edge] ?? outside(side, edge)) + 1;
  };
  for (let k = 0; k < indices.length; k += 3) {
    const [a, b, c] = [
      indices[k] ?? outside(indices, k),
      indices[k + 1] ?? outside(indices, k + 1),
      indices[k + 2] ?? outside(indices, k + 2),
    ];
    add(a, b);
    add(b, c);
    add(c, a);
  }
  return { count, low, high, ahead, back };
}

/** Edges that do not lie between exactly two triangles that turn the same way. */
function countOpen({ count, ahead, back }: EdgeTable): number {
  let open = 0;
  for (let edge = 0; edge < count; edge++) if (ahead[edge] !== 1 || back[edge] !== 1) open++;
  return open;
}

/** Six times the volume of the tetrahedron between a triangle and the origin. */
function sixfold(p: Float32Array, a: number, b: number, c: number): number {
  const at = (corner: number, axis: number): number => p[3 * corner + axis] ?? outside(p, 3 * corner + axis);
  return (
    at(a, 0) * (at(b, 1) * at(c, 2) - at(b, 2) * at(c, 1)) +
    at(a, 1) * (at(b, 2) * at(c, 0) - at(b, 0) * at(c, 2)) +
    at(a, 2) * (at(b, 0) * at(c, 1) - at(b, 1) * at(c, 0))
  );
}

/** Measures meshes as one body: the test of every mesh that leaves the kernel. Linear in the triangles. */
export function inspectSolid(meshes: readonly Pick<MeshData, 'positions' | 'indices'>[]): SolidReport {
  const welded = weldMeshes(meshes);
  const { positions, indices } = welded;
  const shellAt = shellsOf(welded);
  const shells = new Map<number, number>();
  let volume = 0;
  let degenerate = 0;
  for (let k = 0; k < indices.length; k += 3) {
    const [a, b, c] = [
      indices[k] ?? outside(indices, k),
      indices[k + 1] ?? outside(indices, k + 1),
      indices[k + 2] ?? outside(indices, k + 2),
    ];
    if (a === b || b === c || c === a) degenerate++;
    const part = sixfold(positions, a, b, c) / 6;
    const shell = shellAt[a] ?? a;
    volume += part;
    shells.set(shell, (shells.get(shell) ?? 0) + part);
  }
  return {
    volume,
    triangles: indices.length / 3,
    openEdges: countOpen(edgeTable(welded)),
    degenerate,
    shells: [...shells.values()].toSorted((p, q) => q - p),
  };
}
