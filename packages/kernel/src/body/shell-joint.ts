import type { RingDesign } from '../design/ring-design.ts';
import { chainHeight, type Chain } from '../math/chain.ts';
import { pointAt } from '../math/piece.ts';
import { widestFace } from '../profile/widest-face.ts';
import type { WorkedSection } from '../profile/edge-work.ts';
import { grooveFloor } from './cut-groove.ts';
import type { PlacedLines } from './place-lines.ts';

/** The cylinder between outer and inner shell: y above the bore crest and x of its two ends, mm. */
export interface ShellJoint {
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

/** Metal on both sides of the joint, mm. */
const CLEAR = 0.05;
const PROBES = 96;

const endsOf = (chain: Chain): readonly [number, number] => {
  const first = chain[0];
  const last = chain.at(-1);
  return first === undefined || last === undefined ? [0, 0] : [pointAt(first, 0).y, pointAt(last, 1).y];
};

/** x nearest to `from`, on the way to `to`, at which the outer line reaches y. */
function reachAt(outer: Chain, y: number, from: number, to: number): number {
  const isUnder = (x: number): boolean => chainHeight(outer, x) < y;
  if (!isUnder(from)) return from;
  let low = from;
  let high = to;
  for (let k = 1; k <= PROBES; k++) {
    high = from + ((to - from) * k) / PROBES;
    if (!isUnder(high)) break;
    low = high;
  }
  for (let step = 0; step < 52; step++) {
    const middle = (low + high) / 2;
    if (isUnder(middle)) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * Joint of the shells, or null when the section has no room for both. It lies at the inner shell's share of the
 * height, within the flanks so that both colours show there, above the bore's rims and under every groove and strip.
 */
export function shellJoint(
  ring: RingDesign,
  section: WorkedSection,
  lines: Pick<PlacedLines, 'stretches' | 'wavy' | 'inlays'>,
): ShellJoint | null {
  const [outside, inside] = ring.segments;
  if (ring.split.form !== 'shell' || ring.segments.length !== 2) return null;
  if (outside === undefined || inside === undefined) return null;
  const { outer, inner, width } = section;
  const face = widestFace(outer);
  const floors = [
    chainHeight(outer, (face.from + face.to) / 2),
    ...lines.stretches.flatMap(({ groove }) => {
      const cut = groove === null ? undefined : ring.grooves[groove];
      return cut === undefined ? [] : [grooveFloor(outer, cut)];
    }),
    ...lines.wavy.flatMap(({ groove, swing }) =>
      [-1, -0.5, 0, 0.5, 1].map((share) => grooveFloor(outer, groove, groove.position + share * swing.amplitude)),
    ),
    ...lines.inlays.map(({ floor }) => floor),
  ];
  const low = Math.max(...endsOf(inner)) + CLEAR;
  const flank = Math.min(...endsOf(outer)) - CLEAR;
  const high = Math.min(...floors) - 2 * CLEAR;
  const most = flank > low ? Math.min(flank, high) : high;
  if (most < low) return null;
  const desired = (section.height * inside.share) / (inside.share + outside.share);
  const y = Math.min(most, Math.max(low, desired));
  const middle = (face.from + face.to) / 2;
  const from = reachAt(outer, y, -width / 2, middle);
  const to = reachAt(outer, y, width / 2, middle);
  const isOnWall = [from, to].some((x) => Math.abs(x) < width / 2 - 1e-9 && Math.abs(chainHeight(outer, x) - y) > 1e-6);
  return isOnWall ? null : { y, from, to };
}
