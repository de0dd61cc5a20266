import { itemAt, outside } from '../units/item-at.ts';
import { keyedCache } from '../math/keyed-cache.ts';
import { upperSide, type Piece, type Point2 } from '../math/piece.ts';
import type { Swing } from '../math/swing.ts';
import type { Columns } from './columns.ts';

/** A line around the ring, column by column: place in the section, its change per radian, and v along the outline, mm. */
export interface Track {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly dx: Float64Array;
  readonly dy: Float64Array;
  readonly v: Float64Array;
}

/** Five lines of numbers in one array: a slider asks for a dozen tracks sixty times a second. */
export function emptyTrack(size: number): Track {
  const numbers = new Float64Array(5 * size);
  const part = (k: number): Float64Array => numbers.subarray(k * size, (k + 1) * size);
  return { x: part(0), y: part(1), dx: part(2), dy: part(3), v: part(4) };
}

/** A line that does not swing. */
export function fixedTrack({ count }: Columns, { x, y }: Point2, v: number): Track {
  const track = emptyTrack(count + 1);
  track.x.fill(x);
  track.y.fill(y);
  track.v.fill(v);
  return track;
}

/** The seam closes only if its two columns are the same to the last bit. */
export function closed(track: Track): Track {
  for (const values of [track.x, track.y, track.dx, track.dy, track.v]) values[values.length - 1] = itemAt(values, 0);
  return track;
}

const lengthOf = (piece: Piece): number =>
  piece.kind === 'arc' ? piece.radius * Math.abs(piece.sweep) : Math.hypot(piece.x1 - piece.x0, piece.y1 - piece.y0);

/** Cosine and sine of a swing at every column, see `swingAt`. */
interface Turns {
  readonly cos: Float64Array;
  readonly sin: Float64Array;
}

/** By columns: a slider moves the amplitude of a swing, while its waves stay where they are. */
const TURNS = new WeakMap<Columns, (key: string, make: () => Turns) => Turns>();

function turnsOf(columns: Columns, { waves, phase }: Swing): Turns {
  const known = TURNS.get(columns) ?? keyedCache<Turns>(8);
  TURNS.set(columns, known);
  return known(`${waves} ${phase}`, () => {
    const turns = columns.angles.map((angle) => waves * (angle - Math.PI / 2) + phase);
    return { cos: turns.map(Math.cos), sin: turns.map(Math.sin) };
  });
}

/** Writes x of a line and its change at every column. */
export function swingTrack(track: Track, columns: Columns, swing: Swing, rest: number): void {
  const { amplitude, waves } = swing;
  if (amplitude === 0) {
    track.x.fill(rest);
    track.dx.fill(0);
    return;
  }
  const { cos, sin } = turnsOf(columns, swing);
  const { x, dx } = track;
  for (let j = 0; j < columns.count; j++) {
    x[j] = rest + amplitude * (cos[j] ?? outside(cos, j));
    dx[j] = -amplitude * waves * (sin[j] ?? outside(sin, j));
  }
}

/** Height and slope of an arc and the share of it passed, at the x of every column. */
function onArc(track: Track, piece: Piece & { kind: 'arc' }, columns: number, v0: number, length: number): void {
  const { cx, cy, radius, start, sweep } = piece;
  const { x, y, dx, dy, v } = track;
  const side = upperSide(piece);
  for (let j = 0; j < columns; j++) {
    const off = (x[j] ?? outside(x, j)) - cx;
    const rise = side * Math.sqrt(Math.max(0, radius * radius - off * off));
    const angle = Math.acos(Math.min(1, Math.max(-1, off / radius)));
    const share = ((side > 0 ? angle : 2 * Math.PI - angle) - start) / sweep;
    y[j] = cy + rise;
    dy[j] = (-off / (rise || 1)) * (dx[j] ?? outside(dx, j));
    v[j] = v0 + length * Math.min(1, Math.max(0, share));
  }
}

/** A line that swings on a piece of the outline; `v0` is v where the piece starts. */
export function faceTrack(columns: Columns, piece: Piece, swing: Swing, rest: number, v0: number): Track {
  const { count } = columns;
  const track = emptyTrack(count + 1);
  const length = lengthOf(piece);
  swingTrack(track, columns, swing, rest);
  if (piece.kind === 'arc') {
    onArc(track, piece, count, v0, length);
    return closed(track);
  }
  const { x0, y0, x1, y1 } = piece;
  const { x, y, dx, dy, v } = track;
  for (let j = 0; j < count; j++) {
    const share = ((x[j] ?? outside(x, j)) - x0) / (x1 - x0 || 1);
    y[j] = y0 + (y1 - y0) * share;
    dy[j] = ((y1 - y0) / (x1 - x0 || 1)) * (dx[j] ?? outside(dx, j));
    v[j] = v0 + length * Math.min(1, Math.max(0, share));
  }
  return closed(track);
}

/** A line computed from others, column by column; `at` gives x, y and their changes. */
export function derivedTrack(
  { count }: Columns,
  from: Track,
  at: (column: number) => readonly [number, number, number, number],
): Track {
  const track = emptyTrack(count + 1);
  for (let j = 0; j < count; j++) {
    const [x, y, dx, dy] = at(j);
    track.x[j] = x;
    track.y[j] = y;
    track.dx[j] = dx;
    track.dy[j] = dy;
    track.v[j] = from.v[j] ?? outside(from.v, j);
  }
  return closed(track);
}
