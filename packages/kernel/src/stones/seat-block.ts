import { outside } from '../units/item-at.ts';
import type { RingBody } from '../body/ring-body.ts';
import type { StoneRow } from '../design/ring-design.ts';
import { pointAt, type Piece } from '../math/piece.ts';
import { seatRimDrop, seatRadius, seatShoulder } from './flush-seat.ts';
import type { RowPlan } from './row-plan.ts';
import { seatGround } from './seat-ground.ts';

/** Columns of a stone's block; even, so that a column runs through the stone's middle. */
export const BLOCK_COLUMNS = 8;
/** Step of the seat rim's angle along the sides of a block, radians: about eight rows to a quarter of the seat rim. */
const MOUTH_STEP = 0.2;
/** Block over seat rim: room for the rings of quads between them. */
const BLOCK_MARGIN = 1.25;
/** Metal that must remain between girdle shoulder and rim for a seat to be cut, mm. */
const RIM_MINIMUM = 0.005;

/** Pieces that take less room across than this are upright, mm. */
const UPRIGHT = 1e-6;

/** The rectangle around every stone of a flush row in which the surface is re-meshed around the seat rim. */
export interface SeatBlock {
  readonly from: number;
  readonly to: number;
  /** x of the rows' ends inside the block: block edges and creases, ascending, with the seat rim angle of each. */
  readonly knots: readonly { readonly x: number; readonly angle: number; readonly rows: number }[];
  /** Half of the block's width around the ring, radians. */
  readonly halfAngle: number;
  readonly radius: number;
}

/** x of everything that a quad must not run across: joints and ends of outline pieces. */
function creases(body: RingBody): number[] {
  const ends = body.outer.map((piece) => pointAt(piece, 1).x);
  return [...body.lanes.map(([, to]) => to), ...ends].sort((a, b) => a - b);
}

/** Whether a piece is the upright wall of a shoulder between two x: no seat rim can lie across it. */
function isWallWithin(piece: Piece, from: number, to: number): boolean {
  const [a, b] = [pointAt(piece, 0).x, pointAt(piece, 1).x];
  return b - a < UPRIGHT && a > from && a < to;
}

function blockEdges(
  body: RingBody,
  position: number,
  radius: number,
  room: readonly [number, number],
): readonly [number, number] | null {
  const stretch = body.stretches.find(({ groove, inlay, chain }) => {
    const first = chain[0];
    const last = chain.at(-1);
    if (groove !== null || inlay !== null || first === undefined || last === undefined) return false;
    return pointAt(first, 0).x <= position - radius - 1e-3 && pointAt(last, 1).x >= position + radius + 1e-3;
  });
  const first = stretch?.chain[0];
  const last = stretch?.chain.at(-1);
  if (first === undefined || last === undefined) return null;
  if (stretch?.chain.some((piece) => isWallWithin(piece, position - radius, position + radius)) === true) return null;
  let from = Math.max(pointAt(first, 0).x, position - BLOCK_MARGIN * radius, room[0]);
  let to = Math.min(pointAt(last, 1).x, position + BLOCK_MARGIN * radius, room[1]);
  for (const crease of creases(body)) {
    if (crease <= position - radius) from = Math.max(from, crease);
    if (crease >= position + radius) to = Math.min(to, crease);
  }
  return to - position > radius && position - from > radius ? [from, to] : null;
}

/** Half of the block's angle: the desired margin, or half the pitch where neighbours are close; null when too close. */
function blockHalfAngle(plan: RowPlan, radius: number): number | null {
  const seatRim = Math.atan2(radius, Math.sqrt(plan.surfaceRadius ** 2 - radius ** 2));
  const desired = BLOCK_MARGIN * seatRim;
  const most = plan.count > 1 ? plan.pitch / 2 : Math.PI / 2;
  if (plan.count > 1 && desired > 0.85 * most) return most > 1.004 * seatRim ? most : null;
  return desired;
}

/** Ends of the rows inside the block: its edges and the creases under the seat rim, each with its seat rim angle. */
function knotsOf(
  inside: readonly number[],
  offsets: readonly number[],
  corner: number,
  from: number,
  to: number,
): SeatBlock['knots'] {
  const angles = offsets.map((offset) => Math.asin(offset));
  const first = angles[0];
  const last = angles.at(-1);
  // Corners of the block meet the seat rim at about their own direction, but beyond every crease.
  const low = first === undefined ? -corner : Math.min(-corner, (first - Math.PI / 2) / 2);
  const high = last === undefined ? corner : Math.max(corner, (last + Math.PI / 2) / 2);
  const ends = [
    { x: from, angle: low },
    ...inside.map((x, index) => ({ x, angle: angles[index] ?? outside(angles, index) })),
    { x: to, angle: high },
  ];
  return ends.map((end, index) => {
    const before = ends[index - 1];
    if (before === undefined) return { ...end, rows: 0 };
    return { ...end, rows: Math.max(1, Math.round((end.angle - before.angle) / MOUTH_STEP)) };
  });
}

/** Rows whose seats are all alike, round and upright on the outer face: those that the skin is opened for directly. */
const isUpright = (row: StoneRow, plan: RowPlan): boolean =>
  (row.setting === 'flush' || row.setting === 'pave') &&
  row.cut === 'round' &&
  plan.spots.every((spot) => spot.tilt === 0);

/**
 * Block of a flush row within `room` (x in mm), or null when the seat cannot be cut cleanly (rim below the girdle's shoulder, seat rim over
 * an edge, a groove or a neighbour): the rules refuse such rings, and the mesh then keeps its skin whole.
 */
export function seatBlock(
  body: RingBody,
  row: StoneRow,
  plan: RowPlan,
  room: readonly [number, number] = [-Infinity, Infinity],
): SeatBlock | null {
  if (!isUpright(row, plan)) return null;
  const radius = seatRadius(row.diameter);
  const edges = blockEdges(body, row.position, radius, room);
  const halfAngle = blockHalfAngle(plan, radius);
  if (edges === null || halfAngle === null || plan.count === 0) return null;
  const sink = plan.surfaceRadius - plan.girdleRadius;
  if (seatRimDrop(seatGround(body, row), row.position, radius) > sink + seatShoulder(row.diameter) - RIM_MINIMUM)
    return null;
  const [from, to] = edges;
  const under = creases(body).filter((x) => Math.abs(x - row.position) < radius);
  const inside = under.filter((x, index) => index === 0 || x - (under[index - 1] ?? outside(under, index - 1)) > 1e-9);
  const offsets = inside.map((x) => (x - row.position) / radius);
  const corner = Math.atan2(to - from, 2 * halfAngle * plan.surfaceRadius);
  return { from, to, knots: knotsOf(inside, offsets, corner, from, to), halfAngle, radius };
}

/** x of the rows between two knots, both ends included. */
export function knotRows(block: SeatBlock, index: number): number[] {
  const a = block.knots[index];
  const b = block.knots[index + 1];
  if (a === undefined || b === undefined) return [];
  return Array.from({ length: b.rows + 1 }, (_, k) => (k === b.rows ? b.x : a.x + ((b.x - a.x) * k) / b.rows));
}
