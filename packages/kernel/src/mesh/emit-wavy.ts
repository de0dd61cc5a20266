import { itemAt, outside } from '../units/item-at.ts';
import { restingJoints, segmentAt } from '../body/ring-body.ts';
import type { WavyGroove } from '../body/place-lines.ts';
import { pointAt, type Piece } from '../math/piece.ts';
import { STILL, swingAt, swingSlope } from '../math/swing.ts';
import type { RunPlace } from './outline.ts';
import { arcSteps } from './section-rows.ts';
import type { SkinBuild } from './skin-build.ts';
import { cutRuns, grooveRuns, type GrooveRun } from './wavy-groove.ts';
import { emitArc, emitFace, emitRuled, type WavyArc } from './wavy-strip.ts';
import { faceTrack, fixedTrack, type Track } from './track.ts';
import { emitWorkedFace, fieldAt, workedSteps } from './worked-lane.ts';

/** A wavy joint or groove that lies on a piece of the outline. */
interface Feature {
  readonly rest: number;
  readonly joint: number | null;
  readonly groove: WavyGroove | null;
}

const extent = (piece: Piece): readonly [number, number] => [pointAt(piece, 0).x, pointAt(piece, 1).x];
const lengthOf = (piece: Piece): number =>
  piece.kind === 'arc' ? piece.radius * Math.abs(piece.sweep) : Math.hypot(piece.x1 - piece.x0, piece.y1 - piece.y0);

/** Joints that swing, by number, with their x at rest. */
const wavyJoints = ({ body }: SkinBuild): number[] => (body.joints === STILL ? [] : restingJoints(body));

/** Wavy lines on a piece, left to right; a joint inside a groove is left to the groove. */
function featuresOn(build: SkinBuild, piece: Piece): Feature[] {
  const [from, to] = extent(piece);
  const grooves = build.body.wavy.filter(({ groove }) => groove.position > from && groove.position < to);
  const isInGroove = (x: number): boolean =>
    grooves.some(({ groove }) => Math.abs(x - groove.position) < groove.width / 2);
  const joints = wavyJoints(build).flatMap((rest, joint) =>
    rest > from && rest < to && !isInGroove(rest) ? [{ rest, joint, groove: null }] : [],
  );
  return [...joints, ...grooves.map((groove) => ({ rest: groove.groove.position, joint: null, groove }))].sort(
    (a, b) => a.rest - b.rest,
  );
}

/** Whether a piece of the plain outline carries lines that swing. */
export const carriesSwing = (build: SkinBuild, piece: Piece): boolean =>
  (build.body.joints !== STILL || build.body.wavy.length > 0) && featuresOn(build, piece).length > 0;

/** Steps of a stretch of a piece between two lines: its share of the whole piece's. */
function stepsBetween(piece: Piece, from: Track, to: Track, perArc: number): number {
  let longest = 0;
  for (let j = 0; j < from.v.length; j += 4)
    longest = Math.max(longest, Math.abs((to.v[j] ?? outside(to.v, j)) - (from.v[j] ?? outside(from.v, j))));
  return Math.max(2, Math.round((arcSteps(piece, perArc) * longest) / (lengthOf(piece) || 1)));
}

/** Steps of an arc inside a groove; one count all around, taken at the first column. */
const runSteps = ({ radius, sweep }: WavyArc, perArc: number): number =>
  arcSteps({ kind: 'arc', cx: 0, cy: 0, radius: itemAt(radius, 0), start: 0, sweep: itemAt(sweep, 0) }, perArc);

function emitRuns(build: SkinBuild, place: RunPlace, runs: readonly GrooveRun[], x: number): void {
  const part = build.target.outer(place, x);
  for (const run of runs) {
    const strip = { part, from: run.from, to: run.to };
    if (run.arc === null) emitRuled(strip, build.sweep);
    else emitArc(strip, run.arc, runSteps(run.arc, build.perArc), build.sweep);
  }
}

/** Surfaces of one groove, cut at the joints in it; returns the segment on its right. */
function emitGroove(build: SkinBuild, groove: WavyGroove, runs: readonly GrooveRun[], segment: number): number {
  const { columns } = build.sweep;
  const { position, width } = groove.groove;
  let rest: readonly GrooveRun[] = runs;
  let current = segment;
  wavyJoints(build).forEach((x, joint) => {
    if (Math.abs(x - position) >= width / 2) return;
    const at = (j: number): readonly [number, number] => {
      const angle = columns.angles[j] ?? outside(columns.angles, j);
      return [swingAt(groove.swing, x, angle), swingSlope(groove.swing, angle)];
    };
    const cut = cutRuns(columns, rest, at);
    if (cut === null) return;
    emitRuns(build, { groove: groove.index, inlay: null, segment: current }, cut.before, position);
    build.outerSeams[joint] = cut.track;
    rest = cut.after;
    current++;
  });
  emitRuns(build, { groove: groove.index, inlay: null, segment: current }, rest, position);
  return current;
}

/** A piece of the outer line with the lines that swing on it; `start` is its first point to the last bit. */
export function emitWavyPiece(build: SkinBuild, piece: Piece, start: { x: number; y: number }, v: number): void {
  const { columns } = build.sweep;
  const [from, to] = extent(piece);
  let track = fixedTrack(columns, start, v);
  // An arc cut at a joint may begin a last bit before it.
  let segment = segmentAt(build.body, from + 1e-9);
  let rest = from;
  const face = (end: Track, endRest: number): void => {
    const middle = (rest + endRest) / 2;
    const place = { groove: null, inlay: null, segment };
    const strip = { part: build.target.outer(place, middle), from: track, to: end };
    const steps = stepsBetween(piece, track, end, build.perArc);
    const field = fieldAt(build.fields, place, middle);
    if (field === null) emitFace(strip, piece, steps, 1, build.sweep);
    else emitWorkedFace(field, strip, piece, Math.max(steps, workedSteps(endRest - rest, build.perArc)), build.sweep);
  };
  for (const feature of featuresOn(build, piece)) {
    const { joint, groove } = feature;
    if (groove !== null) {
      const { left, right, runs } = grooveRuns(columns, piece, groove, v);
      face(left, feature.rest - groove.groove.width / 2);
      segment = emitGroove(build, groove, runs, segment);
      track = right;
      rest = feature.rest + groove.groove.width / 2;
    } else if (joint !== null) {
      const line = faceTrack(columns, piece, build.body.joints, feature.rest, v);
      face(line, feature.rest);
      build.outerSeams[joint] = line;
      segment = joint + 1;
      track = line;
      rest = feature.rest;
    }
  }
  const end = pointAt(piece, 1);
  face(fixedTrack(columns, { x: to, y: end.y }, v + lengthOf(piece)), to);
}

/** A piece of the bore with the joints that swing on it, drawn from right to left. */
export function emitWavyBore(
  build: SkinBuild,
  piece: Piece,
  start: { x: number; y: number },
  end: { x: number; y: number },
  v: number,
): void {
  const { columns } = build.sweep;
  const [from, to] = extent(piece);
  const onPiece = wavyJoints(build)
    .map((rest, joint) => ({ rest, joint }))
    .filter(({ rest }) => rest > from && rest < to)
    .toReversed();
  let track = fixedTrack(columns, start, v);
  let segment = segmentAt(build.body, to - 1e-9);
  const length = lengthOf(piece);
  const face = (next: Track): void => {
    const part = build.target.inner(segment);
    const steps = stepsBetween(piece, next, track, build.perArc);
    emitFace({ part, from: track, to: next }, piece, steps, -1, build.sweep);
  };
  for (const { rest, joint } of onPiece) {
    const line = faceTrack(columns, piece, build.body.joints, rest, 0);
    for (let j = 0; j < line.v.length; j++) line.v[j] = v + length - (line.v[j] ?? outside(line.v, j));
    face(line);
    build.innerSeams[joint] = line;
    segment = joint;
    track = line;
  }
  face(fixedTrack(columns, end, v + length));
}

/** Whether a piece of the bore carries wavy joints. */
export const boreCarriesSwing = (build: SkinBuild, piece: Piece): boolean => {
  const [from, to] = extent(piece);
  return wavyJoints(build).some((x) => x > from && x < to);
};
