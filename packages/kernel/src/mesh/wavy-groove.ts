import { itemAt, outside } from '../units/item-at.ts';
import { grooveDepth, raisedSagitta } from '../body/cut-groove.ts';
import type { WavyGroove } from '../body/place-lines.ts';
import type { Piece } from '../math/piece.ts';
import type { Columns } from './columns.ts';
import type { WavyArc } from './wavy-strip.ts';
import { closed, derivedTrack, emptyTrack, faceTrack, swingTrack, type Track } from './track.ts';

/** One surface inside a groove, from line to line; `arc` for bowls and raised bands, else straight. */
export interface GrooveRun {
  readonly from: Track;
  readonly to: Track;
  readonly arc: WavyArc | null;
}

const emptyArc = (size: number): WavyArc => ({
  cx: new Float64Array(size),
  cy: new Float64Array(size),
  radius: new Float64Array(size),
  start: new Float64Array(size),
  sweep: new Float64Array(size),
  dcx: new Float64Array(size),
  dcy: new Float64Array(size),
  dradius: new Float64Array(size),
});

/** Half circle under the lower lip. */
function bowl(a: Track, b: Track, radius: number): WavyArc {
  const arc = emptyArc(a.x.length);
  arc.radius.fill(radius);
  arc.start.fill(Math.PI);
  arc.sweep.fill(Math.PI);
  for (let j = 0; j < a.x.length; j++) {
    const lower = (a.y[j] ?? outside(a.y, j)) < (b.y[j] ?? outside(b.y, j)) ? a : b;
    arc.cx[j] = ((a.x[j] ?? outside(a.x, j)) + (b.x[j] ?? outside(b.x, j))) / 2;
    arc.cy[j] = lower.y[j] ?? outside(lower.y, j);
    arc.dcx[j] = a.dx[j] ?? outside(a.dx, j);
    arc.dcy[j] = lower.dy[j] ?? outside(lower.dy, j);
  }
  return arc;
}

/** Arc over the feet of a raised band, see `groovePieces`; its chord tilts and stretches as the feet climb the surface. */
function raisedBand(a: Track, b: Track, width: number): WavyArc {
  const arc = emptyArc(a.x.length);
  for (let j = 0; j < a.x.length; j++) {
    const [ax, ay, bx, by] = [
      a.x[j] ?? outside(a.x, j),
      a.y[j] ?? outside(a.y, j),
      b.x[j] ?? outside(b.x, j),
      b.y[j] ?? outside(b.y, j),
    ];
    const rise = by - ay;
    const drise = (b.dy[j] ?? outside(b.dy, j)) - (a.dy[j] ?? outside(a.dy, j));
    const chord = Math.hypot(bx - ax, rise);
    const sagitta = raisedSagitta(width, rise);
    const radius = (chord * chord) / (8 * sagitta) + sagitta / 2;
    const tilt = Math.atan2(rise, bx - ax);
    const half = Math.asin(Math.min(1, chord / (2 * radius)));
    const reach = radius - sagitta;
    const dchord = (rise * drise) / chord;
    const dradius = (chord * dchord) / (4 * sagitta);
    const dtilt = ((bx - ax) * drise) / (chord * chord);
    arc.cx[j] = (ax + bx) / 2 + reach * Math.sin(tilt);
    arc.cy[j] = (ay + by) / 2 - reach * Math.cos(tilt);
    arc.radius[j] = radius;
    arc.start[j] = Math.PI / 2 + tilt + half;
    arc.sweep[j] = -2 * half;
    arc.dcx[j] = (a.dx[j] ?? outside(a.dx, j)) + dradius * Math.sin(tilt) + reach * Math.cos(tilt) * dtilt;
    arc.dcy[j] =
      ((a.dy[j] ?? outside(a.dy, j)) + (b.dy[j] ?? outside(b.dy, j))) / 2 -
      dradius * Math.cos(tilt) +
      reach * Math.sin(tilt) * dtilt;
    arc.dradius[j] = dradius;
  }
  return arc;
}

/** The floor of a V between its lips; where it swings is still to be written. */
function tipOf(left: Track, right: Track, depth: number): Track {
  const tip = emptyTrack(left.x.length);
  tip.v.set(left.v);
  for (let j = 0; j < left.x.length; j++) {
    tip.y[j] = ((left.y[j] ?? outside(left.y, j)) + (right.y[j] ?? outside(right.y, j))) / 2 - depth;
    tip.dy[j] = ((left.dy[j] ?? outside(left.dy, j)) + (right.dy[j] ?? outside(right.dy, j))) / 2;
  }
  return tip;
}

/** Surfaces of a wavy groove from lip to lip, left to right, before joints cut them. */
export function grooveRuns(
  columns: Columns,
  piece: Piece,
  { groove, swing }: WavyGroove,
  v0: number,
): { readonly left: Track; readonly right: Track; readonly runs: GrooveRun[] } {
  const { position, width, shape } = groove;
  const left = faceTrack(columns, piece, swing, position - width / 2, v0);
  const right = faceTrack(columns, piece, swing, position + width / 2, v0);
  const depth = grooveDepth(groove);
  const straight = (tracks: readonly Track[]): GrooveRun[] =>
    tracks.slice(1).map((to, index) => ({ from: tracks[index] ?? to, to, arc: null }));
  switch (shape) {
    case 'v':
    case 'v60': {
      const tip = tipOf(left, right, depth);
      swingTrack(tip, columns, swing, position);
      return { left, right, runs: straight([left, closed(tip), right]) };
    }
    case 'u':
      return { left, right, runs: [{ from: left, to: right, arc: bowl(left, right, width / 2) }] };
    case 'raised':
      return { left, right, runs: [{ from: left, to: right, arc: raisedBand(left, right, width) }] };
    case 'flat':
    case 'milgrain':
    case 'bead': {
      const foot = (lip: Track): Track =>
        derivedTrack(columns, lip, (j) => {
          const isLeft = (left.y[j] ?? outside(left.y, j)) < (right.y[j] ?? outside(right.y, j));
          const low = isLeft ? left : right;
          return [
            lip.x[j] ?? outside(lip.x, j),
            (low.y[j] ?? outside(low.y, j)) - depth,
            lip.dx[j] ?? outside(lip.dx, j),
            low.dy[j] ?? outside(low.dy, j),
          ];
        });
      return { left, right, runs: straight([left, foot(left), foot(right), right]) };
    }
  }
}

const NEAR = 1e-7;

function splitArc(arc: WavyArc, x: Float64Array): { readonly angle: Float64Array } {
  const angle = x.map((value, j) => {
    const cos = Math.min(
      1,
      Math.max(-1, (value - (arc.cx[j] ?? outside(arc.cx, j))) / (arc.radius[j] ?? outside(arc.radius, j))),
    );
    return (arc.sweep[j] ?? outside(arc.sweep, j)) < 0 ? Math.acos(cos) : 2 * Math.PI - Math.acos(cos);
  });
  return { angle };
}

/** A run cut where a joint that swings with the groove passes x = `offset` from its left lip. */
function splitRun(
  columns: Columns,
  run: GrooveRun,
  joint: (column: number) => readonly [number, number],
): [GrooveRun, GrooveRun, Track] {
  const { from, to, arc } = run;
  const angle =
    arc === null
      ? null
      : splitArc(
          arc,
          from.x.map((_, j) => joint(j)[0]),
        ).angle;
  const track = derivedTrack(columns, from, (j) => {
    const [x, dx] = joint(j);
    if (arc !== null && angle !== null) {
      const sin = Math.sin(angle[j] ?? outside(angle, j));
      return [
        x,
        (arc.cy[j] ?? outside(arc.cy, j)) + (arc.radius[j] ?? outside(arc.radius, j)) * sin,
        dx,
        arc.dcy[j] ?? outside(arc.dcy, j),
      ];
    }
    const [x0, x1] = [from.x[j] ?? outside(from.x, j), to.x[j] ?? outside(to.x, j)];
    const share = (x - x0) / (x1 - x0 || 1);
    const between = (a: Float64Array, b: Float64Array): number =>
      (a[j] ?? outside(a, j)) + ((b[j] ?? outside(b, j)) - (a[j] ?? outside(a, j))) * share;
    return [x, between(from.y, to.y), dx, between(from.dy, to.dy)];
  });
  if (arc === null || angle === null) return [{ from, to: track, arc }, { from: track, to, arc }, track];
  const first = { ...arc, sweep: angle.map((value, j) => value - (arc.start[j] ?? outside(arc.start, j))) };
  const end = arc.start.map((value, j) => value + (arc.sweep[j] ?? outside(arc.sweep, j)));
  const second = { ...arc, start: angle, sweep: end.map((value, j) => value - (angle[j] ?? outside(angle, j))) };
  return [{ from, to: track, arc: first }, { from: track, to, arc: second }, track];
}

/** Runs of a groove cut at a joint in it: those left of the joint, those right of it, and the joint's line. */
export function cutRuns(
  columns: Columns,
  runs: readonly GrooveRun[],
  joint: (column: number) => readonly [number, number],
): { readonly before: GrooveRun[]; readonly after: GrooveRun[]; readonly track: Track } | null {
  const [x] = joint(0);
  for (const [index, run] of runs.entries()) {
    const from = itemAt(run.from.x, 0);
    const to = itemAt(run.to.x, 0);
    if (x > to + NEAR) continue;
    if (Math.abs(x - to) <= NEAR) {
      return { before: runs.slice(0, index + 1), after: runs.slice(index + 1), track: run.to };
    }
    if (x < from) return null;
    const [first, second, track] = splitRun(columns, run, joint);
    return { before: [...runs.slice(0, index), first], after: [second, ...runs.slice(index + 1)], track };
  }
  return null;
}
