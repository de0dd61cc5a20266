import { outside } from '../units/item-at.ts';
import { edgeTable } from './inspect-solid.ts';
import type { MeshData } from '../math/mesh-data.ts';
import { weldMeshes, type WeldedMesh } from './weld-meshes.ts';
import { withoutSheets } from './without-sheets.ts';

/** A ten-thousandth of a micrometre: what a rounding error moves, and nothing that a tool could. */
const GRID = 1e7;
/** Most that the turn of one crowded edge may move, mm³: a cube of 10 µm. Folds on a line move nothing. */
const TURNED = 1e-6;
/** One pass parts every crowded edge; what a turn brings together anew is parted by the next. */
const PASSES = 6;

/** More corners than this never occur in one ring; edges are keyed as low × limit + high. */
const CORNER_LIMIT = 2 ** 24;

/** Keys of the edges that more than one triangle runs along in the same direction. */
function crowdedEdges(mesh: WeldedMesh): Set<number> {
  const { count, low, high, ahead, back } = edgeTable(mesh);
  const crowded = new Set<number>();
  for (let edge = 0; edge < count; edge++) {
    if ((ahead[edge] ?? outside(ahead, edge)) > 1 || (back[edge] ?? outside(back, edge)) > 1)
      crowded.add((low[edge] ?? outside(low, edge)) * CORNER_LIMIT + (high[edge] ?? outside(high, edge)));
  }
  return crowded;
}

const keyOf = (a: number, b: number): number => Math.min(a, b) * CORNER_LIMIT + Math.max(a, b);

/** A triangle on an edge, and its corner off it. */
interface Wing {
  readonly triangle: number;
  readonly apex: number;
}

/** Triangles on one crowded edge: those that run from its lower to its higher corner, and those that run back. */
interface Crowd {
  readonly ahead: Wing[];
  readonly back: Wing[];
}

function crowdsOf(indices: Uint32Array, crowded: ReadonlySet<number>): Map<number, Crowd> {
  const crowds = new Map<number, Crowd>();
  for (let k = 0; k < indices.length; k++) {
    const first = k - (k % 3);
    const [from, to] = [
      indices[k] ?? outside(indices, k),
      indices[first + ((k + 1) % 3)] ?? outside(indices, first + ((k + 1) % 3)),
    ];
    const key = keyOf(from, to);
    if (!crowded.has(key)) continue;
    const crowd = crowds.get(key) ?? { ahead: [], back: [] };
    crowds.set(key, crowd);
    const apex = first + ((k + 2) % 3);
    (from < to ? crowd.ahead : crowd.back).push({ triangle: first / 3, apex: indices[apex] ?? outside(indices, apex) });
  }
  return crowds;
}

/** Six times the volume between four corners. */
function sixfoldBetween({ positions }: WeldedMesh, a: number, b: number, c: number, d: number): number {
  const at = (corner: number, axis: number): number =>
    (positions[3 * corner + axis] ?? outside(positions, 3 * corner + axis)) -
    (positions[3 * a + axis] ?? outside(positions, 3 * a + axis));
  return (
    at(b, 0) * (at(c, 1) * at(d, 2) - at(c, 2) * at(d, 1)) +
    at(b, 1) * (at(c, 2) * at(d, 0) - at(c, 0) * at(d, 2)) +
    at(b, 2) * (at(c, 0) * at(d, 1) - at(c, 1) * at(d, 0))
  );
}

/** One pass over all crowded edges; triangles are worked on once. */
class Parting {
  readonly #mesh: WeldedMesh;
  readonly #indices: Uint32Array;
  readonly #edges: Set<number>;
  readonly #touched = new Set<number>();
  readonly #dropped = new Set<number>();

  constructor(mesh: WeldedMesh) {
    this.#mesh = mesh;
    this.#indices = mesh.indices.slice();
    this.#edges = new Set();
    for (let k = 0; k < this.#indices.length; k++) {
      const next = k - (k % 3) + ((k + 1) % 3);
      const from = this.#indices[k] ?? outside(this.#indices, k);
      this.#edges.add(keyOf(from, this.#indices[next] ?? outside(this.#indices, next)));
    }
  }

  /** Takes away two triangles back to back, or turns the edge between the two that it moves least. */
  part(key: number, { ahead, back }: Crowd): void {
    const [low, high] = [Math.floor(key / CORNER_LIMIT), key % CORNER_LIMIT];
    const isFree = ({ triangle }: Wing): boolean => !this.#touched.has(triangle);
    const pairs = ahead.filter(isFree).flatMap((one) => back.filter(isFree).map((other) => [one, other] as const));
    const flat = pairs.find(([one, other]) => one.apex === other.apex);
    if (flat !== undefined) {
      for (const { triangle } of flat) {
        this.#touched.add(triangle);
        this.#dropped.add(triangle);
      }
      return;
    }
    const moved = ([one, other]: readonly [Wing, Wing]): number =>
      Math.abs(sixfoldBetween(this.#mesh, low, high, one.apex, other.apex)) / 6;
    const ways = pairs
      .map((pair) => ({ pair, volume: moved(pair) }))
      .filter(({ pair: [one, other], volume }) => volume <= TURNED && !this.#edges.has(keyOf(one.apex, other.apex)))
      .sort((p, q) => p.volume - q.volume);
    const best = ways[0];
    if (best === undefined) return;
    const [one, other] = best.pair;
    this.#indices.set([one.apex, low, other.apex], 3 * one.triangle);
    this.#indices.set([other.apex, high, one.apex], 3 * other.triangle);
    this.#edges.add(keyOf(one.apex, other.apex));
    this.#touched.add(one.triangle).add(other.triangle);
  }

  parted(): WeldedMesh {
    const { positions } = this.#mesh;
    return { positions, indices: this.#indices.filter((_, k) => !this.#dropped.has(Math.floor(k / 3))) };
  }
}

/**
 * The mesh with every edge between two triangles. Single precision presses slivers flat and lays the two edges of a
 * fold onto each other: bound by index they are two, bound by place – as a file's reader binds them – one edge of four
 * triangles. Such an edge is turned between two of them.
 */
function partedEdges(mesh: WeldedMesh): WeldedMesh {
  let parted = mesh;
  for (let pass = 0; pass < PASSES; pass++) {
    const crowded = crowdedEdges(parted);
    if (crowded.size === 0) return parted;
    const parting = new Parting(parted);
    crowdsOf(parted.indices, crowded).forEach((crowd, key) => parting.part(key, crowd));
    parted = parting.parted();
  }
  return parted;
}

/**
 * A body as files hold it: corners on a grid of 0.1 nm, every one once, without triangles that collapsed to a line,
 * without sheets that hold no metal, and every edge between two triangles. Cosines that should be 0 come out as 10⁻¹⁷, and booleans leave slivers thinner
 * than any number that a file could say.
 */
export function fileMesh({ positions, indices }: Pick<MeshData, 'positions' | 'indices'>): WeldedMesh {
  const welded = weldMeshes([{ positions: positions.map((value) => Math.round(value * GRID) / GRID), indices }]);
  const corners = welded.indices;
  const isWhole = (_: number, at: number): boolean => {
    const first = at - (at % 3);
    const [a, b, c] = [corners[first], corners[first + 1], corners[first + 2]];
    return a !== b && b !== c && c !== a;
  };
  return withoutSheets(partedEdges({ positions: welded.positions, indices: corners.filter(isWhole) }));
}
