import { heightAtX, parameterAtX, tangentAt, type ArcPiece, type LinePiece, type Piece } from '../math/piece.ts';
import type { PartDraft } from './part-draft.ts';
import type { SectionRow } from './section-rows.ts';
import { emitGrid, type Sweep } from './strip.ts';
import type { Track } from './track.ts';

/** A strip between two lines that may swing, traversed with the metal on the right: outer line from left to right. */
export interface SwingingStrip {
  readonly part: PartDraft;
  readonly from: Track;
  readonly to: Track;
}

/** Arc of the section that moves with the columns. */
export interface SwingingArc {
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

const at = (values: Float64Array, column: number): number => values[column] ?? 0;

/** Writes one vertex; `tx`, `ty` is the unit tangent of the section there and `vx`, `vy` how the surface moves per radian. */
function put(
  part: PartDraft,
  sweep: Sweep,
  j: number,
  x: number,
  y: number,
  tx: number,
  ty: number,
  vx: number,
  vy: number,
  v: number,
): void {
  const c = sweep.columns.cos[j] ?? 1;
  const s = sweep.columns.sin[j] ?? 0;
  const radius = sweep.innerRadius + y;
  const turn = (vx * ty - vy * tx) / radius;
  const scale = turn === 0 ? 1 : 1 / Math.sqrt(1 + turn * turn);
  const nr = tx * scale;
  const nt = turn * scale;
  const u = (sweep.columns.angles[j] ?? 0) * sweep.unrollRadius;
  part.vertex(radius * c, radius * s, x, nr * c - nt * s, nr * s + nt * c, -ty * scale, u, v);
}

/** Straight from line to line: flanks of a V, walls, floors and the walls between alloys. */
export function emitRuled({ part, from, to }: SwingingStrip, sweep: Sweep): void {
  const { count } = sweep.columns;
  const base = part.reserve(2 * (count + 1), 2 * count);
  for (let row = 0; row < 2; row++) {
    const track = row === 0 ? from : to;
    for (let j = 0; j <= count; j++) {
      const ex = at(to.x, j) - at(from.x, j);
      const ey = at(to.y, j) - at(from.y, j);
      const length = Math.sqrt(ex * ex + ey * ey) || 1;
      const v = at(from.v, j) + row * length;
      put(
        part,
        sweep,
        j,
        at(track.x, j),
        at(track.y, j),
        ex / length,
        ey / length,
        at(track.dx, j),
        at(track.dy, j),
        v,
      );
    }
  }
  emitGrid(part, base, 2, count);
}

/** Factor on the inner points of an arc of n chords that keeps its area, see `evenRows`. */
function areaKeeping(sweep: number, steps: number): number {
  if (steps < 2) return 1;
  const delta = Math.abs(sweep) / steps;
  if (delta < 1e-6) return 1;
  const target = (steps * delta) / Math.sin(delta);
  return steps === 2 ? target / 2 : (Math.sqrt(1 + (steps - 2) * target) - 1) / (steps - 2);
}

/** A stretch of a fixed piece of the outline between two lines; `direction` -1 for the bore, traversed from right to left. */
export function emitFace(strip: SwingingStrip, piece: Piece, steps: number, direction: 1 | -1, sweep: Sweep): void {
  if (piece.kind === 'line') emitStraightFace(strip, piece, direction, sweep);
  else emitArcFace(strip, piece, steps, direction, sweep);
}

function emitStraightFace({ part, from, to }: SwingingStrip, piece: LinePiece, direction: 1 | -1, sweep: Sweep): void {
  const { count } = sweep.columns;
  const base = part.reserve(2 * (count + 1), 2 * count);
  const { x, y } = tangentAt(piece, 0);
  for (const track of [from, to]) {
    for (let j = 0; j <= count; j++) {
      put(part, sweep, j, at(track.x, j), at(track.y, j), direction * x, direction * y, 0, 0, at(track.v, j));
    }
  }
  emitGrid(part, base, 2, count);
}

function emitArcFace(
  { part, from, to }: SwingingStrip,
  { cx, cy, radius, sweep: turn }: ArcPiece,
  steps: number,
  direction: 1 | -1,
  sweep: Sweep,
): void {
  const { count } = sweep.columns;
  const base = part.reserve((steps + 1) * (count + 1), 2 * steps * count);
  const turns = turnsBetween(radius, from, to);
  const keeping = turns.map((own) => areaKeeping(own, steps));
  // An arc in its upper half runs clockwise from left to right, in its lower half counter-clockwise.
  const side = turn < 0 ? 1 : -1;
  const way = -direction * side;
  const scale = (direction * side) / radius;
  // Even steps along the arc: where it ends upright, even steps across would leave most of it to the last chord.
  const [stepCos, stepSin] = [turns.map((own) => Math.cos(own / steps)), turns.map((own) => Math.sin(own / steps))];
  const dx = from.x.map((x) => x - cx);
  const dy = from.y.map((y) => y - cy);
  for (let row = 0; row <= steps; row++) {
    const share = row / steps;
    const end = row === 0 ? from : to;
    const isInner = row > 0 && row < steps;
    for (let j = 0; j <= count; j++) {
      const [ox, oy] = [at(dx, j), at(dy, j)];
      const factor = at(keeping, j);
      const x = isInner ? cx + ox * factor : at(end.x, j);
      const y = isInner ? cy + oy * factor : at(end.y, j);
      const v = at(from.v, j) + (at(to.v, j) - at(from.v, j)) * share;
      put(part, sweep, j, x, y, oy * scale, -ox * scale, 0, 0, v);
      const [c, s] = [at(stepCos, j), way * at(stepSin, j)];
      dx[j] = ox * c - oy * s;
      dy[j] = ox * s + oy * c;
    }
  }
  emitGrid(part, base, steps + 1, count);
}

/** Angle of an arc between two lines on it, column by column; less than half a turn. */
function turnsBetween(radius: number, from: Track, to: Track): Float64Array {
  return from.x.map((a, j) => {
    const width = Math.hypot((to.x[j] ?? 0) - a, (to.y[j] ?? 0) - (from.y[j] ?? 0));
    return 2 * Math.asin(Math.min(1, width / (2 * radius)));
  });
}

/**
 * Points of a stretch of the outer line between two lines, by row and column: even along the line, arcs with their
 * area. Every point is a new object; meant for worked surfaces, which cost far more than that.
 */
export function facePoints(
  { from, to }: Pick<SwingingStrip, 'from' | 'to'>,
  piece: Piece,
  steps: number,
): (row: number, column: number) => SectionRow {
  const turns = piece.kind === 'arc' ? turnsBetween(piece.radius, from, to) : null;
  return (row, j) => {
    const share = row / steps;
    const v = at(from.v, j) + (at(to.v, j) - at(from.v, j)) * share;
    const end = row === 0 ? from : to;
    const [a, b] = [at(from.x, j), at(to.x, j)];
    if (row === 0 || row === steps || piece.kind === 'line' || turns === null) {
      const x = row === 0 || row === steps ? at(end.x, j) : a + (b - a) * share;
      const tangent = tangentAt(piece, parameterAtX(piece, x));
      const y = row === 0 || row === steps ? at(end.y, j) : heightAtX(piece, x);
      return { x, y, nx: -tangent.y, ny: tangent.x, v };
    }
    const side = piece.sweep < 0 ? 1 : -1;
    const angle = Math.atan2(at(from.y, j) - piece.cy, a - piece.cx) - side * at(turns, j) * share;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const reach = piece.radius * areaKeeping(at(turns, j), steps);
    return { x: piece.cx + reach * c, y: piece.cy + reach * s, nx: side * c, ny: side * s, v };
  };
}

/** An arc that moves with the columns, such as the bowl of a U; its ends are pinned to the two lines. */
export function emitArc({ part, from, to }: SwingingStrip, arc: SwingingArc, steps: number, sweep: Sweep): void {
  const { count } = sweep.columns;
  const base = part.reserve((steps + 1) * (count + 1), 2 * steps * count);
  const keeping = arc.sweep.map((turn) => areaKeeping(turn, steps));
  const way = at(arc.sweep, 0) < 0 ? -1 : 1;
  for (let row = 0; row <= steps; row++) {
    const share = row / steps;
    const end = row === 0 ? from : to;
    const isInner = row > 0 && row < steps;
    for (let j = 0; j <= count; j++) {
      const angle = at(arc.start, j) + at(arc.sweep, j) * share;
      const cos = Math.cos(angle);
      const sin = Math.sin(angle);
      const radius = at(arc.radius, j) * at(keeping, j);
      const x = isInner ? at(arc.cx, j) + radius * cos : at(end.x, j);
      const y = isInner ? at(arc.cy, j) + radius * sin : at(end.y, j);
      const vx = at(arc.dcx, j) + at(arc.dradius, j) * cos;
      const vy = at(arc.dcy, j) + at(arc.dradius, j) * sin;
      const v = at(from.v, j) + way * at(arc.sweep, j) * at(arc.radius, j) * share;
      put(part, sweep, j, x, y, -sin * way, cos * way, vx, vy, v);
    }
  }
  emitGrid(part, base, steps + 1, count);
}
