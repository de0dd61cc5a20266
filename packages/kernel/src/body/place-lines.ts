import { itemAt, outside } from '../units/item-at.ts';
import type { Groove, Inlay, RingDesign } from '../design/ring-design.ts';
import { chainHeight, clipChain, type Chain } from '../math/chain.ts';
import { pointAt } from '../math/piece.ts';
import { isSameSwing, STILL, swingAt, type Swing } from '../math/swing.ts';
import { widestFace } from '../profile/widest-face.ts';
import type { WorkedSection } from '../profile/edge-work.ts';
import { cutGroove, grooveFloor } from './cut-groove.ts';
import { grooveSwing, jointSwing } from './swing-of.ts';

/** A stretch of the outer outline that is the same all around: band, the inside of a groove, or an inlaid strip. */
export interface OuterStretch {
  /** Index of the groove, or null. */
  readonly groove: number | null;
  /** Index of the inlay, or null. */
  readonly inlay: number | null;
  readonly chain: Chain;
}

/** A groove whose centre line swings around the ring. */
export interface WavyGroove {
  readonly index: number;
  readonly groove: Groove;
  readonly swing: Swing;
}

/** An inlaid strip: x of its walls and y of its level floor, mm. */
export interface PlacedInlay {
  readonly index: number;
  readonly from: number;
  readonly to: number;
  readonly floor: number;
}

/** Lines as the geometry takes them: what leaves the broad face swings less, what is in the way of others is left out. */
export interface PlacedLines {
  readonly joints: Swing;
  readonly stretches: readonly OuterStretch[];
  readonly wavy: readonly WavyGroove[];
  readonly inlays: readonly PlacedInlay[];
  readonly skippedGrooves: readonly number[];
  readonly skippedInlays: readonly number[];
  /** Lines that asked for a wider swing than the broad face has. */
  readonly leavesFace: { readonly joints: boolean; readonly grooves: readonly number[] };
}

/** Wavy lines stay this far from the ends of the broad face and from each other, mm. */
const CLEAR = 0.02;
/** Metal under an inlaid strip, mm. */
const UNDER_INLAY = 0.1;
const PROBES = 180;

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Something that swings as one: its x at rest is `from` to `to`. */
interface Line extends Span {
  readonly swing: Swing;
}

const isClearOf = (a: Span, b: Span, gap: number): boolean => a.to + gap <= b.from || b.to + gap <= a.from;
const reachOf = ({ from, to, swing }: Line): Span => ({ from: from - swing.amplitude, to: to + swing.amplitude });

/** Whether two lines keep clear of each other at every angle. */
function areClear(a: Line, b: Line): boolean {
  if (isSameSwing(a.swing, b.swing)) return isClearOf(a, b, CLEAR);
  if (isClearOf(reachOf(a), reachOf(b), CLEAR)) return true;
  const isLeft = a.from < b.from;
  return Array.from({ length: PROBES }, (_, k) => (2 * Math.PI * k) / PROBES).every((angle) => {
    const moveA = swingAt(a.swing, 0, angle);
    const moveB = swingAt(b.swing, 0, angle);
    return isLeft ? a.to + moveA + CLEAR <= b.from + moveB : b.to + moveB + CLEAR <= a.from + moveA;
  });
}

const withAmplitude = (swing: Swing, most: number): Swing => {
  const amplitude = Math.min(swing.amplitude, Math.max(0, most));
  return amplitude < 1e-3 ? STILL : { ...swing, amplitude };
};

const room = ({ from, to }: Span, face: Span): number => Math.min(from - face.from, face.to - to) - CLEAR;
const spanOf = ({ position, width }: Pick<Groove, 'position' | 'width'>): Span => ({
  from: position - width / 2,
  to: position + width / 2,
});

interface Swings {
  readonly joints: Swing;
  readonly grooves: readonly Swing[];
  readonly leavesFace: PlacedLines['leavesFace'];
}

/** Amplitudes that stay on the broad face; lines that share the joints' path keep sharing it. */
function fittedSwings(ring: RingDesign, section: WorkedSection, joints: readonly number[]): Swings {
  const desired = jointSwing(ring);
  const own = ring.grooves.map((groove) => grooveSwing(groove.path));
  if (desired === STILL && own.every((swing) => swing === STILL)) {
    return { joints: STILL, grooves: own, leavesFace: { joints: false, grooves: [] } };
  }
  const outer = widestFace(section.outer);
  const inner = widestFace(section.inner);
  const both: Span = { from: Math.max(outer.from, inner.from), to: Math.min(outer.to, inner.to) };
  const follows = own.map((swing) => swing.amplitude > 0 && isSameSwing(swing, desired));
  const rooms = ring.grooves.map((groove) => room(spanOf(groove), outer));
  const shared = Math.min(
    ...joints.map((x) => room({ from: x, to: x }, both)),
    ...rooms.filter((_, index) => follows[index]),
  );
  const fitted = withAmplitude(desired, shared);
  const grooves = own.map((swing, index) =>
    follows[index] ? fitted : withAmplitude(swing, rooms[index] ?? outside(rooms, index)),
  );
  return {
    joints: fitted,
    grooves,
    leavesFace: {
      joints: fitted.amplitude < desired.amplitude,
      grooves: own.flatMap((swing, index) => (itemAt(grooves, index).amplitude < swing.amplitude ? [index] : [])),
    },
  };
}

const endsOf = (chain: Chain): readonly { readonly x: number; readonly y: number }[] =>
  chain.flatMap((piece) => [pointAt(piece, 0), pointAt(piece, 1)]);

/** From the leftmost to the rightmost end of a chain's pieces. */
function extentOf(chain: Chain): Span {
  const ends = endsOf(chain).map(({ x }) => x);
  return { from: Math.min(...ends), to: Math.max(...ends) };
}

function placedInlay(section: WorkedSection, inlay: Inlay, index: number): PlacedInlay | null {
  const { from, to } = spanOf(inlay);
  const ends = endsOf(section.outer);
  const band = extentOf(section.outer);
  if (band.from >= from - CLEAR || band.to <= to + CLEAR) return null;
  const inside = ends.filter(({ x }) => x > from && x < to).map(({ y }) => y);
  const lowest = Math.min(chainHeight(section.outer, from), chainHeight(section.outer, to), ...inside);
  const floor = lowest - inlay.depth;
  const bore = Math.max(chainHeight(section.inner, from), chainHeight(section.inner, to));
  return floor < bore + UNDER_INLAY ? null : { index, from, to, floor };
}

interface Fixed {
  readonly span: Span;
  readonly groove: number | null;
  readonly inlay: number | null;
}

/** Cuts fixed grooves and strips out of the outer line, left to right. */
function fixedStretches(section: WorkedSection, ring: RingDesign, fixed: readonly Fixed[]): OuterStretch[] {
  const stretches: OuterStretch[] = [];
  let rest: Chain = section.outer;
  for (const { span, groove: index, inlay } of fixed) {
    const groove = index === null ? undefined : ring.grooves[index];
    if (groove === undefined) {
      stretches.push(
        { groove: null, inlay: null, chain: clipChain(rest, -Infinity, span.from) },
        { groove: null, inlay, chain: clipChain(rest, span.from, span.to) },
      );
      rest = clipChain(rest, span.to, Infinity);
      continue;
    }
    const { before, cut, after } = cutGroove(rest, groove);
    stretches.push({ groove: null, inlay: null, chain: before }, { groove: index, inlay: null, chain: cut });
    rest = after;
  }
  stretches.push({ groove: null, inlay: null, chain: rest });
  return stretches;
}

/** Fixed grooves and strips that neither leave the band nor overlap nor are crossed by a wavy joint. */
function fixedLines(
  section: WorkedSection,
  ring: RingDesign,
  swings: Swings,
  joints: readonly Line[],
): { readonly fixed: Fixed[]; readonly inlays: PlacedInlay[] } {
  const inlays = ring.inlays.flatMap((inlay, index) => placedInlay(section, inlay, index) ?? []);
  const desired: Fixed[] = [
    ...ring.grooves.flatMap((groove, index) =>
      itemAt(swings.grooves, index).amplitude > 0 || goesThrough(section, groove, 0)
        ? []
        : [{ span: spanOf(groove), groove: index, inlay: null }],
    ),
    ...inlays.map(({ index, from, to }) => ({ span: { from, to }, groove: null, inlay: index })),
  ].sort((a, b) => a.span.from + a.span.to - b.span.from - b.span.to);
  const isCrossed = (span: Span): boolean =>
    joints.some((joint) => joint.swing.amplitude > 0 && !isClearOf(reachOf(joint), span, CLEAR));
  // Not the nominal width: flanks that lean inwards all the way never reach it.
  const band = extentOf(section.outer);
  let free = band.from;
  const fixed = desired.filter(({ span }) => {
    if (span.from <= free + 1e-9 || span.to >= band.to - 1e-9 || isCrossed(span)) return false;
    free = span.to;
    return true;
  });
  return { fixed, inlays: inlays.filter(({ index }) => fixed.some(({ inlay }) => inlay === index)) };
}

/** Whether a groove goes through the band: its floor lies under the bore. A tool cannot leave less than nothing. */
function goesThrough({ outer, inner }: WorkedSection, groove: Groove, reach: number): boolean {
  const { from, to } = spanOf(groove);
  return [groove.position - reach, groove.position, groove.position + reach].some((x) => {
    const half = (to - from) / 2;
    const bore = Math.max(chainHeight(inner, x - half), chainHeight(inner, x), chainHeight(inner, x + half));
    return grooveFloor(outer, groove, x) <= bore;
  });
}

function wavyLines(
  ring: RingDesign,
  section: WorkedSection,
  swings: Swings,
  joints: readonly Line[],
  fixed: readonly Fixed[],
): WavyGroove[] {
  const placed: (WavyGroove & Line)[] = [];
  const inOrder = ring.grooves
    .map((groove, index) => ({ groove, index, swing: swings.grooves[index] ?? STILL }))
    .filter(({ groove, swing }) => swing.amplitude > 0 && !goesThrough(section, groove, swing.amplitude))
    .sort((a, b) => a.groove.position - b.groove.position);
  for (const each of inOrder) {
    const line = { ...each, ...spanOf(each.groove) };
    const follows = isSameSwing(each.swing, swings.joints);
    const isFree =
      fixed.every(({ span }) => isClearOf(reachOf(line), span, CLEAR)) &&
      placed.every((other) => areClear(other, line)) &&
      joints.every((joint) => isOnGroove(joint, line, follows) || areClear(joint, line));
    if (isFree) placed.push(line);
  }
  return placed.map(({ index, groove, swing }) => ({ index, groove, swing }));
}

/** A joint may lie in a groove that swings with it, not at its very lip. */
const isOnGroove = (joint: Span, groove: Span, follows: boolean): boolean =>
  follows && joint.from > groove.from + CLEAR && joint.to < groove.to - CLEAR;

/**
 * Places grooves, strips and joints of a ring on its section; `joints` are the joints' x at rest. Quadratic in the
 * number of wavy lines.
 */
export function placeLines(ring: RingDesign, section: WorkedSection, joints: readonly number[]): PlacedLines {
  const swings = fittedSwings(ring, section, joints);
  const jointLines = joints.map((x) => ({ from: x, to: x, swing: swings.joints }));
  const { fixed, inlays } = fixedLines(section, ring, swings, jointLines);
  const wavy = wavyLines(ring, section, swings, jointLines, fixed);
  const isPlaced = (index: number): boolean =>
    fixed.some(({ groove }) => groove === index) || wavy.some((groove) => groove.index === index);
  return {
    joints: swings.joints,
    stretches: fixedStretches(section, ring, fixed),
    wavy,
    inlays,
    skippedGrooves: ring.grooves.flatMap((_, index) => (isPlaced(index) ? [] : [index])),
    skippedInlays: ring.inlays.flatMap((_, index) => (inlays.some((inlay) => inlay.index === index) ? [] : [index])),
    leavesFace: swings.leavesFace,
  };
}
