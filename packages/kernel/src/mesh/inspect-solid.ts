import type { MeshData } from './mesh-data.ts';
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
}

/** More corners than this never occur in one ring; edges are keyed as low × limit + high. */
const CORNER_LIMIT = 2 ** 24;

/** Keys of all edges from the lower to the higher corner, and of those that run back; each ascending. */
function edgeKeys({ indices }: WeldedMesh): readonly [Float64Array, Float64Array] {
  const forward = new Float64Array(indices.length);
  const backward = new Float64Array(indices.length);
  let [ahead, back] = [0, 0];
  const add = (from: number, to: number): void => {
    if (from < to) forward[ahead++] = from * CORNER_LIMIT + to;
    else if (from > to) backward[back++] = to * CORNER_LIMIT + from;
  };
  for (let k = 0; k < indices.length; k += 3) {
    const [a = 0, b = 0, c = 0] = [indices[k], indices[k + 1], indices[k + 2]];
    add(a, b);
    add(b, c);
    add(c, a);
  }
  return [forward.subarray(0, ahead).sort(), backward.subarray(0, back).sort()];
}

/** Length of the run of equal keys at `from`. */
function runLength(keys: Float64Array, from: number, key: number): number {
  let to = from;
  while (keys[to] === key) to++;
  return to - from;
}

/** Edges that do not occur exactly once in both lists. */
function countOpen(forward: Float64Array, backward: Float64Array): number {
  let [open, i, j] = [0, 0, 0];
  while (i < forward.length || j < backward.length) {
    const key = Math.min(forward[i] ?? Infinity, backward[j] ?? Infinity);
    const ahead = runLength(forward, i, key);
    const back = runLength(backward, j, key);
    if (ahead !== 1 || back !== 1) open++;
    i += ahead;
    j += back;
  }
  return open;
}

/** Six times the volume of the tetrahedron between a triangle and the origin. */
function sixfold(p: Float32Array, a: number, b: number, c: number): number {
  const at = (corner: number, axis: number): number => p[3 * corner + axis] ?? 0;
  return (
    at(a, 0) * (at(b, 1) * at(c, 2) - at(b, 2) * at(c, 1)) +
    at(a, 1) * (at(b, 2) * at(c, 0) - at(b, 0) * at(c, 2)) +
    at(a, 2) * (at(b, 0) * at(c, 1) - at(b, 1) * at(c, 0))
  );
}

/** Measures meshes as one body: the test of every mesh that leaves the kernel. O(n log n) in the triangles. */
export function inspectSolid(meshes: readonly Pick<MeshData, 'positions' | 'indices'>[]): SolidReport {
  const welded = weldMeshes(meshes);
  const { positions, indices } = welded;
  let volume = 0;
  let degenerate = 0;
  for (let k = 0; k < indices.length; k += 3) {
    const [a = 0, b = 0, c = 0] = [indices[k], indices[k + 1], indices[k + 2]];
    if (a === b || b === c || c === a) degenerate++;
    volume += sixfold(positions, a, b, c) / 6;
  }
  return { volume, triangles: indices.length / 3, openEdges: countOpen(...edgeKeys(welded)), degenerate };
}
