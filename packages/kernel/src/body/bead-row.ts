import { outside } from '../units/item-at.ts';
import type { Groove } from '../design/ring-design.ts';
import { isSameSwing, STILL, swingAt, swingSlope, type Swing } from '../math/swing.ts';
import { beadOf, grooveFloor, type Bead } from './cut-groove.ts';
import { restingJoints, segmentAt, type RingBody } from './ring-body.ts';

/** Where one bead stands: angle, x across the band and radius of the channel's floor, mm. */
export interface BeadPlace {
  readonly angle: number;
  readonly x: number;
  readonly floorRadius: number;
  /** dx/dθ of the row, mm per radian. */
  readonly slope: number;
}

/** Beads of one groove. */
export interface BeadRow {
  readonly groove: number;
  readonly bead: Bead;
  readonly places: readonly BeadPlace[];
  /** Segments that the beads' left and right halves are rolled up from: two where the row runs along a joint. */
  readonly segments: readonly [left: number, right: number];
}

/** Chords that a wavy row is measured with. */
const CHORDS = 720;
/** A groove covers a joint with its middle to this much: positions are stored in hundredths, shares are not, mm. */
const ON_JOINT = 0.02 + 1e-6;

/** Volume of the spherical cap of a bead, mm³. */
export const capVolume = ({ diameter, height }: Bead): number =>
  (Math.PI * height * height * (1.5 * diameter - height)) / 3;

/** Radius of a bead's foot, mm. */
export const footRadius = ({ diameter, height }: Bead): number => Math.sqrt(height * (diameter - height));

/** Volume between the level foot of a bead and the channel's floor, which falls away from it around the ring, mm³. */
export function footVolume(bead: Bead, floorRadius: number): number {
  const foot = footRadius(bead);
  const share = (foot / floorRadius) ** 2;
  return ((Math.PI * foot ** 4) / (8 * floorRadius)) * (1 + share / 8);
}

/** Volume of one bead above its channel's floor, mm³: a spherical cap, and what fills the bend of the floor under it. */
export const beadVolume = (bead: Bead, floorRadius: number): number => capVolume(bead) + footVolume(bead, floorRadius);

const beadCount = (length: number, { pitch }: Bead): number => Math.max(3, Math.round(length / pitch));

/** Angles at even steps of the true length along a wavy line, measured at the bead tops; the first is the top. */
function evenAngles(place: (angle: number) => BeadPlace, bead: Bead): number[] {
  const lengths = new Float64Array(CHORDS + 1);
  const point = (angle: number): readonly [number, number, number] => {
    const { x, floorRadius } = place(angle);
    const radius = floorRadius + bead.height;
    return [radius * Math.cos(angle), radius * Math.sin(angle), x];
  };
  const angleAt = (k: number): number => Math.PI / 2 + (2 * Math.PI * k) / CHORDS;
  let before = point(angleAt(0));
  for (let k = 1; k <= CHORDS; k++) {
    const here = point(angleAt(k));
    const chord = Math.hypot(here[0] - before[0], here[1] - before[1], here[2] - before[2]);
    lengths[k] = (lengths[k - 1] ?? outside(lengths, k - 1)) + chord;
    before = here;
  }
  const whole = lengths[CHORDS] ?? outside(lengths, CHORDS);
  const count = beadCount(whole, bead);
  let k = 0;
  return Array.from({ length: count }, (_, index) => {
    const wanted = (whole * index) / count;
    while (k + 1 < CHORDS && (lengths[k + 1] ?? outside(lengths, k + 1)) <= wanted) k++;
    const from = lengths[k] ?? outside(lengths, k);
    const step = (lengths[k + 1] ?? from) - from;
    return angleAt(k + (step > 0 ? (wanted - from) / step : 0));
  });
}

/** The joint that a groove covers with its middle: its number and x at rest; null for a groove within one segment. */
function jointUnder(body: RingBody, { position }: Groove, swing: Swing): { joint: number; x: number } | null {
  if (!isSameSwing(body.joints, swing)) return null;
  const joints = restingJoints(body);
  const joint = joints.findIndex((x) => Math.abs(x - position) <= ON_JOINT);
  return joint < 0 ? null : { joint, x: joints[joint] ?? position };
}

function beadRow(body: RingBody, index: number, groove: Groove, swing: Swing): BeadRow | null {
  const bead = beadOf(groove);
  if (bead === null) return null;
  const under = jointUnder(body, groove, swing);
  const home = segmentAt(body, groove.position);
  const segments = under === null ? ([home, home] as const) : ([under.joint, under.joint + 1] as const);
  const place = (angle: number): BeadPlace => {
    const floorRadius =
      body.innerRadius + grooveFloor(body.section.outer, groove, swingAt(swing, groove.position, angle));
    // On a joint the wheel rides along it: each alloy has one half of every bead.
    const x = swingAt(swing, under?.x ?? groove.position, angle);
    return { angle, x, floorRadius, slope: swingSlope(swing, angle) };
  };
  if (swing !== STILL) return { groove: index, bead, places: evenAngles(place, bead).map(place), segments };
  const still = place(0);
  const count = beadCount(2 * Math.PI * (still.floorRadius + bead.height), bead);
  const places = Array.from({ length: count }, (_, k) => ({
    ...still,
    angle: Math.PI / 2 + (2 * Math.PI * k) / count,
  }));
  return { groove: index, bead, places, segments };
}

/**
 * Rows of beads of a ring, one per milgrain and bead groove. The number of beads is the length of the row at the bead
 * tops over the pitch, rounded; the pitch is then stretched so that the row closes, also along waves and diagonals.
 */
export function beadRows(body: RingBody, grooves: readonly Groove[]): BeadRow[] {
  return grooves.flatMap((groove, index) => {
    if (beadOf(groove) === null || body.skippedGrooves.includes(index)) return [];
    const swing = body.wavy.find((each) => each.index === index)?.swing ?? STILL;
    return beadRow(body, index, groove, swing) ?? [];
  });
}
