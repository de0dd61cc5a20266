import { outside } from '../units/item-at.ts';
import { hashUnit } from '../math/hash.ts';
import { keyedCache } from '../math/keyed-cache.ts';
import type { BandField, FieldPoint } from '../math/lattice-noise.ts';

/** The blows of one hammer, mm: what they measure, how deep they go, and how close two of them may lie. */
export interface Hammer {
  readonly diameter: readonly [number, number];
  readonly depth: readonly [number, number];
  readonly spacing: number;
  /** Ridges between two dents are rounded over this difference of depth: a polisher's wheel leaves no edge. */
  readonly rounding: number;
}

/** Paraboloids on the unrolled band: centre, square of the radius, depth, mm. Bucketed by cells for look-up. */
export interface Dents {
  readonly u: Float64Array;
  readonly x: Float64Array;
  readonly square: Float64Array;
  readonly depth: Float64Array;
  readonly rounding: number;
  readonly circumference: number;
  readonly cells: Cells;
}

interface Cells {
  readonly around: number;
  readonly sizeU: number;
  readonly sizeX: number;
  readonly firstX: number;
  readonly rows: number;
  /** Place of the first dent of every cell in the lists below, and one past the last. */
  readonly starts: Int32Array;
  /** Centres, depths and curvatures cell by cell: a look-up reads them in a row. */
  readonly u: Float64Array;
  readonly x: Float64Array;
  readonly depth: Float64Array;
  readonly bend: Float64Array;
}

/** The band is hammered in strips of this width from the middle outwards, mm: a wider lane keeps its middle's pattern. */
const STRIP = 2;
/** Throws per area that one dent claims; more would fill the last gaps, which no hammer does. */
const THROWS = 18;

interface Centres {
  readonly u: number[];
  readonly x: number[];
  readonly draw: number[];
}

/** Strips in the order of the work: 0, 1, −1, 2, −2 … until `reach` mm on both sides are covered. */
function stripOrder(reach: number): number[] {
  const last = Math.ceil(Math.max(0, reach - STRIP / 2) / STRIP);
  return Array.from({ length: 2 * last + 1 }, (_, k) => (k % 2 === 1 ? (k + 1) / 2 : -k / 2));
}

const knownCentres = keyedCache<Centres>(16);

/** Darts that have stuck, in cells of the size of their distance: a new one asks nine cells. */
class DartBoard {
  readonly centres: Centres = { u: [], x: [], draw: [] };
  readonly #cells = new Map<number, number[]>();
  readonly #spacing: number;
  readonly #circumference: number;
  readonly #around: number;

  constructor(spacing: number, circumference: number) {
    this.#spacing = spacing;
    this.#circumference = circumference;
    this.#around = Math.max(3, Math.floor(circumference / spacing));
  }

  throwAt(u: number, x: number, draw: number): void {
    const column = Math.min(this.#around - 1, Math.floor((u * this.#around) / this.#circumference));
    const row = Math.floor(x / this.#spacing);
    for (let k = 0; k < 9; k++) {
      const near = this.#cells.get(this.#cellAt(column + (k % 3) - 1, row + Math.floor(k / 3) - 1));
      if (near?.some((other) => this.#isNear(other, u, x)) === true) return;
    }
    const cell = this.#cellAt(column, row);
    const mates = this.#cells.get(cell) ?? [];
    mates.push(this.centres.u.length);
    this.#cells.set(cell, mates);
    this.centres.u.push(u);
    this.centres.x.push(x);
    this.centres.draw.push(draw);
  }

  #cellAt(column: number, row: number): number {
    return row * this.#around + ((column + this.#around) % this.#around);
  }

  #isNear(other: number, u: number, x: number): boolean {
    const across = Math.abs(u - (this.centres.u[other] ?? outside(this.centres.u, other)));
    const du = Math.min(across, this.#circumference - across);
    const dx = x - (this.centres.x[other] ?? outside(this.centres.x, other));
    return du * du + dx * dx < this.#spacing * this.#spacing;
  }
}

/** Poisson-disk centres on the band by throwing darts: none closer than `spacing`, periodic in u. */
function throwCentres(spacing: number, circumference: number, strips: readonly number[], seed: number): Centres {
  const board = new DartBoard(spacing, circumference);
  const throws = Math.ceil((THROWS * circumference * STRIP) / (spacing * spacing));
  for (const strip of strips) {
    for (let dart = 0; dart < throws; dart++) {
      const u = hashUnit(dart, strip, seed) * circumference;
      const x = (strip - 0.5 + hashUnit(dart, strip, seed + 101)) * STRIP;
      board.throwAt(u, x, hashUnit(dart, strip, seed + 202));
    }
  }
  return board.centres;
}

/** Dents by cells no smaller than the reach of the largest, so that a point asks nine cells. */
function bucketed({ u, x, square, depth, circumference }: Omit<Dents, 'cells' | 'rounding'>, reach: number): Cells {
  const around = Math.max(3, Math.floor(circumference / reach));
  const sizeU = circumference / around;
  const firstX = x.reduce((low, each) => Math.min(low, each), 0);
  const rows = Math.floor((x.reduce((high, each) => Math.max(high, each), 0) - firstX) / reach) + 1;
  const cellOf = Array.from(u, (each, k) => {
    const column = Math.min(around - 1, Math.floor(each / sizeU));
    return column + around * Math.floor(((x[k] ?? outside(x, k)) - firstX) / reach);
  });
  const starts = new Int32Array(around * rows + 1);
  for (const cell of cellOf) starts[cell + 1] = (starts[cell + 1] ?? outside(starts, cell + 1)) + 1;
  for (let k = 0; k < around * rows; k++)
    starts[k + 1] = (starts[k + 1] ?? outside(starts, k + 1)) + (starts[k] ?? outside(starts, k));
  const next = starts.slice();
  const order = new Int32Array(u.length);
  cellOf.forEach((cell, dent) => {
    const place = next[cell] ?? outside(next, cell);
    order[place] = dent;
    next[cell] = place + 1;
  });
  const inOrder = (of: (dent: number) => number): Float64Array => Float64Array.from(order, of);
  return {
    around,
    sizeU,
    sizeX: reach,
    firstX,
    rows,
    starts,
    u: inOrder((dent) => u[dent] ?? outside(u, dent)),
    x: inOrder((dent) => x[dent] ?? outside(x, dent)),
    depth: inOrder((dent) => depth[dent] ?? outside(depth, dent)),
    bend: inOrder((dent) => (depth[dent] ?? outside(depth, dent)) / (square[dent] ?? outside(square, dent))),
  };
}

/**
 * Dents on the band up to `reach` mm on both sides of its middle. Centres are drawn on the circumference rounded to
 * whole millimetres and stretched to the true one, so that the pattern stays while the size is dragged.
 */
export function hammerDents(hammer: Hammer, circumference: number, reach: number, seed: number): Dents {
  const drawn = Math.max(1, Math.round(circumference));
  const strips = stripOrder(reach);
  const centres = knownCentres(`${hammer.spacing} ${drawn} ${strips.length} ${seed}`, () =>
    throwCentres(hammer.spacing, drawn, strips, seed),
  );
  const [small, large] = hammer.diameter;
  const [shallow, deep] = hammer.depth;
  const u = Float64Array.from(centres.u, (each) => (each * circumference) / drawn);
  const x = Float64Array.from(centres.x);
  const square = Float64Array.from(centres.draw, (draw) => ((small + (large - small) * draw) / 2) ** 2);
  // A harder blow is wider and deeper at once: it is one hammer.
  const depth = Float64Array.from(centres.draw, (draw) => shallow + (deep - shallow) * draw);
  const widest = (large / 2) * Math.sqrt(1 + hammer.rounding / shallow);
  const dents = { u, x, square, depth, circumference };
  return { ...dents, rounding: hammer.rounding, cells: bucketed(dents, widest) };
}

/** Depth from the two deepest surfaces: the deeper one, rounded where they meet. */
export function roundedDepth(first: number, second: number, rounding: number): number {
  const gap = rounding - (first - second);
  return gap <= 0 ? first : first + (gap * gap) / (4 * rounding);
}

/** The two deepest surfaces at a point: depth and place among the cells' dents; −1 is the unworked surface. */
interface Deepest {
  first: number;
  second: number;
  one: number;
  other: number;
}

/** Signed distance along the band from a dent, the shorter way round. */
function aside({ u }: Cells, at: number, from: number, circumference: number): number {
  const du = from - (u[at] ?? outside(u, at));
  if (du > circumference / 2) return du - circumference;
  return du < -circumference / 2 ? du + circumference : du;
}

function findDeepest({ cells, circumference }: Dents, u: number, x: number, into: Deepest): void {
  const { around, rows, starts } = cells;
  const column = Math.min(around - 1, Math.floor(u / cells.sizeU));
  const row = Math.floor((x - cells.firstX) / cells.sizeX);
  let [first, second, one, other] = [0, -1, -1, -1];
  for (let j = Math.max(0, row - 1); j <= Math.min(rows - 1, row + 1); j++) {
    for (let i = around - 1; i <= around + 1; i++) {
      const cell = ((column + i) % around) + around * j;
      const end = starts[cell + 1] ?? outside(starts, cell + 1);
      for (let at = starts[cell] ?? outside(starts, cell); at < end; at++) {
        const du = aside(cells, at, u, circumference);
        const dx = x - (cells.x[at] ?? outside(cells.x, at));
        const depth =
          (cells.depth[at] ?? outside(cells.depth, at)) -
          (cells.bend[at] ?? outside(cells.bend, at)) * (du * du + dx * dx);
        if (depth > first) {
          second = first;
          other = one;
          first = depth;
          one = at;
        } else if (depth > second) {
          second = depth;
          other = at;
        }
      }
    }
  }
  into.first = first;
  into.second = second;
  into.one = one;
  into.other = other;
}

/** Dents on the unrolled band, mm and mm per mm: the deepest of all at a point, the unworked surface being one of them. */
export function dentField(dents: Dents): BandField {
  const { cells, circumference, rounding } = dents;
  const best: Deepest = { first: 0, second: 0, one: 0, other: 0 };
  const addSlope = (into: FieldPoint, at: number, share: number, u: number, x: number): void => {
    if (at < 0 || share === 0) return;
    const scale = -2 * (cells.bend[at] ?? outside(cells.bend, at)) * share;
    into.byU += scale * aside(cells, at, u, circumference);
    into.byX += scale * (x - (cells.x[at] ?? outside(cells.x, at)));
  };
  return (u, x, into) => {
    const turned = u - Math.floor(u / circumference) * circumference;
    findDeepest(dents, turned, x, best);
    const gap = rounding - (best.first - best.second);
    const blend = gap <= 0 ? 0 : gap / (2 * rounding);
    into.value = roundedDepth(best.first, best.second, rounding);
    into.byU = 0;
    into.byX = 0;
    addSlope(into, best.one, 1 - blend, turned, x);
    addSlope(into, best.other, blend, turned, x);
  };
}
