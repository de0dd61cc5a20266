import { outside } from '@ringwerk/kernel/math';
import type { MeshData } from '@ringwerk/kernel/mesh';
import type { Rgb } from '../ring-viewer.ts';

/** What rays can meet: a mesh in the ring's frame and what it is made of. */
export interface TracedBody {
  readonly mesh: Pick<MeshData, 'positions' | 'normals' | 'indices'>;
  /** Of metal the linear sRGB reflectance at normal incidence; of a stone the absorption per mm. */
  readonly colour: Rgb;
  /** Of metal the perceptual roughness 0..1; of a stone the negative refractive index. */
  readonly matter: number;
}

/** Boxes over triangles in the order in which the shader reads them; four numbers a texel. */
export interface Hierarchy {
  /**
   * Four texels a node: low and high corner of the first child, low and high corner of the second. The fourth number
   * of the first two is where the children are: a node's index, or for triangles −1 − (8 · first + count − 1).
   */
  readonly nodes: Float32Array<ArrayBuffer>;
  /** Four texels a triangle: three corners, each with its packed normal, then what it is made of. */
  readonly triangles: Float32Array<ArrayBuffer>;
}

const MOST_IN_LEAF = 4;
const BINS = 12;
/** Steps of a packed normal along either side of the octahedron: two of them fit into a float exactly. */
const PACK = 4095;

/** A unit vector as two numbers of twelve bits in one float, through the octahedron. Error below 0.001 rad. */
export function packNormal(x: number, y: number, z: number): number {
  const k = 1 / (Math.abs(x) + Math.abs(y) + Math.abs(z) || 1);
  let [u, v] = [x * k, y * k];
  if (z < 0) [u, v] = [(1 - Math.abs(v)) * (u < 0 ? -1 : 1), (1 - Math.abs(u)) * (v < 0 ? -1 : 1)];
  return Math.round((u * 0.5 + 0.5) * PACK) * (PACK + 1) + Math.round((v * 0.5 + 0.5) * PACK);
}

interface Soup {
  readonly count: number;
  /** Box of every triangle, low then high corner, and its middle. */
  readonly boxes: Float32Array;
  readonly middles: Float32Array;
  /** Mesh and first index of every triangle. */
  readonly meshOf: Uint16Array;
  readonly firstIndex: Uint32Array;
}

function soupOf(bodies: readonly TracedBody[]): Soup {
  const count = bodies.reduce((sum, { mesh }) => sum + mesh.indices.length / 3, 0);
  const boxes = new Float32Array(6 * count);
  const middles = new Float32Array(3 * count);
  const meshOf = new Uint16Array(count);
  const firstIndex = new Uint32Array(count);
  let at = 0;
  bodies.forEach(({ mesh: { positions, indices } }, which) => {
    for (let first = 0; first + 2 < indices.length; first += 3, at += 1) {
      const [a, b, c] = [
        3 * (indices[first] ?? outside(indices, first)),
        3 * (indices[first + 1] ?? outside(indices, first + 1)),
        3 * (indices[first + 2] ?? outside(indices, first + 2)),
      ];
      for (let axis = 0; axis < 3; axis += 1) {
        const [p, q, r] = [
          positions[a + axis] ?? outside(positions, a + axis),
          positions[b + axis] ?? outside(positions, b + axis),
          positions[c + axis] ?? outside(positions, c + axis),
        ];
        const [low, high] = [Math.min(p, q, r), Math.max(p, q, r)];
        boxes[6 * at + axis] = low;
        boxes[6 * at + 3 + axis] = high;
        middles[3 * at + axis] = (low + high) / 2;
      }
      meshOf[at] = which;
      firstIndex[at] = first;
    }
  });
  return { count, boxes, middles, meshOf, firstIndex };
}

/** Grows `box` (at `at`) over triangle `index`. */
function grow(box: Float32Array, at: number, boxes: Float32Array, index: number): void {
  for (let axis = 0; axis < 3; axis += 1) {
    box[at + axis] = Math.min(
      box[at + axis] ?? outside(box, at + axis),
      boxes[6 * index + axis] ?? outside(boxes, 6 * index + axis),
    );
    box[at + 3 + axis] = Math.max(
      box[at + 3 + axis] ?? outside(box, at + 3 + axis),
      boxes[6 * index + 3 + axis] ?? outside(boxes, 6 * index + 3 + axis),
    );
  }
}

/** One write after the other: to fill so short a stretch took longer. */
function clear(box: Float32Array, at: number): void {
  for (let axis = 0; axis < 3; axis += 1) {
    box[at + axis] = Infinity;
    box[at + 3 + axis] = -Infinity;
  }
}

function halfArea(box: Float32Array, at: number): number {
  const x = (box[at + 3] ?? outside(box, at + 3)) - (box[at] ?? outside(box, at));
  const y = (box[at + 4] ?? outside(box, at + 4)) - (box[at + 1] ?? outside(box, at + 1));
  const z = (box[at + 5] ?? outside(box, at + 5)) - (box[at + 2] ?? outside(box, at + 2));
  return x < 0 ? 0 : x * y + y * z + z * x;
}

/** Builds by surface area over bins; some 0.1 s for ninety thousand triangles. */
class Builder {
  readonly #soup: Soup;
  readonly order: Uint32Array;
  readonly nodes: number[] = [];
  readonly #bins = new Float32Array(6 * BINS);
  readonly #binCounts = new Uint32Array(BINS);
  readonly #swept = new Float32Array(BINS);
  readonly #box = new Float32Array(6);
  readonly #spread = new Float32Array(6);

  constructor(soup: Soup) {
    this.#soup = soup;
    this.order = Uint32Array.from({ length: soup.count }, (_, index) => index);
  }

  /** Reference of the subtree over order[from, to). */
  build(from: number, to: number): number {
    const middle = to - from <= MOST_IN_LEAF ? -1 : this.#split(from, to);
    if (middle < 0) return -1 - (8 * from + (to - from - 1));
    const node = this.nodes.length / 16;
    for (let k = 0; k < 16; k += 1) this.nodes.push(0);
    const first = this.build(from, middle);
    const second = this.build(middle, to);
    this.#describe(16 * node, from, middle, first);
    this.#describe(16 * node + 8, middle, to, second);
    // Both references stand beside the first box, where they are read first.
    this.nodes[16 * node + 3] = first;
    this.nodes[16 * node + 7] = second;
    return node;
  }

  #describe(at: number, from: number, to: number, reference: number): void {
    this.#measure(from, to);
    for (let axis = 0; axis < 3; axis += 1) {
      this.nodes[at + axis] = this.#box[axis] ?? outside(this.#box, axis);
      this.nodes[at + 4 + axis] = this.#box[3 + axis] ?? outside(this.#box, 3 + axis);
    }
    this.nodes[at + 3] = reference;
  }

  #measure(from: number, to: number): void {
    clear(this.#box, 0);
    for (let k = from; k < to; k += 1) grow(this.#box, 0, this.#soup.boxes, this.order[k] ?? outside(this.order, k));
  }

  /** Sorts order[from, to) into two halves and gives where the second begins. */
  #split(from: number, to: number): number {
    const half = from + ((to - from) >> 1);
    const [axis, low, width] = this.#widest(from, to);
    if (width <= 0) return half;
    const { middles } = this.#soup;
    const scale = (BINS * (1 - 1e-6)) / width;
    const binOf = (index: number): number =>
      Math.floor(((middles[3 * index + axis] ?? outside(middles, 3 * index + axis)) - low) * scale);
    this.#fillBins(from, to, binOf);
    const last = this.#cheapest(to - from);
    let [left, right] = [from, to - 1];
    while (left <= right) {
      const index = this.order[left] ?? outside(this.order, left);
      if (binOf(index) <= last) left += 1;
      else {
        this.order[left] = this.order[right] ?? outside(this.order, right);
        this.order[right] = index;
        right -= 1;
      }
    }
    return left === from || left === to ? half : left;
  }

  /** Axis along which the triangles' middles lie farthest apart, where they begin and how far that is. */
  #widest(from: number, to: number): readonly [axis: number, low: number, width: number] {
    const { middles } = this.#soup;
    const spread = this.#spread;
    clear(spread, 0);
    for (let k = from; k < to; k += 1) {
      const at = 3 * (this.order[k] ?? outside(this.order, k));
      for (let axis = 0; axis < 3; axis += 1) {
        const value = middles[at + axis] ?? outside(middles, at + axis);
        spread[axis] = Math.min(spread[axis] ?? outside(spread, axis), value);
        spread[3 + axis] = Math.max(spread[3 + axis] ?? outside(spread, 3 + axis), value);
      }
    }
    let [best, width] = [0, -1];
    for (let axis = 0; axis < 3; axis += 1) {
      const extent = (spread[3 + axis] ?? outside(spread, 3 + axis)) - (spread[axis] ?? outside(spread, axis));
      if (extent > width) [best, width] = [axis, extent];
    }
    return [best, spread[best] ?? outside(spread, best), width];
  }

  #fillBins(from: number, to: number, binOf: (index: number) => number): void {
    const bins = this.#bins;
    const binCounts = this.#binCounts;
    for (let bin = 0; bin < BINS; bin += 1) clear(bins, 6 * bin);
    binCounts.fill(0);
    for (let k = from; k < to; k += 1) {
      const index = this.order[k] ?? outside(this.order, k);
      const bin = binOf(index);
      binCounts[bin] = (binCounts[bin] ?? outside(binCounts, bin)) + 1;
      grow(bins, 6 * bin, this.#soup.boxes, index);
    }
  }

  /** Last bin of the first half where both halves together are met by the fewest rays. */
  #cheapest(all: number): number {
    const bins = this.#bins;
    const binCounts = this.#binCounts;
    const swept = this.#swept;
    const box = this.#box;
    clear(box, 0);
    let count = 0;
    for (let bin = BINS - 1; bin > 0; bin -= 1) {
      grow(box, 0, bins, bin);
      count += binCounts[bin] ?? outside(binCounts, bin);
      swept[bin] = count * halfArea(box, 0);
    }
    clear(box, 0);
    let [best, least, before] = [0, Infinity, 0];
    for (let bin = 0; bin + 1 < BINS; bin += 1) {
      grow(box, 0, bins, bin);
      before += binCounts[bin] ?? outside(binCounts, bin);
      const cost = before * halfArea(box, 0) + (swept[bin + 1] ?? outside(swept, bin + 1));
      if (cost < least && before > 0 && before < all) [best, least] = [bin, cost];
    }
    return best;
  }
}

/** The hierarchy over everything that rays can meet; null when there is nothing. */
export function buildHierarchy(bodies: readonly TracedBody[]): Hierarchy | null {
  const soup = soupOf(bodies);
  if (soup.count <= MOST_IN_LEAF) return null;
  const builder = new Builder(soup);
  builder.build(0, soup.count);
  return { nodes: Float32Array.from(builder.nodes), triangles: describeTriangles(bodies, soup, builder.order) };
}

/** Allocates nothing for a triangle: short-lived arrays of numbers took a third of the time of a whole ring. */
function describeTriangles(bodies: readonly TracedBody[], soup: Soup, order: Uint32Array): Float32Array<ArrayBuffer> {
  const triangles = new Float32Array(16 * soup.count);
  const { meshOf, firstIndex } = soup;
  for (let at = 0; at < order.length; at += 1) {
    const index = order[at] ?? outside(order, at);
    const which = meshOf[index] ?? outside(meshOf, index);
    const { mesh, colour, matter } = bodies[which] ?? outside(bodies, which);
    describeCorners(mesh, firstIndex[index] ?? outside(firstIndex, index), triangles, 16 * at);
    triangles.set(colour, 16 * at + 12);
    triangles[16 * at + 15] = matter;
  }
  return triangles;
}

/** Writes the corners of a triangle, each with its packed normal. */
function describeCorners(mesh: TracedBody['mesh'], first: number, triangles: Float32Array, at: number): void {
  const { positions, normals, indices } = mesh;
  for (let corner = 0; corner < 3; corner += 1) {
    const vertex = 3 * (indices[first + corner] ?? outside(indices, first + corner));
    const to = at + 4 * corner;
    for (let axis = 0; axis < 3; axis += 1)
      triangles[to + axis] = positions[vertex + axis] ?? outside(positions, vertex + axis);
    triangles[to + 3] = packNormal(
      normals[vertex] ?? outside(normals, vertex),
      normals[vertex + 1] ?? outside(normals, vertex + 1),
      normals[vertex + 2] ?? outside(normals, vertex + 2),
    );
  }
}
