import { bandEnds } from '../body/band-ends.ts';
import { restingJoints, type RingBody } from '../body/ring-body.ts';
import { grooveSwing } from '../body/swing-of.ts';
import type { EngravingFace, RingDesign } from '../design/ring-design.ts';
import { chainHeight, type Chain } from '../math/chain.ts';
import { pointAt } from '../math/piece.ts';

/** Clear band between letters and the edges of the bore, mm. */
const BORE_EDGE = 0.4;
/** Clear band outside between letters and edges, steps and grooves, mm. */
export const OUTSIDE_EDGE = 0.5;
/** On a bore that is curved across, letters stay within this part of the width. */
const CURVED_PART = 0.6;
/** A bore that rises less than this towards its edges counts as straight, mm. */
const STRAIGHT_BORE = 0.02;

/** Stretch of the width, z in mm. */
export interface ZSpan {
  readonly from: number;
  readonly to: number;
}

/** Where the piece over the middle of a chain begins and ends; a joint of two pieces in the middle counts as both. */
function middleOf(chain: Chain): ZSpan {
  let from = Infinity;
  let to = -Infinity;
  for (const piece of chain) {
    const [start, end] = [pointAt(piece, 0).x, pointAt(piece, 1).x];
    if (start > 1e-9 || end < -1e-9) continue;
    from = Math.min(from, start);
    to = Math.max(to, end);
  }
  return { from, to };
}

function boreZone(ring: RingDesign, body: RingBody): ZSpan {
  const { inner } = body.section;
  const half = ring.width / 2;
  const { from, to } = middleOf(inner);
  const rise = Math.abs(chainHeight(inner, to - 1e-6) - chainHeight(inner, 0));
  const curved = rise > STRAIGHT_BORE ? CURVED_PART * half : half;
  return {
    from: Math.max(from, -half + BORE_EDGE, -curved),
    to: Math.min(to, half - BORE_EDGE, curved),
  };
}

/** Lines on the outer surface that letters may not touch, as stretches of z that they take all around. */
function obstacles(ring: RingDesign, body: RingBody): ZSpan[] {
  const { grooves, inlays } = ring;
  const around = (position: number, half: number): ZSpan => ({ from: position - half, to: position + half });
  return [
    ...grooves.map(({ position, width, path }) =>
      around(position, width / 2 + grooveSwing(path).amplitude + OUTSIDE_EDGE),
    ),
    ...inlays.map(({ position, width }) => around(position, width / 2 + OUTSIDE_EDGE)),
    ...restingJoints(body).map((joint) => around(joint, body.joints.amplitude)),
  ];
}

function outerZone(ring: RingDesign, body: RingBody, position: number): ZSpan {
  const { from, to } = middleOf(body.section.outer);
  const [left, right] = bandEnds(body);
  let free = {
    from: Math.max(from, left + OUTSIDE_EDGE),
    to: Math.min(to, right - OUTSIDE_EDGE),
  };
  for (const obstacle of obstacles(ring, body)) {
    if (obstacle.to <= position) free = { ...free, from: Math.max(free.from, obstacle.to) };
    else if (obstacle.from >= position) free = { ...free, to: Math.min(free.to, obstacle.from) };
    else free = { from: position, to: position };
  }
  return free;
}

/**
 * Stretch of z around `position` in which letters may stand: on the bore inside its edges, outside between edges,
 * steps, grooves, joints and inlays. Empty (from ≥ to) when the position itself is taken.
 */
export const engravingZone = (ring: RingDesign, body: RingBody, face: EngravingFace, position: number): ZSpan =>
  face === 'inside' ? boreZone(ring, body) : outerZone(ring, body, position);
