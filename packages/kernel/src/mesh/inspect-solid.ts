import type { MeshData } from './mesh-data.ts';

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

/** Numbers every distinct position. */
class Welder {
  private readonly ids = new Map<string, number>();

  weld({ positions }: MeshData): Uint32Array {
    const welded = new Uint32Array(positions.length / 3);
    for (let v = 0; v < welded.length; v++) {
      const key = positions.subarray(3 * v, 3 * v + 3).join();
      const known = this.ids.get(key) ?? this.ids.size;
      this.ids.set(key, known);
      welded[v] = known;
    }
    return welded;
  }
}

/** Counts every edge by direction. */
class EdgeCount {
  private readonly forward = new Map<number, number>();
  private readonly backward = new Map<number, number>();

  add(from: number, to: number): void {
    if (from === to) return;
    const side = from < to ? this.forward : this.backward;
    const key = Math.min(from, to) * CORNER_LIMIT + Math.max(from, to);
    side.set(key, (side.get(key) ?? 0) + 1);
  }

  open(): number {
    let open = 0;
    for (const [key, count] of this.forward) if (count !== 1 || this.backward.get(key) !== 1) open++;
    for (const [key] of this.backward) if (!this.forward.has(key)) open++;
    return open;
  }
}

const coordinate = (positions: Float32Array, corner: number, axis: number): number => positions[3 * corner + axis] ?? 0;

/** Six times the volume of the tetrahedron between a triangle and the origin. */
function sixfold(p: Float32Array, a: number, b: number, c: number): number {
  const at = (corner: number, axis: number): number => coordinate(p, corner, axis);
  return (
    at(a, 0) * (at(b, 1) * at(c, 2) - at(b, 2) * at(c, 1)) +
    at(a, 1) * (at(b, 2) * at(c, 0) - at(b, 0) * at(c, 2)) +
    at(a, 2) * (at(b, 0) * at(c, 1) - at(b, 1) * at(c, 0))
  );
}

/** Measures meshes as one body: the test of every mesh that leaves the kernel. */
export function inspectSolid(meshes: readonly MeshData[]): SolidReport {
  const welder = new Welder();
  const edges = new EdgeCount();
  let volume = 0;
  let triangles = 0;
  let degenerate = 0;
  for (const mesh of meshes) {
    const welded = welder.weld(mesh);
    const { positions, indices } = mesh;
    for (let k = 0; k < indices.length; k += 3) {
      const [i = 0, j = 0, l = 0] = indices.subarray(k, k + 3);
      const [a = 0, b = 0, c = 0] = [welded[i], welded[j], welded[l]];
      triangles++;
      if (a === b || b === c || c === a) degenerate++;
      edges.add(a, b);
      edges.add(b, c);
      edges.add(c, a);
      volume += sixfold(positions, i, j, l) / 6;
    }
  }
  return { volume, triangles, openEdges: edges.open(), degenerate };
}
