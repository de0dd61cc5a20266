import { bandEnds } from '../../body/band-ends.ts';
import type { RingBody } from '../../body/ring-body.ts';
import type { ProfileSpec } from '../../design/tables.ts';
import { pointAt } from '../../math/piece.ts';
import type { Span } from '../basis/rule.ts';

/** Beyond this part of its half width a round wire falls away at more than 45°. */
const WIRE_FACE = Math.SQRT1_2;

/** Where the piece over the middle of the outer line begins and ends; the whole width when it has none. */
function middlePiece(body: RingBody): Span {
  for (const piece of body.section.outer) {
    const [from, to] = [pointAt(piece, 0).x, pointAt(piece, 1).x];
    if (from < 0 && to >= 0) return [from, to];
  }
  return [-body.section.width / 2, body.section.width / 2];
}

function profileFace(spec: ProfileSpec, body: RingBody): Span {
  const half = body.section.width / 2;
  if (spec.kind === 'round') return [-WIRE_FACE * half, WIRE_FACE * half];
  // Both slopes of a knife edge are its face; its edge radius is a tenth of a millimetre.
  if (spec.kind === 'knife') return [-half + 0.15, half - 0.15];
  return middlePiece(body);
}

/** x between which grooves, joints and stones may lie: inside the edge radii, chamfers and steps of the ring. */
export function broadFace(spec: ProfileSpec, body: RingBody): Span {
  const [from, to] = profileFace(spec, body);
  const [left, right] = bandEnds(body);
  return [Math.max(from, left), Math.min(to, right)];
}
