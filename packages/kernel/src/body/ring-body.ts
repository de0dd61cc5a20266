import type { RingDesign } from '../design/ring-design.ts';
import type { KernelTables, ProfileSpec } from '../design/tables.ts';
import { chainSquareIntegral, clipChain, type Chain } from '../math/chain.ts';
import { pointAt } from '../math/piece.ts';
import { STILL, swingAt } from '../math/swing.ts';
import { crossSection } from '../profile/cross-section.ts';
import { workEdges, type WorkedSection } from '../profile/edge-work.ts';
import { castRanks } from './cast-ranks.ts';
import { groovePieces } from './cut-groove.ts';
import { placeLines, type PlacedLines } from './place-lines.ts';
import { shellJoint, type ShellJoint } from './shell-joint.ts';

/** The turned body of a ring, before stones. What swings around it is described by its place at rest and its swing. */
export interface RingBody extends PlacedLines {
  /** Profile with its edges worked, without grooves. */
  readonly section: WorkedSection;
  /** Radius of the bore crest, mm. */
  readonly innerRadius: number;
  /** Outer outline with the grooves that do not swing. */
  readonly outer: Chain;
  /** [from, to] in x per segment, at rest; both shells have the whole width. */
  readonly lanes: readonly (readonly [number, number])[];
  /** Joint of outer and inner shell; null for lanes, and where the section has no room for two shells. */
  readonly shell: ShellJoint | null;
  /** Order in which the segments' metals are preferred for heads, per segment; see `castRanks`. */
  readonly castRanks: readonly number[];
}

export const profileSpec = (tables: KernelTables, id: RingDesign['profile']): ProfileSpec => {
  const spec = tables.profiles.find((profile) => profile.id === id);
  if (spec === undefined) throw new Error(`The tables hold no profile ${id}: every id of PROFILE_IDS must be there.`);
  return spec;
};

/** Even the thinnest lane of a ring that no rule has judged yet has so much of the outline, mm. */
const THINNEST_LANE = 0.01;

/** [from, to] in x of every segment at rest, mm. Joints stay within the outline, whose flanks may lean inwards. */
function lanesOf({ segments, split }: RingDesign, { width, outer }: WorkedSection): (readonly [number, number])[] {
  if (split.form === 'shell' && segments.length === 2) return segments.map(() => [-width / 2, width / 2] as const);
  const parts = segments.reduce((sum, segment) => sum + segment.share, 0);
  const [first, last] = [outer[0], outer.at(-1)];
  const left = first === undefined ? -width / 2 : pointAt(first, 0).x;
  const right = last === undefined ? width / 2 : pointAt(last, 1).x;
  let passed = 0;
  const joints = segments.slice(0, -1).map((segment, index) => {
    passed += segment.share;
    const least = left + THINNEST_LANE * (index + 1);
    const most = right - THINNEST_LANE * (segments.length - 1 - index);
    return Math.min(Math.max((width * passed) / parts - width / 2, least), most);
  });
  return segments.map((_, index) => [joints[index - 1] ?? -width / 2, joints[index] ?? width / 2] as const);
}

/** x of the joints between lanes, at rest. Shells lie over each other and have none, even where only the outer one finds room. */
export const restingJoints = ({ lanes }: Pick<RingBody, 'lanes'>): number[] =>
  lanes.slice(0, -1).flatMap(([, to], lane) => (lanes[lane + 1]?.[0] === to ? [to] : []));

/** Whether the segments are shells, with room for both or not. */
export const areShells = (body: Pick<RingBody, 'lanes'>): boolean => restingJoints(body).length < body.lanes.length - 1;

/** Bodies by tables and ring: rules, weight and mesh of one design ask for the same one dozens of times. */
const BODIES = new WeakMap<KernelTables, WeakMap<RingDesign, RingBody>>();

/** The turned body of a parsed ring, which must not be changed afterwards. Linear in the number of fixed grooves. */
export function ringBody(ring: RingDesign, tables: KernelTables): RingBody {
  let known = BODIES.get(tables);
  if (known === undefined) {
    known = new WeakMap();
    BODIES.set(tables, known);
  }
  const body = known.get(ring) ?? makeBody(ring, tables);
  known.set(ring, body);
  return body;
}

function makeBody(ring: RingDesign, tables: KernelTables): RingBody {
  const profile = crossSection(profileSpec(tables, ring.profile), ring.width, ring.height, ring.ratios);
  const section = workEdges(profile, ring.edges);
  const isShell = ring.split.form === 'shell' && ring.segments.length === 2;
  const lanes = lanesOf(ring, section);
  const lines = placeLines(ring, section, isShell ? [] : lanes.slice(0, -1).map(([, to]) => to));
  return {
    ...lines,
    section,
    innerRadius: ring.size / (2 * Math.PI),
    outer: lines.stretches.flatMap((stretch) => stretch.chain),
    lanes,
    shell: shellJoint(ring, section, lines),
    castRanks: castRanks(ring, tables),
  };
}

/** Whether any line of the body swings. */
export const isWavy = ({ joints, wavy }: RingBody): boolean => joints !== STILL || wavy.length > 0;

/** Outer outline with all grooves as it stands at the angle θ. */
export function outlineAt(body: RingBody, angle: number): Chain {
  let chain: Chain = body.outer;
  for (const { groove, swing } of body.wavy) {
    const x = swingAt(swing, groove.position, angle);
    chain = [
      ...clipChain(chain, -Infinity, x - groove.width / 2),
      ...groovePieces(body.section.outer, groove, x),
      ...clipChain(chain, x + groove.width / 2, Infinity),
    ];
  }
  return chain;
}

/** Volume in mm³ of the body without wavy grooves between x = a and x = b, closed form (Pappus over the contour). */
export function turnedVolume(body: RingBody, a: number, b: number): number {
  const { innerRadius, outer, section } = body;
  return (
    Math.PI * (chainSquareIntegral(outer, innerRadius, a, b) - chainSquareIntegral(section.inner, innerRadius, a, b))
  );
}

/** Segment on whose surface x lies, at rest. */
export function segmentAt({ lanes, shell }: RingBody, x: number): number {
  if (shell !== null) return x > shell.from && x < shell.to ? 0 : 1;
  return Math.max(
    0,
    lanes.findIndex(([, to]) => x < to),
  );
}
