import { groovePieces, restingJoints } from '@ringwerk/kernel/body';
import { swingAt } from '@ringwerk/kernel/math';
import type { RingBody } from '@ringwerk/kernel/body';
import { clipChain, line, pointAt, type Chain, type Piece } from '@ringwerk/kernel/math';

/** Which part of a ring's turned body a solid is. */
export type BodyPart =
  /** All segments as one. */
  | { readonly kind: 'whole' }
  | { readonly kind: 'lane'; readonly lane: number }
  | { readonly kind: 'shell'; readonly isOuter: boolean }
  /** Index into `RingBody.inlays`. */
  | { readonly kind: 'strip'; readonly strip: number };

/** Section of a part at one angle: both chains run from left to right. */
export interface PartOutline {
  readonly upper: Chain;
  readonly lower: Chain;
}

/** x between which a part is wanted, mm. */
export type Across = readonly [number, number];
export const ALL_ACROSS: Across = [-Infinity, Infinity];

/** Walls on a lane's own border belong to the joint, mm. */
const ON_BORDER = 1e-9;

const isUprightAt = (x: number, piece: Piece): boolean =>
  Math.abs(pointAt(piece, 0).x - x) < ON_BORDER && Math.abs(pointAt(piece, 1).x - x) < ON_BORDER;

/** The part of a chain over a lane, without walls that stand on its borders: the outline closes there anyway. */
const over = (chain: Chain, [from, to]: Across): Chain =>
  clipChain(chain, from, to).filter((piece) => !isUprightAt(from, piece) && !isUprightAt(to, piece));

/** A wavy groove's outline with both its walls, of no height where a lip is the lower one: the same pieces at every angle. */
function walledPieces(body: RingBody, { groove }: RingBody['wavy'][number], x: number): Piece[] {
  const pieces = groovePieces(body.section.outer, groove, x);
  if (groove.shape !== 'u') return pieces;
  const bowl = pieces.find(({ kind }) => kind === 'arc');
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (bowl === undefined || first === undefined || last === undefined) return pieces;
  const [left, right] = [pointAt(bowl, 0), pointAt(bowl, 1)];
  return [line(left.x, pointAt(first, 0).y, left.x, left.y), bowl, line(right.x, right.y, right.x, pointAt(last, 1).y)];
}

/** The outer line at an angle with all grooves, and with the beds of inlaid strips sunk into it. */
function outerAt(body: RingBody, angle: number): Chain {
  let chain: Chain = body.outer;
  for (const wavy of body.wavy) {
    const { groove, swing } = wavy;
    const x = swingAt(swing, groove.position, angle);
    const [a, b] = [x - groove.width / 2, x + groove.width / 2];
    chain = [...clipChain(chain, -Infinity, a), ...walledPieces(body, wavy, x), ...clipChain(chain, b, Infinity)];
  }
  return body.inlays.reduce<Chain>(
    (bedded, { from, to, floor }) => [
      ...clipChain(bedded, -Infinity, from),
      line(from, floor, to, floor),
      ...clipChain(bedded, to, Infinity),
    ],
    chain,
  );
}

/** Borders of a lane at an angle. */
function laneAt(body: RingBody, lane: number, angle: number): Across {
  const joints = restingJoints(body).map((x) => swingAt(body.joints, x, angle));
  const [from, to] = body.lanes[lane] ?? ALL_ACROSS;
  return [joints[lane - 1] ?? from, joints[lane] ?? to];
}

function wholeOutline(body: RingBody, part: BodyPart, angle: number): PartOutline {
  const { inner } = body.section;
  switch (part.kind) {
    case 'whole':
      return { upper: outerAt(body, angle), lower: inner };
    case 'lane': {
      const lane = laneAt(body, part.lane, angle);
      return { upper: over(outerAt(body, angle), lane), lower: over(inner, lane) };
    }
    case 'shell': {
      if (body.shell === null) throw new Error('A ring without a shell joint has no shells.');
      const { y, from, to } = body.shell;
      const outer = outerAt(body, angle);
      const joint = line(from, y, to, y);
      return part.isOuter
        ? { upper: over(outer, [from, to]), lower: [joint] }
        : { upper: [...clipChain(outer, -Infinity, from), joint, ...clipChain(outer, to, Infinity)], lower: inner };
    }
    case 'strip': {
      const strip = body.inlays[part.strip];
      if (strip === undefined) throw new Error(`The ring has no strip ${part.strip}.`);
      const { from, to, floor } = strip;
      return { upper: over(body.outer, [from, to]), lower: [line(from, floor, to, floor)] };
    }
  }
}

/** Section of a part at an angle between two x; its pieces follow each other alike at every angle. */
export function partOutline(body: RingBody, part: BodyPart, angle: number, across: Across = ALL_ACROSS): PartOutline {
  const { upper, lower } = wholeOutline(body, part, angle);
  if (across[0] === -Infinity && across[1] === Infinity) return { upper, lower };
  return { upper: over(upper, across), lower: over(lower, across) };
}
