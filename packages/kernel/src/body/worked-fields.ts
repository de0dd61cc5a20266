import type { FinishId, RingDesign } from '../design/ring-design.ts';
import { STILL, swingAt, swingSlope, type Swing } from '../math/swing.ts';
import { pointAt } from '../math/piece.ts';
import { PolishedSpots, type PolishedSpot } from './polished-spots.ts';
import { relief, type LaneBorders, type Relief } from './relief.ts';
import { restingJoints, segmentAt, type RingBody } from './ring-body.ts';

/** A line at which a field ends: x at rest, mm, and how it swings. */
export interface FieldBorder {
  readonly rest: number;
  readonly swing: Swing;
}

/** A stretch of the outer surface with one finish that is geometry, between lines at which its relief has run out. */
export interface WorkedField {
  readonly relief: Relief;
  readonly segment: number;
  /** Index of the inlaid strip that it lies on, or null. */
  readonly inlay: number | null;
  readonly left: FieldBorder;
  readonly right: FieldBorder;
  /** Spots around stones that stay polished. */
  readonly spots: PolishedSpots;
}

/** Fields narrower than this would be all border, mm. */
const NARROWEST = 0.3;
/** Upright flank under which no notch may leave through the edge, mm: its depth, and what keeps the bore's edge whole. */
export const NOTCH_FLANK = 0.45;

/** Something that ends fields: from lip to lip at rest. */
interface Divider {
  readonly from: number;
  readonly to: number;
  readonly swing: Swing;
  readonly inlay: number | null;
}

const still = (from: number, to: number, inlay: number | null = null): Divider => ({ from, to, swing: STILL, inlay });

/** Grooves, strips, joints and worked edges of the outer line, left to right. */
function dividers(body: RingBody): Divider[] {
  const { shell, joints, section, stretches, wavy } = body;
  const fixed = stretches.flatMap(({ groove, inlay, chain }) => {
    const [first, last] = [chain[0], chain.at(-1)];
    if ((groove === null && inlay === null) || first === undefined || last === undefined) return [];
    return [still(pointAt(first, 0).x, pointAt(last, 1).x, inlay)];
  });
  const moving = wavy.map(({ groove: { position, width }, swing }) => ({
    ...still(position - width / 2, position + width / 2),
    swing,
  }));
  const ends = shell === null ? restingJoints(body) : [shell.from, shell.to];
  const seams = ends.map((x) => ({ ...still(x, x), swing: joints }));
  const { left, right } = section.edges;
  const edges = [left === null ? [] : [left.from, left.to], right === null ? [] : [right.from, right.to]].flat();
  return [...fixed, ...moving, ...seams, ...edges.map((x) => still(x, x))].sort((a, b) => a.from - b.from);
}

/** Stretches between the dividers, and the strips among them. */
function stretchesOf(body: RingBody): { left: FieldBorder; right: FieldBorder; inlay: number | null }[] {
  const first = body.section.outer[0];
  const last = body.section.outer.at(-1);
  if (first === undefined || last === undefined) return [];
  let left: FieldBorder = { rest: pointAt(first, 0).x, swing: STILL };
  const found: { left: FieldBorder; right: FieldBorder; inlay: number | null }[] = [];
  const end = pointAt(last, 1).x;
  for (const { from, to, swing, inlay } of [...dividers(body), still(end, end)]) {
    if (from > left.rest) found.push({ left, right: { rest: from, swing }, inlay: null });
    if (inlay !== null) found.push({ left: { rest: from, swing }, right: { rest: to, swing }, inlay });
    if (to >= left.rest) left = { rest: to, swing };
  }
  return found;
}

function finishAt(ring: RingDesign, body: RingBody, x: number, inlay: number | null): FinishId | undefined {
  if (inlay !== null) return ring.inlays[inlay]?.finish;
  const { left, right } = body.section.edges;
  if (left !== null && x > left.from && x < left.to) return ring.edges.left?.finish;
  if (right !== null && x > right.from && x < right.to) return ring.edges.right?.finish;
  return ring.segments[segmentAt(body, x)]?.finish;
}

/** Height of the upright flank under the outer line's end on one side, mm; that of the outer one of two shells. */
export function flankHeight({ section, shell }: RingBody, side: 'left' | 'right'): number {
  const end = side === 'left' ? 0 : 1;
  const top = side === 'left' ? section.outer[0] : section.outer.at(-1);
  const under = side === 'left' ? section.inner[0] : section.inner.at(-1);
  if (top === undefined || under === undefined) return 0;
  const edge = pointAt(top, end);
  const isRingEnd = shell === null || (side === 'left' ? shell.from <= edge.x : shell.to >= edge.x);
  return isRingEnd ? edge.y - Math.max(pointAt(under, end).y, shell === null ? -Infinity : shell.y) : 0;
}

/**
 * Every stretch of a parsed ring's outer surface that is hammered, notched or bark. `polished` gives the spots around
 * its stones. One blow follows the other over a whole segment, whatever grooves divide it.
 */
export function workedFields(ring: RingDesign, body: RingBody, polished: () => readonly PolishedSpot[]): WorkedField[] {
  const circumference = 2 * Math.PI * (body.innerRadius + body.section.height);
  const stretches = stretchesOf(body);
  let spots: PolishedSpots | null = null;
  const [start, end] = [stretches[0]?.left.rest, stretches.at(-1)?.right.rest];
  return stretches.flatMap(({ left, right, inlay }) => {
    const from = left.rest - left.swing.amplitude;
    const to = right.rest + right.swing.amplitude;
    const middle = (left.rest + right.rest) / 2;
    if (right.rest - left.rest < NARROWEST) return [];
    const segment = segmentAt(body, middle);
    const found = relief(finishAt(ring, body, middle, inlay) ?? 'polished', {
      from,
      to,
      circumference,
      seed: inlay === null ? segment : ring.segments.length + inlay,
      openLeft: left.rest === start && flankHeight(body, 'left') >= NOTCH_FLANK,
      openRight: right.rest === end && flankHeight(body, 'right') >= NOTCH_FLANK,
    });
    if (found === null) return [];
    spots ??= new PolishedSpots(polished(), circumference);
    return [{ relief: found, segment, inlay, left, right, spots }];
  });
}

/** Borders of a field at one angle. */
export function fieldBorders({ relief: { lane }, left, right }: WorkedField, angle: number): LaneBorders {
  const perRadian = lane.circumference / (2 * Math.PI);
  return {
    left: swingAt(left.swing, left.rest, angle),
    right: swingAt(right.swing, right.rest, angle),
    leftSlope: swingSlope(left.swing, angle) / perRadian,
    rightSlope: swingSlope(right.swing, angle) / perRadian,
  };
}
