import { itemAt, outside } from '../units/item-at.ts';
import { swingAt } from '../math/swing.ts';
import { restingJoints, segmentAt, type RingBody } from './ring-body.ts';

/** A place on the outer face. */
export interface FacePlace {
  /** Around the ring's axis, radians. */
  readonly angle: number;
  /** mm along the ring's axis. */
  readonly z: number;
}

/** How a piece of metal stands on the band: under its feet, about its middle. */
export interface Stand {
  readonly feet: readonly FacePlace[];
  readonly middle: FacePlace;
}

/** A middle no farther from a joint than this stands on it, mm: positions are written in hundredths. */
const ON_JOINT = 0.011;

/** Segments on whose surface a place lies: one, or the two that meet there. */
function segmentsUnder(body: RingBody, { angle, z }: FacePlace): readonly number[] {
  const joints = restingJoints(body);
  if (joints.length === 0) return [segmentAt(body, z)];
  const x = z - swingAt(body.joints, 0, angle);
  const joint = joints.findIndex((at) => Math.abs(at - x) <= ON_JOINT);
  if (joint >= 0) return [joint, joint + 1];
  const lane = body.lanes.findIndex(([, to]) => x < to);
  return [lane < 0 ? body.lanes.length - 1 : lane];
}

/**
 * Segment of whose alloy a piece of metal is that stands on the band: the one under most of its feet. Of
 * equals it is the one under the piece's middle, and where that is on the joint too, the paler and harder of both.
 */
export function castSegment(body: RingBody, { feet, middle }: Stand): number {
  const votes = body.lanes.map(() => 0);
  for (const foot of feet)
    for (const segment of segmentsUnder(body, foot)) votes[segment] = (votes[segment] ?? outside(votes, segment)) + 1;
  const most = Math.max(...votes);
  const equals = votes.flatMap((count, segment) => (count === most ? [segment] : []));
  const central = segmentsUnder(body, middle).filter((segment) => equals.includes(segment));
  const named = central.length > 0 ? central : equals;
  const rank = (segment: number): number => body.castRanks[segment] ?? outside(body.castRanks, segment);
  return named.reduce((best, segment) => (rank(segment) < rank(best) ? segment : best), itemAt(named, 0));
}
