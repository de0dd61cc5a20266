import { heightAtX, parameterAtX, type Piece, type Point2 } from '../math/piece.ts';
import { swingAt, swingSlope, type Swing } from '../math/swing.ts';
import type { Columns } from './columns.ts';

/** A line around the ring, column by column: place in the section, its change per radian, and v along the outline, mm. */
export interface Track {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly dx: Float64Array;
  readonly dy: Float64Array;
  readonly v: Float64Array;
}

const emptyTrack = (size: number): Track => ({
  x: new Float64Array(size),
  y: new Float64Array(size),
  dx: new Float64Array(size),
  dy: new Float64Array(size),
  v: new Float64Array(size),
});

/** A line that does not swing. */
export function fixedTrack({ count }: Columns, { x, y }: Point2, v: number): Track {
  const track = emptyTrack(count + 1);
  track.x.fill(x);
  track.y.fill(y);
  track.v.fill(v);
  return track;
}

/** The seam closes only if its two columns are the same to the last bit. */
function closed(track: Track): Track {
  for (const values of [track.x, track.y, track.dx, track.dy, track.v]) values[values.length - 1] = values[0] ?? 0;
  return track;
}

const lengthOf = (piece: Piece): number =>
  piece.kind === 'arc' ? piece.radius * Math.abs(piece.sweep) : Math.hypot(piece.x1 - piece.x0, piece.y1 - piece.y0);

/** A line that swings on a piece of the outline; `v0` is v where the piece starts. */
export function faceTrack({ count, angles }: Columns, piece: Piece, swing: Swing, rest: number, v0: number): Track {
  const track = emptyTrack(count + 1);
  const length = lengthOf(piece);
  for (let j = 0; j < count; j++) {
    const angle = angles[j] ?? 0;
    const x = swingAt(swing, rest, angle);
    const y = heightAtX(piece, x);
    const slope =
      piece.kind === 'arc' ? -(x - piece.cx) / (y - piece.cy || 1) : (piece.y1 - piece.y0) / (piece.x1 - piece.x0 || 1);
    const dx = swingSlope(swing, angle);
    track.x[j] = x;
    track.y[j] = y;
    track.dx[j] = dx;
    track.dy[j] = slope * dx;
    track.v[j] = v0 + length * parameterAtX(piece, x);
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
    track.v[j] = from.v[j] ?? 0;
  }
  return closed(track);
}
