import { restingJoints, type RingBody } from '../../body/ring-body.ts';
import { swingAt } from '../../math/swing.ts';
import type { Line3 } from './line-runs.ts';

/** Half-plane through the ring's axis at the angle where a joint that swings passes some x. */
export interface JointTurn {
  readonly cos: number;
  readonly sin: number;
}

const TURN = 2 * Math.PI;
/** Joints further around the ring than this are on its other side, radians. */
const NEAR = 1.2;

/** `angle` as near to `about` as turns allow. */
const nearTo = (angle: number, about: number): number => angle - TURN * Math.round((angle - about) / TURN);

/** Angles about `angle` at which joints that swing pass x; none where the joints stand still. */
function jointTurns(body: RingBody, angle: number, x: number): readonly JointTurn[] {
  const { amplitude, waves, phase } = body.joints;
  if (amplitude === 0) return [];
  return restingJoints(body).flatMap((rest) => {
    const share = (x - rest) / amplitude;
    if (Math.abs(share) >= 1) return [];
    const half = Math.acos(share);
    return Array.from({ length: waves }, (_, wave) => TURN * wave).flatMap((whole) =>
      [-half, half].flatMap((arc) => {
        const found = nearTo(Math.PI / 2 + (arc + whole - phase) / waves, angle);
        return Math.abs(found - angle) < NEAR ? [{ cos: Math.cos(found), sin: Math.sin(found) }] : [];
      }),
    );
  });
}

/** The same for one angle and any x; the last x is remembered, for lines of one slice share theirs. */
export function turnsAbout(body: RingBody, angle: number): (x: number) => readonly JointTurn[] {
  let last: { readonly x: number; readonly found: readonly JointTurn[] } = { x: Number.NaN, found: [] };
  return (x) => {
    if (x !== last.x) last = { x, found: jointTurns(body, angle, x) };
    return last.found;
  };
}

/** Where a line crosses a half-plane through the ring's axis; null when it does not. */
export function turnCrossing({ px, py, dx, dy }: Line3, { cos, sin }: JointTurn): number | null {
  const per = cos * dy - sin * dx;
  if (Math.abs(per) < 1e-12) return null;
  const u = (sin * px - cos * py) / per;
  return cos * (px + u * dx) + sin * (py + u * dy) > 0 ? u : null;
}

/** x between which joints swing within `turn` radians of an angle, and where they are at its ends: two to four per joint. */
export function jointReach(body: RingBody, angle: number, turn: number): number[] {
  const { joints } = body;
  const { amplitude, waves, phase } = joints;
  if (amplitude === 0) return [];
  const crests = Array.from({ length: 2 * waves }, (_, k) =>
    nearTo(Math.PI / 2 + (Math.PI * k - phase) / waves, angle),
  );
  const at = [angle - turn, angle + turn, ...crests.filter((crest) => Math.abs(crest - angle) < turn)];
  return restingJoints(body).flatMap((rest) => at.map((where) => swingAt(joints, rest, where)));
}
