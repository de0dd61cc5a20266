import { itemAt, outside } from '@ringwerk/kernel/math';
import type { Shell } from './shell.ts';

/** Angles closer than this are one column, radians: single precision at 8 mm tells 1e-7 apart. */
const SAME = 1e-6;
const TURN = 2 * Math.PI;

/** Where a shell's vertices stand around the ring, and where it can be cut without cutting a triangle. */
export interface ColumnMap {
  /** Distinct angles in [0, 2π), ascending. */
  readonly angles: Float64Array;
  /** Column of every vertex. */
  readonly columns: Uint32Array;
  /** First column of every triangle in turning order, and how many columns it reaches on. */
  readonly starts: Uint32Array;
  readonly reaches: Uint32Array;
  /** 1 for every column whose plane no triangle crosses. */
  readonly free: Uint8Array;
}

const inTurn = (angle: number): number => (angle < 0 ? angle + TURN : angle);

function distinctAngles(all: Float64Array): Float64Array {
  const sorted = all.slice().sort();
  const angles: number[] = [];
  for (const angle of sorted) {
    const last = angles.at(-1);
    if (last === undefined || angle - last > SAME) angles.push(angle);
  }
  // The last column may be the first one seen from the other side of zero.
  const last = angles.at(-1);
  if (angles.length > 1 && last !== undefined && (angles[0] ?? outside(angles, 0)) + TURN - last <= SAME) angles.pop();
  return Float64Array.from(angles);
}

/** Index of the column nearest to an angle of [0, 2π). */
function columnAt(angles: Float64Array, angle: number): number {
  let low = 0;
  let high = angles.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((angles[middle] ?? outside(angles, middle)) <= angle + SAME / 2) low = middle + 1;
    else high = middle;
  }
  const below = low - 1;
  if (below < 0 || (low === angles.length && TURN - angle + (angles[0] ?? outside(angles, 0)) <= SAME)) return 0;
  return below;
}

/** Columns from a corner on to the farther of the two others. */
function reachOf(from: number, a: number, b: number, count: number): number {
  return Math.max(a < from ? a - from + count : a - from, b < from ? b - from + count : b - from);
}

/** First column and reach of every triangle: the shortest arc that holds its three corners starts at one of them. */
function triangleReaches(
  corners: Uint32Array,
  columns: Uint32Array,
  count: number,
): Pick<ColumnMap, 'starts' | 'reaches'> {
  const starts = new Uint32Array(corners.length / 3);
  const reaches = new Uint32Array(starts.length);
  const columnOf = (corner: number): number => itemAt(columns, corners[corner] ?? outside(corners, corner));
  for (let t = 0; t < starts.length; t++) {
    const a = columnOf(3 * t);
    const b = columnOf(3 * t + 1);
    const c = columnOf(3 * t + 2);
    const first = reachOf(a, b, c, count);
    const second = reachOf(b, c, a, count);
    const third = reachOf(c, a, b, count);
    const reach = Math.min(first, second, third);
    starts[t] = reach === first ? a : reach === second ? b : c;
    reaches[t] = reach;
  }
  return { starts, reaches };
}

/** 1 for every column that no triangle reaches across. */
function freeColumns({ starts, reaches }: Pick<ColumnMap, 'starts' | 'reaches'>, count: number): Uint8Array {
  const crossings = new Int32Array(2 * count + 1);
  for (let t = 0; t < starts.length; t++) {
    const start = starts[t] ?? outside(starts, t);
    const reach = reaches[t] ?? outside(reaches, t);
    if (reach < 2) continue;
    crossings[start + 1] = (crossings[start + 1] ?? outside(crossings, start + 1)) + 1;
    crossings[start + reach] = (crossings[start + reach] ?? outside(crossings, start + reach)) - 1;
  }
  const crossed = new Int32Array(count);
  let open = 0;
  for (let k = 0; k < 2 * count; k++) {
    open += crossings[k] ?? outside(crossings, k);
    crossed[k % count] = (crossed[k % count] ?? outside(crossed, k % count)) + open;
  }
  return Uint8Array.from(crossed, (n) => (n === 0 ? 1 : 0));
}

/** Finds columns and free planes. n log n in the number of vertices. */
export function columnMap({ vertices, stride, indices }: Shell): ColumnMap {
  const all = new Float64Array(vertices.length / stride);
  for (let v = 0; v < all.length; v++) {
    all[v] = inTurn(
      Math.atan2(
        vertices[v * stride + 1] ?? outside(vertices, v * stride + 1),
        vertices[v * stride] ?? outside(vertices, v * stride),
      ),
    );
  }
  const angles = distinctAngles(all);
  const columns = new Uint32Array(all.length);
  for (let v = 0; v < all.length; v++) columns[v] = columnAt(angles, all[v] ?? outside(all, v));
  const reached = triangleReaches(indices, columns, angles.length);
  return { angles, columns, ...reached, free: freeColumns(reached, angles.length) };
}
