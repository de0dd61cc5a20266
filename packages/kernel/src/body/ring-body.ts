import type { RingDesign } from '../design/ring-design.ts';
import { segmentLanes } from '../design/segment-lanes.ts';
import type { KernelTables, ProfileSpec } from '../design/tables.ts';
import { chainSquareIntegral, type Chain } from '../math/chain.ts';
import { crossSection, type CrossSection } from '../profile/cross-section.ts';
import { cutGroove } from './cut-groove.ts';

/** A stretch of the outer outline: plain band, or the inside of groove `groove`. */
export interface OuterStretch {
  readonly groove: number | null;
  readonly chain: Chain;
}

/** The turned body of a ring, before stones: everything that is the same all around. */
export interface RingBody {
  readonly section: CrossSection;
  /** Radius of the bore crest, mm. */
  readonly innerRadius: number;
  /** Outer outline with grooves, as one chain and by stretch, left to right. */
  readonly outer: Chain;
  readonly stretches: readonly OuterStretch[];
  /** [from, to] in x per segment. */
  readonly lanes: readonly (readonly [number, number])[];
  /** Grooves that the geometry could not take because they leave the band or overlap; the rules refuse them. */
  readonly skippedGrooves: readonly number[];
}

export const profileSpec = (tables: KernelTables, id: RingDesign['profile']): ProfileSpec => {
  const spec = tables.profiles.find((profile) => profile.id === id);
  if (spec === undefined) throw new Error(`The tables hold no profile ${id}: every id of PROFILE_IDS must be there.`);
  return spec;
};

/** The turned body of a parsed ring. Linear in the number of grooves. */
export function ringBody(ring: RingDesign, tables: KernelTables): RingBody {
  const section = crossSection(profileSpec(tables, ring.profile), ring.width, ring.height);
  const order = ring.grooves
    .map((_, index) => index)
    .sort((a, b) => {
      const left = ring.grooves[a]?.position ?? 0;
      const right = ring.grooves[b]?.position ?? 0;
      return left - right;
    });
  const stretches: OuterStretch[] = [];
  const skippedGrooves: number[] = [];
  let rest: Chain = section.outer;
  let free = -ring.width / 2;
  for (const index of order) {
    const groove = ring.grooves[index];
    if (groove === undefined) continue;
    const from = groove.position - groove.width / 2;
    const to = groove.position + groove.width / 2;
    if (from <= free + 1e-9 || to >= ring.width / 2 - 1e-9) {
      skippedGrooves.push(index);
      continue;
    }
    const { before, cut, after } = cutGroove(rest, groove);
    stretches.push({ groove: null, chain: before }, { groove: index, chain: cut });
    rest = after;
    free = to;
  }
  stretches.push({ groove: null, chain: rest });
  return {
    section,
    innerRadius: ring.size / (2 * Math.PI),
    outer: stretches.flatMap((stretch) => stretch.chain),
    stretches,
    lanes: segmentLanes(ring),
    skippedGrooves,
  };
}

/** Volume in mm³ of the turned body between x = a and x = b, closed form (Pappus over the contour). */
export function turnedVolume(body: RingBody, a: number, b: number): number {
  const { innerRadius, outer, section } = body;
  return (
    Math.PI * (chainSquareIntegral(outer, innerRadius, a, b) - chainSquareIntegral(section.inner, innerRadius, a, b))
  );
}
