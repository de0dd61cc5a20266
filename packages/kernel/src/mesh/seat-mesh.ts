import type { RingBody } from '../body/ring-body.ts';
import type { StoneRow } from '../design/ring-design.ts';
import { chainHeight } from '../math/chain.ts';
import { parameterAtX, tangentAt, type Piece } from '../math/piece.ts';
import { seatConeHeight, seatShoulder, surfaceAbove } from '../stones/flush-seat.ts';
import type { RowPlan } from '../stones/row-plan.ts';
import type { PartDraft } from './part-draft.ts';
import { BLOCK_COLUMNS, type SeatBlock } from '../stones/seat-block.ts';
import type { SectionRow } from './section-rows.ts';
import type { StripVertices, Sweep } from './strip.ts';

/** Rings of quads between a block's border and the mouth. */
const RINGS = 2;

/** A piece of the surface inside a block, with its vertices on the grid. */
export interface BlockStrip {
  readonly part: PartDraft;
  readonly piece: Piece;
  readonly rows: readonly SectionRow[];
  /** Mouth angle of every row, right-hand side. */
  readonly angles: readonly number[];
  readonly at: StripVertices;
}

/** A vertex in a stone's own frame: t along the ring, z across, height above the ring's axis; with normal in the same frame. */
interface LocalVertex {
  readonly t: number;
  readonly z: number;
  readonly height: number;
  readonly nt: number;
  readonly nz: number;
  readonly nh: number;
  readonly v: number;
}

/** A line of vertices from the block's border to the mouth. */
interface Spoke {
  readonly strip: BlockStrip;
  readonly row: number;
  readonly column: number;
  readonly angle: number;
  readonly vertices: readonly LocalVertex[];
}

/** The re-meshed surface around one stone; the same for every stone of the row. */
export interface SeatTemplate {
  readonly groups: readonly (readonly Spoke[])[];
  readonly shoulderHeight: number;
  readonly apexHeight: number;
  readonly radius: number;
  readonly position: number;
}

interface Border {
  readonly strip: BlockStrip;
  readonly row: number;
  readonly column: number;
  readonly angle: number;
}

/** Border of the block, counter-clockwise from the upper left corner, in runs that stay on one piece of surface. */
function borders(strips: readonly BlockStrip[]): Border[][] {
  const first = strips[0];
  const last = strips.at(-1);
  if (first === undefined || last === undefined) return [];
  const side = (strip: BlockStrip, column: number): Border[] =>
    strip.rows.map((_, row) => {
      const right = strip.angles[row] ?? 0;
      return { strip, row, column, angle: column === 0 ? Math.PI - right : right + 2 * Math.PI };
    });
  const edge = (strip: BlockStrip, row: number, from: number, to: number): Border[] =>
    Array.from({ length: BLOCK_COLUMNS + 1 }, (_, k) => ({
      strip,
      row,
      column: from < to ? k : BLOCK_COLUMNS - k,
      angle: 0,
    }));
  const spread = (points: Border[], from: number, to: number): Border[] =>
    points.map((point, k) => ({ ...point, angle: from + ((to - from) * k) / BLOCK_COLUMNS }));
  const low = first.angles[0] ?? 0;
  const high = last.angles.at(-1) ?? 0;
  const bottom = spread(edge(first, 0, 0, 1), Math.PI - low, 2 * Math.PI + low);
  const top = spread(edge(last, last.rows.length - 1, 1, 0), 2 * Math.PI + high, 3 * Math.PI - high);
  const left = (strip: BlockStrip): Border[] => side(strip, 0).toReversed();
  const right = (strip: BlockStrip): Border[] => side(strip, BLOCK_COLUMNS);
  if (strips.length === 1) return [[...left(first), ...bottom.slice(1), ...right(first).slice(1), ...top.slice(1)]];
  return [
    [...left(first), ...bottom.slice(1), ...right(first).slice(1)],
    ...strips.slice(1, -1).map(right),
    [...right(last), ...top.slice(1), ...left(last).slice(1)],
    ...strips.slice(1, -1).toReversed().map(left),
  ];
}

/** x of the mouth's point from the row's centre line; on a crease spoke exactly the crease, in both strips. */
function mouthOffset({ strip, row: index, angle }: Border, row: StoneRow, block: SeatBlock): number {
  const free = block.radius * Math.sin(angle);
  const onCrease = (strip.rows[index]?.x ?? 0) - row.position;
  return Math.abs(free - onCrease) < 1e-9 ? onCrease : free;
}

/** Normal and v of a point of a strip at x, turned by `turn` around the ring's axis. */
function shading(strip: BlockStrip, x: number, turn: number): Pick<LocalVertex, 'nt' | 'nh' | 'nz' | 'v'> {
  const tangent = tangentAt(strip.piece, parameterAtX(strip.piece, x));
  const first = strip.rows[0] ?? { x: 0, v: 0 };
  const last = strip.rows.at(-1) ?? first;
  const along = Math.min(1, Math.max(0, (x - first.x) / (last.x - first.x || 1)));
  return {
    nt: tangent.x * Math.sin(turn),
    nh: tangent.x * Math.cos(turn),
    nz: -tangent.y,
    v: first.v + (last.v - first.v) * along,
  };
}

function spokeOf(border: Border, body: RingBody, row: StoneRow, block: SeatBlock): Spoke {
  const { strip, angle } = border;
  const t = block.radius * Math.cos(angle);
  const s = mouthOffset(border, row, block);
  const mouthHeight = surfaceAbove(body, row.position, t, s);
  const mouthTurn = Math.atan2(t, mouthHeight);
  const borderTurn = block.halfAngle * ((2 * border.column) / BLOCK_COLUMNS - 1);
  const borderX = strip.rows[border.row]?.x ?? 0;
  // On a crease spoke the border and the mouth have the same x, and so must every vertex between them.
  const mouthX = Math.abs(row.position + s - borderX) < 1e-9 ? borderX : row.position + s;
  const between = Array.from({ length: RINGS }, (_, ring): LocalVertex => {
    const f = (ring + 1) / (RINGS + 1);
    const x = mouthX === borderX ? borderX : borderX + (mouthX - borderX) * f;
    const turn = borderTurn + (mouthTurn - borderTurn) * f;
    const radius = body.innerRadius + chainHeight(body.section.outer, x);
    return { t: radius * Math.sin(turn), height: radius * Math.cos(turn), z: x, ...shading(strip, x, turn) };
  });
  const mouth: LocalVertex = { t, height: mouthHeight, z: mouthX, ...shading(strip, mouthX, mouthTurn) };
  return { strip, row: border.row, column: border.column, angle, vertices: [...between, mouth] };
}

/** Template of a flush row's seats. */
export function seatTemplate(
  strips: readonly BlockStrip[],
  body: RingBody,
  row: StoneRow,
  plan: RowPlan,
  block: SeatBlock,
): SeatTemplate {
  const shoulderHeight = plan.girdleRadius - seatShoulder(row.diameter);
  return {
    groups: borders(strips).map((run) => run.map((border) => spokeOf(border, body, row, block))),
    shoulderHeight,
    apexHeight: shoulderHeight - seatConeHeight(row.diameter),
    radius: block.radius,
    position: row.position,
  };
}

/** A stone's place: its angle, the first column of its block, and the sweep it stands in. */
export interface SeatPlace {
  readonly angle: number;
  readonly column: number;
  readonly sweep: Sweep;
}

/** Writes a local vertex into a part, turned to the stone's angle. Every part uses this one formula, so that parts meet exactly. */
function place(part: PartDraft, vertex: LocalVertex, c: number, s: number, unrolled: number): number {
  const { t, z, height, nt, nz, nh, v } = vertex;
  return part.vertex(height * c - t * s, height * s + t * c, z, nh * c - nt * s, nh * s + nt * c, nz, unrolled, v);
}

/** Surface on one strip between the block's border and the mouth. */
function emitGroup(group: readonly Spoke[], strip: BlockStrip, { angle, column, sweep }: SeatPlace): void {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  // The block's own columns say on which turn the stone stands, so that u runs on without a jump.
  const centre = (sweep.columns.angles[column + BLOCK_COLUMNS / 2] ?? angle) * sweep.unrollRadius;
  const { part, at } = strip;
  part.reserve(group.length * (RINGS + 1), group.length * 2 * (RINGS + 1));
  let before: number[] = [];
  for (const spoke of group) {
    const line = [at.base + spoke.row * at.stride + column + spoke.column];
    for (const vertex of spoke.vertices) {
      const u = centre + Math.atan2(vertex.t, vertex.height) * sweep.unrollRadius;
      line.push(place(part, vertex, c, s, u));
    }
    for (let ring = 0; ring + 1 < before.length; ring++) {
      part.quad(before[ring] ?? 0, line[ring] ?? 0, line[ring + 1] ?? 0, before[ring + 1] ?? 0);
    }
    before = line;
  }
}

/** Surface between the block's border and the mouth of one stone. */
export function emitMouth(template: SeatTemplate, where: SeatPlace): void {
  for (const group of template.groups) {
    const strip = group[0]?.strip;
    if (strip !== undefined) emitGroup(group, strip, where);
  }
}

/** Cylinder and cone of one seat. */
export function emitSeat(part: PartDraft, template: SeatTemplate, angle: number): void {
  const { radius, shoulderHeight, apexHeight, position } = template;
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const spokes = template.groups.flatMap((group) => group.slice(0, -1));
  const slope = Math.hypot(radius, shoulderHeight - apexHeight);
  const coneIn = (shoulderHeight - apexHeight) / slope;
  const coneUp = radius / slope;
  part.reserve(4 * (spokes.length + 1), 3 * spokes.length);
  let before: readonly [number, number, number] | null = null;
  for (const spoke of [...spokes, ...spokes.slice(0, 1)]) {
    const mouth = spoke.vertices.at(-1);
    if (mouth === undefined) continue;
    const inT = -Math.cos(spoke.angle);
    const inZ = -Math.sin(spoke.angle);
    const u = radius * spoke.angle;
    const wall = { t: mouth.t, z: mouth.z, nt: inT, nz: inZ, nh: 0 };
    const top = place(part, { ...wall, height: mouth.height, v: mouth.height }, c, s, u);
    const foot = place(part, { ...wall, height: shoulderHeight, v: shoulderHeight }, c, s, u);
    const cone = { nt: inT * coneIn, nz: inZ * coneIn, nh: coneUp };
    const edge = place(part, { ...wall, ...cone, height: shoulderHeight, v: shoulderHeight }, c, s, u);
    if (before !== null) {
      part.quad(before[0], top, foot, before[1]);
      const apex = place(part, { t: 0, z: position, height: apexHeight, ...cone, v: apexHeight }, c, s, u);
      part.triangle(before[2], edge, apex);
    }
    before = [top, foot, edge];
  }
}
