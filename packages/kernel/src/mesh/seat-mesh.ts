import type { RingBody } from '../body/ring-body.ts';
import type { StoneRow } from '../design/ring-design.ts';
import { chainHeight } from '../math/chain.ts';
import { keyedCache } from '../math/keyed-cache.ts';
import { parameterAtX, tangentAt, type Piece } from '../math/piece.ts';
import { seatConeHeight, seatShoulder, surfaceAbove } from '../stones/flush-seat.ts';
import type { RowPlan } from '../stones/row-plan.ts';
import type { PartDraft } from './part-draft.ts';
import { BLOCK_COLUMNS, type SeatBlock } from '../stones/seat-block.ts';
import type { SectionRow } from './section-rows.ts';
import { emitStamp, putVertex, stampVertices, vertexOf, type LocalPoint, type Stamp } from './stamp.ts';
import type { StripVertices, Sweep } from './strip.ts';

/** Rings of quads between a block's border and the mouth. */
const RINGS = 2;
/** Vertices of a spoke, a line from the block's border to the mouth; the border's own belongs to the grid. */
const PER_SPOKE = RINGS + 1;

/** A piece of the surface inside a block, with its vertices on the grid. */
export interface BlockStrip {
  readonly part: PartDraft;
  readonly piece: Piece;
  readonly rows: readonly SectionRow[];
  /** Mouth angle of every row, right-hand side. */
  readonly angles: readonly number[];
  readonly at: StripVertices;
}

/** The re-meshed surface around one stone; the same for every stone of the row. */
export interface SeatTemplate {
  /** Surface between the block's border and the mouth, by strip. */
  readonly mouths: readonly { readonly strip: BlockStrip; readonly stamp: Stamp }[];
  /** Cylinder and cone. */
  readonly seat: Stamp;
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

/** What a row's seats are cut into. */
interface Ground {
  readonly body: RingBody;
  readonly row: StoneRow;
  readonly block: SeatBlock;
  readonly unrollRadius: number;
}

/** x of the mouth's point from the row's centre line; on a crease spoke exactly the crease, in both strips. */
function mouthOffset({ strip, row: index, angle }: Border, { row, block }: Ground): number {
  const free = block.radius * Math.sin(angle);
  const onCrease = (strip.rows[index]?.x ?? 0) - row.position;
  return Math.abs(free - onCrease) < 1e-9 ? onCrease : free;
}

/** Writes a vertex on the surface of a strip, turned by `turn` around the ring's axis. */
function putOnStrip(
  vertices: Float64Array,
  vertex: number,
  point: LocalPoint,
  strip: BlockStrip,
  turn: number,
  unrollRadius: number,
): void {
  const { x, y } = tangentAt(strip.piece, parameterAtX(strip.piece, point.z));
  const first = strip.rows[0] ?? { x: 0, v: 0 };
  const last = strip.rows.at(-1) ?? first;
  const along = Math.min(1, Math.max(0, (point.z - first.x) / (last.x - first.x || 1)));
  const v = first.v + (last.v - first.v) * along;
  putVertex(vertices, vertex, point, x * Math.sin(turn), -y, x * Math.cos(turn), turn * unrollRadius, v);
}

/** Writes the vertices from the block's border to the mouth, from `vertex` on. */
function putSpoke(vertices: Float64Array, vertex: number, border: Border, ground: Ground): void {
  const { body, row, block, unrollRadius } = ground;
  const { strip, angle } = border;
  const t = block.radius * Math.cos(angle);
  const s = mouthOffset(border, ground);
  const mouthHeight = surfaceAbove(body, row.position, t, s);
  const mouthTurn = Math.atan2(t, mouthHeight);
  const borderTurn = block.halfAngle * ((2 * border.column) / BLOCK_COLUMNS - 1);
  const borderX = strip.rows[border.row]?.x ?? 0;
  // On a crease spoke the border and the mouth have the same x, and so must every vertex between them.
  const mouthX = Math.abs(row.position + s - borderX) < 1e-9 ? borderX : row.position + s;
  for (let ring = 0; ring < RINGS; ring++) {
    const f = (ring + 1) / (RINGS + 1);
    const z = mouthX === borderX ? borderX : borderX + (mouthX - borderX) * f;
    const turn = borderTurn + (mouthTurn - borderTurn) * f;
    const radius = body.innerRadius + chainHeight(body.section.outer, z);
    const point = { t: radius * Math.sin(turn), z, height: radius * Math.cos(turn) };
    putOnStrip(vertices, vertex + ring, point, strip, turn, unrollRadius);
  }
  putOnStrip(vertices, vertex + RINGS, { t, z: mouthX, height: mouthHeight }, strip, mouthTurn, unrollRadius);
}

/** Corners of a quad a-b-c-d. */
const quad = (a: number, b: number, c: number, d: number): number[] => [a, b, c, a, c, d];

/** Corners by number of spokes; every tick of a slider asks for the same few. */
const cornerCache = (make: (spokes: number) => readonly number[]): ((spokes: number) => Int32Array) => {
  const kept = keyedCache<Int32Array>(32);
  return (spokes) => kept(String(spokes), () => Int32Array.from(make(spokes)));
};

/** Quads between neighbouring spokes. */
const mouthCorners = cornerCache((spokes) => {
  const line = (spoke: number): number[] => [
    -1 - spoke,
    ...Array.from({ length: PER_SPOKE }, (_, k) => spoke * PER_SPOKE + k),
  ];
  return Array.from({ length: spokes - 1 }, (_, spoke) => {
    const before = line(spoke);
    const here = line(spoke + 1);
    return before
      .slice(1)
      .flatMap((_low, k) => quad(before[k] ?? 0, here[k] ?? 0, here[k + 1] ?? 0, before[k + 1] ?? 0));
  }).flat();
});

/** Wall and cone between neighbouring spokes. */
const seatCorners = cornerCache((spokes) =>
  Array.from({ length: spokes }, (_, k) => {
    const here = 4 * k;
    const next = here + 4;
    return [...quad(here, next, next + 1, here + 1), here + 2, next + 2, next + 3];
  }).flat(),
);

function mouthStamp(group: readonly Border[], strip: BlockStrip, ground: Ground): Stamp {
  const vertices = stampVertices(group.length * PER_SPOKE);
  group.forEach((border, spoke) => putSpoke(vertices, spoke * PER_SPOKE, border, ground));
  return {
    vertices,
    corners: mouthCorners(group.length),
    border: Int32Array.from(group, ({ row, column }) => row * strip.at.stride + column),
  };
}

/** A point of the mouth and its angle. */
interface RimPoint {
  readonly point: LocalPoint;
  readonly angle: number;
}

/** Cylinder and cone of one seat: per spoke the mouth, the shoulder twice and the tip. */
function seatStamp(rim: readonly RimPoint[], position: number, radius: number, shoulder: number, apex: number): Stamp {
  const slope = Math.hypot(radius, shoulder - apex);
  const coneIn = (shoulder - apex) / slope;
  const coneUp = radius / slope;
  const vertices = stampVertices(4 * (rim.length + 1));
  for (let k = 0; k <= rim.length; k++) {
    const { point, angle } = rim[k % rim.length] ?? { point: { t: 0, z: 0, height: 0 }, angle: 0 };
    const inT = -Math.cos(angle);
    const inZ = -Math.sin(angle);
    const u = radius * angle;
    const { t, z, height } = point;
    putVertex(vertices, 4 * k, point, inT, inZ, 0, u, height);
    putVertex(vertices, 4 * k + 1, { t, z, height: shoulder }, inT, inZ, 0, u, shoulder);
    putVertex(vertices, 4 * k + 2, { t, z, height: shoulder }, inT * coneIn, inZ * coneIn, coneUp, u, shoulder);
    const tip = { t: 0, z: position, height: apex };
    putVertex(vertices, 4 * k + 3, tip, inT * coneIn, inZ * coneIn, coneUp, u, apex);
  }
  return { vertices, corners: seatCorners(rim.length), border: NO_BORDER };
}

const NO_BORDER = new Int32Array(0);

/** Template of a flush row's seats; u of the mouths is unrolled at `unrollRadius`. */
export function seatTemplate(
  strips: readonly BlockStrip[],
  body: RingBody,
  row: StoneRow,
  plan: RowPlan,
  block: SeatBlock,
  unrollRadius: number,
): SeatTemplate {
  const shoulder = plan.girdleRadius - seatShoulder(row.diameter);
  const apex = shoulder - seatConeHeight(row.diameter);
  const ground = { body, row, block, unrollRadius };
  const rim: RimPoint[] = [];
  const mouths = borders(strips).flatMap((group) => {
    const strip = group[0]?.strip;
    if (strip === undefined) return [];
    const stamp = mouthStamp(group, strip, ground);
    // The last spoke of a run is the first one of the next.
    group.slice(0, -1).forEach(({ angle }, spoke) => {
      rim.push({ point: vertexOf(stamp.vertices, spoke * PER_SPOKE + RINGS), angle });
    });
    return [{ strip, stamp }];
  });
  return { mouths, seat: seatStamp(rim, row.position, block.radius, shoulder, apex) };
}

/** A stone's place: its angle, the first column of its block, and the sweep it stands in. */
export interface SeatPlace {
  readonly angle: number;
  readonly column: number;
  readonly sweep: Sweep;
}

/** Surface around one stone, cylinder and cone of its seat. */
export function emitStoneSeat(part: PartDraft, template: SeatTemplate, { angle, column, sweep }: SeatPlace): void {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  // The block's own columns say on which turn the stone stands, so that u runs on without a jump.
  const centre = (sweep.columns.angles[column + BLOCK_COLUMNS / 2] ?? angle) * sweep.unrollRadius;
  for (const { strip, stamp } of template.mouths) {
    emitStamp(strip.part, stamp, c, s, centre, strip.at.base + column);
  }
  emitStamp(part, template.seat, c, s, 0, 0);
}
