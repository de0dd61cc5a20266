import { outside } from '../units/item-at.ts';
import { heightAtX, parameterAtX, tangentAt, type ArcPiece, type LinePiece, type Piece } from '../math/piece.ts';
import type { PartDraft } from './part-draft.ts';
import type { SectionRow } from './section-rows.ts';
import { emitGrid, type Sweep } from './strip.ts';
import type { Track } from './track.ts';

/** A strip between two lines that may swing, traversed with the metal on the right: outer line from left to right. */
export interface WavyStrip {
  readonly part: PartDraft;
  readonly from: Track;
  readonly to: Track;
}

/** Arc of the section that moves with the columns. */
export interface WavyArc {
  readonly cx: Float64Array;
  readonly cy: Float64Array;
  readonly radius: Float64Array;
  readonly start: Float64Array;
  readonly sweep: Float64Array;
  /** Changes of centre and radius per radian. */
  readonly dcx: Float64Array;
  readonly dcy: Float64Array;
  readonly dradius: Float64Array;
}
const valueAt = (values: Float64Array, column: number): number => values[column] ?? outside(values, column);

/** One row of vertices as it is written, column by column, straight into the part's arrays. */
interface RowPen {
  readonly part: PartDraft;
  readonly sweep: Sweep;
}

/** Straight from line to line: flanks of a V, walls, floors and the walls between alloys. */
export function emitRuled({ part, from, to }: WavyStrip, sweep: Sweep): void {
  const { count } = sweep.columns;
  const base = part.reserve(2 * (count + 1), 2 * count);
  emitRuledRow({ part, sweep }, from, to, from, 0);
  emitRuledRow({ part, sweep }, from, to, to, 1);
  emitGrid(part, base, 2, count);
}

/** The row of a ruled surface at `track`, one of its two lines; `share` of the way lies before it. */
function emitRuledRow({ part, sweep }: RowPen, from: Track, to: Track, track: Track, share: 0 | 1): void {
  const { columns, innerRadius, unrollRadius } = sweep;
  const { positions, normals, uvs } = part;
  let vertex = part.vertexCount;
  for (let j = 0; j <= columns.count; j++, vertex++) {
    const c = valueAt(columns.cos, j);
    const s = valueAt(columns.sin, j);
    const ex = valueAt(to.x, j) - valueAt(from.x, j);
    const ey = valueAt(to.y, j) - valueAt(from.y, j);
    const length = Math.sqrt(ex * ex + ey * ey) || 1;
    const tx = ex / length;
    const ty = ey / length;
    const radius = innerRadius + valueAt(track.y, j);
    const turn = (valueAt(track.dx, j) * ty - valueAt(track.dy, j) * tx) / radius;
    const scale = 1 / Math.sqrt(1 + turn * turn);
    const nr = tx * scale;
    const nt = turn * scale;
    positions[3 * vertex] = radius * c;
    positions[3 * vertex + 1] = radius * s;
    positions[3 * vertex + 2] = valueAt(track.x, j);
    normals[3 * vertex] = nr * c - nt * s;
    normals[3 * vertex + 1] = nr * s + nt * c;
    normals[3 * vertex + 2] = -ty * scale;
    uvs[2 * vertex] = valueAt(columns.angles, j) * unrollRadius;
    uvs[2 * vertex + 1] = valueAt(from.v, j) + share * length;
  }
  part.vertexCount = vertex;
}

/** Factor on the inner points of an arc of n chords that keeps its area, see `evenRows`; the sine is that of one step. */
function keepingOf(step: number, sine: number, steps: number): number {
  if (steps < 2 || Math.abs(step) < 1e-6) return 1;
  const target = (steps * step) / sine;
  return steps === 2 ? target / 2 : (Math.sqrt(1 + (steps - 2) * target) - 1) / (steps - 2);
}

const areaKeeping = (turn: number, steps: number): number => keepingOf(turn / steps, Math.sin(turn / steps), steps);

/** A stretch of a fixed piece of the outline between two lines; `direction` -1 for the bore, traversed from right to left. */
export function emitFace(strip: WavyStrip, piece: Piece, steps: number, direction: 1 | -1, sweep: Sweep): void {
  if (piece.kind === 'line') emitStraightFace(strip, piece, direction, sweep);
  else emitArcFace(strip, piece, steps, direction, sweep);
}

function emitStraightFace({ part, from, to }: WavyStrip, piece: LinePiece, direction: 1 | -1, sweep: Sweep): void {
  const { columns, innerRadius, unrollRadius } = sweep;
  const { count } = columns;
  const base = part.reserve(2 * (count + 1), 2 * count);
  const { x: tx, y: ty } = tangentAt(piece, 0);
  const { positions, normals, uvs } = part;
  let at = base;
  for (const track of [from, to]) {
    for (let j = 0; j <= count; j++, at++) {
      const c = valueAt(columns.cos, j);
      const s = valueAt(columns.sin, j);
      const radius = innerRadius + valueAt(track.y, j);
      positions[3 * at] = radius * c;
      positions[3 * at + 1] = radius * s;
      positions[3 * at + 2] = valueAt(track.x, j);
      normals[3 * at] = direction * tx * c;
      normals[3 * at + 1] = direction * tx * s;
      normals[3 * at + 2] = -direction * ty;
      uvs[2 * at] = valueAt(columns.angles, j) * unrollRadius;
      uvs[2 * at + 1] = valueAt(track.v, j);
    }
  }
  part.vertexCount = at;
  emitGrid(part, base, 2, count);
}

/** Column by column: where a stretch of an arc stands from its centre, how far it turns with each row, and its area's factor. */
interface ArcSteps {
  readonly dx: Float64Array;
  readonly dy: Float64Array;
  readonly cos: Float64Array;
  readonly sin: Float64Array;
  readonly keeping: Float64Array;
}

function arcStepsOf({ cx, cy, radius }: ArcPiece, from: Track, to: Track, steps: number, way: number): ArcSteps {
  const size = from.x.length;
  const numbers = new Float64Array(5 * size);
  const part = (k: number): Float64Array => numbers.subarray(k * size, (k + 1) * size);
  const [dx, dy, cos, sin, keeping] = [part(0), part(1), part(2), part(3), part(4)];
  for (let j = 0; j < size; j++) {
    const x = valueAt(from.x, j);
    const y = valueAt(from.y, j);
    const turn = turnBetween(radius, valueAt(to.x, j) - x, valueAt(to.y, j) - y);
    const step = turn / steps;
    const stepSin = Math.sin(step);
    dx[j] = x - cx;
    dy[j] = y - cy;
    cos[j] = Math.cos(step);
    sin[j] = way * stepSin;
    keeping[j] = keepingOf(step, stepSin, steps);
  }
  return { dx, dy, cos, sin, keeping };
}

function emitArcFace(
  { part, from, to }: WavyStrip,
  piece: ArcPiece,
  steps: number,
  direction: 1 | -1,
  sweep: Sweep,
): void {
  const { count } = sweep.columns;
  const base = part.reserve((steps + 1) * (count + 1), 2 * steps * count);
  // An arc in its upper half runs clockwise from left to right, in its lower half counter-clockwise.
  const side = piece.sweep < 0 ? 1 : -1;
  // Even steps along the arc: where it ends upright, even steps across would leave most of it to the last chord.
  const arc = arcStepsOf(piece, from, to, steps, -direction * side);
  const scale = (direction * side) / piece.radius;
  for (let row = 0; row <= steps; row++) {
    const end = row === 0 ? from : row === steps ? to : null;
    emitArcRow({ part, sweep }, piece, arc, scale, end);
    emitPlace(part, sweep, from, to, row / steps);
  }
  emitGrid(part, base, steps + 1, count);
}

/** Places and normals of one row of an arc, which is then turned on; `end` is the line that the row lies on, null inside. */
function emitArcRow(
  { part, sweep }: RowPen,
  { cx, cy }: ArcPiece,
  arc: ArcSteps,
  scale: number,
  end: Track | null,
): void {
  const { columns, innerRadius } = sweep;
  const { positions, normals } = part;
  const { dx, dy, cos, sin, keeping } = arc;
  let to = 3 * part.vertexCount;
  for (let j = 0; j <= columns.count; j++, to += 3) {
    const c = valueAt(columns.cos, j);
    const s = valueAt(columns.sin, j);
    const ox = valueAt(dx, j);
    const oy = valueAt(dy, j);
    const factor = valueAt(keeping, j);
    const radius = innerRadius + (end === null ? cy + oy * factor : valueAt(end.y, j));
    const nr = oy * scale;
    positions[to] = radius * c;
    positions[to + 1] = radius * s;
    positions[to + 2] = end === null ? cx + ox * factor : valueAt(end.x, j);
    normals[to] = nr * c;
    normals[to + 1] = nr * s;
    normals[to + 2] = ox * scale;
    const [turnCos, turnSin] = [valueAt(cos, j), valueAt(sin, j)];
    dx[j] = ox * turnCos - oy * turnSin;
    dy[j] = ox * turnSin + oy * turnCos;
  }
}

/** u and v of one row between two lines, whose places are written; counts its vertices. */
function emitPlace(part: PartDraft, { columns, unrollRadius }: Sweep, from: Track, to: Track, share: number): void {
  const { uvs } = part;
  let at = 2 * part.vertexCount;
  for (let j = 0; j <= columns.count; j++, at += 2) {
    const start = valueAt(from.v, j);
    uvs[at] = valueAt(columns.angles, j) * unrollRadius;
    uvs[at + 1] = start + (valueAt(to.v, j) - start) * share;
  }
  part.vertexCount += columns.count + 1;
}

/** Angle of an arc over a chord; less than half a turn. */
const turnBetween = (radius: number, across: number, rise: number): number =>
  2 * Math.asin(Math.min(1, Math.sqrt(across * across + rise * rise) / (2 * radius)));

/**
 * Points of a stretch of the outer line between two lines, by row and column: even along the line, arcs with their
 * area. Every point is a new object; meant for worked surfaces, which cost far more than that.
 */
export function facePoints(
  { from, to }: Pick<WavyStrip, 'from' | 'to'>,
  piece: Piece,
  steps: number,
): (row: number, column: number) => SectionRow {
  const turnAt = (radius: number, j: number): number =>
    turnBetween(radius, valueAt(to.x, j) - valueAt(from.x, j), valueAt(to.y, j) - valueAt(from.y, j));
  return (row, j) => {
    const share = row / steps;
    const v = valueAt(from.v, j) + (valueAt(to.v, j) - valueAt(from.v, j)) * share;
    const end = row === 0 ? from : to;
    const [a, b] = [valueAt(from.x, j), valueAt(to.x, j)];
    if (row === 0 || row === steps || piece.kind === 'line') {
      const x = row === 0 || row === steps ? valueAt(end.x, j) : a + (b - a) * share;
      const tangent = tangentAt(piece, parameterAtX(piece, x));
      const y = row === 0 || row === steps ? valueAt(end.y, j) : heightAtX(piece, x);
      return { x, y, nx: -tangent.y, ny: tangent.x, v };
    }
    const side = piece.sweep < 0 ? 1 : -1;
    const turn = turnAt(piece.radius, j);
    const angle = Math.atan2(valueAt(from.y, j) - piece.cy, a - piece.cx) - side * turn * share;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const reach = piece.radius * areaKeeping(turn, steps);
    return { x: piece.cx + reach * c, y: piece.cy + reach * s, nx: side * c, ny: side * s, v };
  };
}

/** An arc that moves with the columns, such as the bowl of a U; its ends are pinned to the two lines. */
export function emitArc({ part, from, to }: WavyStrip, arc: WavyArc, steps: number, sweep: Sweep): void {
  const { count } = sweep.columns;
  const base = part.reserve((steps + 1) * (count + 1), 2 * steps * count);
  const keeping = arc.sweep.map((turn) => areaKeeping(turn, steps));
  for (let row = 0; row <= steps; row++) {
    const end = row === 0 ? from : row === steps ? to : null;
    emitMovingRow({ part, sweep }, from, arc, { share: row / steps, end, keeping });
  }
  emitGrid(part, base, steps + 1, count);
}

/** One row of a moving arc; the surface's normal takes part in its movement. */
function emitMovingRow(
  { part, sweep }: RowPen,
  from: Track,
  arc: WavyArc,
  { share, end, keeping }: { readonly share: number; readonly end: Track | null; readonly keeping: Float64Array },
): void {
  const { columns, innerRadius, unrollRadius } = sweep;
  const { positions, normals, uvs } = part;
  const way = valueAt(arc.sweep, 0) < 0 ? -1 : 1;
  let vertex = part.vertexCount;
  for (let j = 0; j <= columns.count; j++, vertex++) {
    const c = valueAt(columns.cos, j);
    const s = valueAt(columns.sin, j);
    const angle = valueAt(arc.start, j) + valueAt(arc.sweep, j) * share;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    const own = valueAt(arc.radius, j) * valueAt(keeping, j);
    const radius = innerRadius + (end === null ? valueAt(arc.cy, j) + own * sin : valueAt(end.y, j));
    const vx = valueAt(arc.dcx, j) + valueAt(arc.dradius, j) * cos;
    const vy = valueAt(arc.dcy, j) + valueAt(arc.dradius, j) * sin;
    const turn = (way * (vx * cos + vy * sin)) / radius;
    const scale = 1 / Math.sqrt(1 + turn * turn);
    const nr = -sin * way * scale;
    const nt = turn * scale;
    positions[3 * vertex] = radius * c;
    positions[3 * vertex + 1] = radius * s;
    positions[3 * vertex + 2] = end === null ? valueAt(arc.cx, j) + own * cos : valueAt(end.x, j);
    normals[3 * vertex] = nr * c - nt * s;
    normals[3 * vertex + 1] = nr * s + nt * c;
    normals[3 * vertex + 2] = -cos * way * scale;
    uvs[2 * vertex] = valueAt(columns.angles, j) * unrollRadius;
    uvs[2 * vertex + 1] = valueAt(from.v, j) + way * valueAt(arc.sweep, j) * valueAt(arc.radius, j) * share;
  }
  part.vertexCount = vertex;
}
