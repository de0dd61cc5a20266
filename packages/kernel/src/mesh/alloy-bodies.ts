import { beadRows } from '../body/bead-row.ts';
import type { PlacedInlay } from '../body/place-lines.ts';
import { restingJoints, ringBody, segmentAt, type RingBody } from '../body/ring-body.ts';
import type { RingDesign } from '../design/ring-design.ts';
import type { KernelTables } from '../design/tables.ts';
import type { MeshData } from '../math/mesh-data.ts';
import { line, type Point2 } from '../math/piece.ts';
import { STILL } from '../math/swing.ts';
import { emitBeads } from './bead-mesh.ts';
import { skinBuild } from './build-ring-scene.ts';
import { emitSkin } from './emit-skin.ts';
import type { Tessellation } from './ring-scene.ts';
import type { RunPlace } from './outline.ts';
import { PartDraft } from './part-draft.ts';
import { evenRows } from './section-rows.ts';
import { isTrack, type Seam, type SkinBuild, type SkinTarget } from './skin-build.ts';
import { emitStrip } from './strip.ts';
import { emitRuled } from './wavy-strip.ts';
import { fixedTrack, type Track } from './track.ts';

/** One closed solid of the turned ring: a lane, a shell or an inlaid strip. */
export interface AlloyBody {
  /** Index into `RingDesign.segments`, or of the segment that the strip is let into. */
  readonly segment: number;
  /** Index into `RingDesign.inlays`, or null. */
  readonly inlay: number | null;
  readonly alloy: string;
  readonly mesh: MeshData;
  /** Beads that stand on this body, each a closed cap whose foot is sunk into it; they are to be united with it. */
  readonly beads: MeshData | null;
}

const draft = (id: string): PartDraft => new PartDraft({ id, kind: 'band', segment: 0, alloy: '', finish: '' });

/** Collects the skin by body. */
class BodyParts implements SkinTarget {
  readonly segments: readonly PartDraft[];
  readonly inlays: readonly PartDraft[];

  constructor(ring: RingDesign) {
    this.segments = ring.segments.map((_, index) => draft(`segment-${index}`));
    this.inlays = ring.inlays.map((_, index) => draft(`inlay-${index}`));
  }

  outer({ inlay, segment }: RunPlace): PartDraft {
    return inlay === null ? this.flank(segment) : this.strip(inlay);
  }
  flank(segment: number): PartDraft {
    const body = this.segments[segment];
    if (body === undefined) throw new Error(`The outline names segment ${segment}, which the ring does not have.`);
    return body;
  }
  strip(inlay: number): PartDraft {
    const body = this.inlays[inlay];
    if (body === undefined) throw new Error(`The outline names inlay ${inlay}, which the ring does not have.`);
    return body;
  }
  inner(segment: number): PartDraft {
    return this.flank(segment);
  }
  seat(): PartDraft {
    throw new Error('Bodies are drawn before stones are set.');
  }
}

/** A straight surface between two points of the section, all around. */
function emitFlat(build: SkinBuild, part: PartDraft, from: Point2, to: Point2): void {
  const rows = evenRows(line(from.x, from.y, to.x, to.y), 1, 1).map((row, k) => ({ ...row, ...(k === 0 ? from : to) }));
  const placed = rows.map((row, k) => ({ ...row, x: k === 0 ? from.x : to.x, y: k === 0 ? from.y : to.y, v: row.v }));
  emitStrip({ part, rows: placed, from: 0, to: build.sweep.columns.count }, build.sweep);
}

/** A wall between two seams, drawn with the metal on its right. */
function emitWall(build: SkinBuild, part: PartDraft, from: Seam, to: Seam): void {
  if (!isTrack(from) && !isTrack(to)) {
    emitFlat(build, part, from, to);
    return;
  }
  const track = (seam: Seam): Track => (isTrack(seam) ? seam : fixedTrack(build.sweep.columns, seam, 0));
  emitRuled({ part, from: track(from), to: track(to) }, build.sweep);
}

/** Walls between neighbouring lanes: each lane gets its own side of the same corners. */
function emitJoints(build: SkinBuild, parts: BodyParts): void {
  build.outerSeams.forEach((outer, joint) => {
    const inner = build.innerSeams[joint];
    if (inner === undefined) return;
    emitWall(build, parts.flank(joint), outer, inner);
    emitWall(build, parts.flank(joint + 1), inner, outer);
  });
}

/** The cylinder between the shells. */
function emitShellJoint(build: SkinBuild, parts: BodyParts): void {
  const [left, right] = build.outerSeams;
  if (left === undefined || right === undefined) return;
  emitWall(build, parts.flank(1), left, right);
  emitWall(build, parts.flank(0), right, left);
}

/** Bed of an inlaid strip: its walls and floor, once as the strip's own and once as the lane's recess. */
function emitBed(build: SkinBuild, parts: BodyParts, { index, floor }: PlacedInlay): void {
  const seams = build.inlaySeams.get(index);
  if (seams === undefined) return;
  const [left, right] = seams;
  const { body } = build;
  const foot = (x: number): Point2 => ({ x, y: floor });
  const joints = body.joints === STILL ? restingJoints(body) : [];
  const under = joints.flatMap((x, joint) => (x > left.x && x < right.x ? [{ x, joint }] : []));
  // The strip covers the joint, which ends on its floor.
  for (const { x, joint } of under) build.outerSeams[joint] = foot(x);
  const corners = [left, foot(left.x), ...under.map(({ x }) => foot(x)), foot(right.x), right];
  let segment = segmentAt(body, left.x);
  corners.slice(1).forEach((to, k) => {
    const from = corners[k] ?? to;
    emitFlat(build, parts.flank(segment), from, to);
    emitFlat(build, parts.strip(index), to, from);
    if (under.some(({ x }) => x === to.x)) segment++;
  });
}

function beadMeshes(ring: RingDesign, body: RingBody): (MeshData | null)[] {
  const drafts = ring.segments.map((_, index) => draft(`beads-${index}`));
  for (const row of beadRows(body, ring.grooves)) emitBeads((segment) => drafts[segment], row, body.joints, true);
  return drafts.map((part) => (part.isEmpty() ? null : part.finish().mesh));
}

/**
 * The ring before stones as one closed, oriented mesh per alloy: lanes or shells in their order, then inlaid strips.
 * Neighbours share the corners of the wall between them to the last bit, and nothing is welded within a mesh. Strips
 * and lanes that the geometry could not take are missing.
 */
export function alloyBodies(ring: RingDesign, tables: KernelTables, tessellation: Tessellation): AlloyBody[] {
  const body = ringBody(ring, tables);
  const parts = new BodyParts(ring);
  const build = skinBuild(ring, body, parts, tessellation, true);
  emitSkin(build);
  for (const inlay of body.inlays) emitBed(build, parts, inlay);
  if (body.shell === null) emitJoints(build, parts);
  else emitShellJoint(build, parts);
  const beads = beadMeshes(ring, body);
  const lanes = ring.segments.map(({ alloy }, segment) => ({
    segment,
    inlay: null,
    alloy,
    part: parts.segments[segment],
    beads: beads[segment] ?? null,
  }));
  const strips = ring.inlays.map(({ alloy, position }, inlay) => ({
    segment: segmentAt(body, position),
    inlay,
    alloy,
    part: parts.inlays[inlay],
    beads: null,
  }));
  return [...lanes, ...strips].flatMap(({ part, ...named }) =>
    part === undefined || part.isEmpty() ? [] : [{ ...named, mesh: part.finish().mesh }],
  );
}
