import { outside } from '../units/item-at.ts';
import { restingJoints, type RingBody } from '../body/ring-body.ts';
import type { EngravingFace, RingDesign } from '../design/ring-design.ts';
import type { KernelTables } from '../design/tables.ts';
import { STILL, swingAt } from '../math/swing.ts';
import { angleAt, cutSign, engravedLine, faceRadius, type EngravedLine } from './engraved-line.ts';

/** Nodes and weights of the three-point Gauss rule on [0, 1]: exact for polynomials of degree 5. */
const GAUSS = [
  { at: 0.5 - Math.sqrt(0.15), weight: 5 / 18 },
  { at: 0.5, weight: 8 / 18 },
  { at: 0.5 + Math.sqrt(0.15), weight: 5 / 18 },
];
/** Letters are integrated in bands of at most this height, mm: the surface bends little within one. */
const BAND = 0.25;
/** Where joints swing, the line is divided into stretches of this length and height for sharing out, mm. */
const SWING_STEP = 0.02;

/** A band of one trapezoid in mm: v upwards, u along the line, sides straight. */
interface Band {
  readonly from: number;
  readonly to: number;
  readonly left: readonly [number, number];
  readonly right: readonly [number, number];
}

function* bandsOf({ parts }: EngravedLine, cuts: readonly number[], height: number): Generator<Band> {
  for (const { clusters, scale, du, dv } of parts) {
    for (const { trapezoids } of clusters) {
      for (const trapezoid of trapezoids) {
        const bottom = trapezoid.bottom * scale + dv;
        const top = trapezoid.top * scale + dv;
        const leftAt = (t: number): number =>
          (trapezoid.bottomLeft + (trapezoid.topLeft - trapezoid.bottomLeft) * t) * scale + du;
        const rightAt = (t: number): number =>
          (trapezoid.bottomRight + (trapezoid.topRight - trapezoid.bottomRight) * t) * scale + du;
        const ends = [bottom, ...cuts.filter((cut) => cut > bottom && cut < top), top];
        for (let k = 0; k + 1 < ends.length; k++) {
          const [low, high] = [ends[k] ?? outside(ends, k), ends[k + 1] ?? outside(ends, k + 1)];
          const count = Math.max(1, Math.ceil((high - low) / height));
          for (let band = 0; band < count; band++) {
            const from = low + ((high - low) * band) / count;
            const to = low + ((high - low) * (band + 1)) / count;
            const [a, b] = [(from - bottom) / (top - bottom), (to - bottom) / (top - bottom)];
            yield { from, to, left: [leftAt(a), leftAt(b)], right: [rightAt(a), rightAt(b)] };
          }
        }
      }
    }
  }
}

/** Metal per mm² of letter area at z: ∫ρ dρ over the depth, over the radius on which the letters were laid out. */
function metalAt(line: EngravedLine, body: RingBody, z: number): number {
  const { face, depth } = line.engraving;
  return (depth * faceRadius(body, face, z) + (cutSign(face) * depth * depth) / 2) / line.radius;
}

/** Segment that the point belongs to; the bore belongs to the inner shell, the outer surface to the outer one. */
function segmentUnder(ring: RingDesign, body: RingBody, face: EngravingFace, z: number, angle: number): number {
  if (ring.split.form === 'shell') return face === 'inside' ? ring.segments.length - 1 : 0;
  const joints = restingJoints(body);
  const lane = joints.findIndex((joint) => z < swingAt(body.joints, joint, angle));
  return lane < 0 ? joints.length : lane;
}

function addLine(ring: RingDesign, body: RingBody, line: EngravedLine, volumes: number[]): void {
  const { face, position } = line.engraving;
  const isWavy = body.joints !== STILL && body.lanes.length > 1;
  // Levels of v at which straight joints cross the letters.
  const cuts = isWavy
    ? []
    : restingJoints(body)
        .map((joint) => position - joint)
        .toReversed();
  const add = (segment: number, volume: number): void => {
    volumes[segment] = (volumes[segment] ?? outside(volumes, segment)) + volume;
  };
  for (const { from, to, left, right } of bandsOf(line, cuts, isWavy ? SWING_STEP : BAND)) {
    for (const { at, weight } of GAUSS) {
      const z = position - (from + (to - from) * at);
      const [a, b] = [left[0] + (left[1] - left[0]) * at, right[0] + (right[1] - right[0]) * at];
      const metal = (to - from) * weight * metalAt(line, body, z);
      if (!isWavy) {
        add(segmentUnder(ring, body, face, z, 0), metal * (b - a));
        continue;
      }
      const steps = Math.max(1, Math.ceil((b - a) / SWING_STEP));
      for (let k = 0; k < steps; k++) {
        const u = a + ((b - a) * (k + 0.5)) / steps;
        add(segmentUnder(ring, body, face, z, angleAt(line, u)), (metal * (b - a)) / steps);
      }
    }
  }
}

/**
 * Metal that the engravings take out of every segment, mm³: ∬(d·r(z) ± d²/2)/r₀ over the area of the letters with the
 * real radius r(z) of the surface, + on the bore and − outside. Exact to the chords of the outlines (1 µm) where joints
 * are straight; wavy joints share out to 1e-6 of the ring. All 0 while the letters are not loaded.
 */
export function engravingMetal(ring: RingDesign, body: RingBody, tables: KernelTables): number[] {
  const volumes = ring.segments.map(() => 0);
  for (const engraving of ring.engravings) {
    const line = engravedLine(ring, body, engraving, tables);
    if (line !== null) addLine(ring, body, line, volumes);
  }
  return volumes;
}
