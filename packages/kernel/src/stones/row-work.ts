import { itemAt, outside } from '../units/item-at.ts';
import type { FacePlace, Stand } from '../body/cast-segment.ts';
import type { RingBody } from '../body/ring-body.ts';
import type { StoneRow } from '../design/ring-design.ts';
import type { PartKind } from '../design/ring-part.ts';
import type { RowPlan } from './row-count.ts';
import { rimDrop, surfaceOver } from './flush-seat.ts';
import { isOnFlank, standsOnBand } from './girdle-sink.ts';
import { grooveDepthNear, seatGround } from './seat-ground.ts';
import type { StoneSize } from './stone-size.ts';
import type { StoneSpot } from './stone-spot.ts';
import type { Frame, ToolShape } from './tool.ts';

/** A planned row on its ring: what every recipe works on. */
export interface RowWork {
  readonly body: RingBody;
  readonly row: StoneRow;
  readonly plan: RowPlan;
  readonly size: StoneSize;
}

/** One step of a recipe, before it is numbered. */
export interface RecipeStep {
  readonly step: 'cut' | 'add';
  readonly kind: PartKind;
  readonly solid: ToolShape;
  /** Where added metal stands on the band: it is of the alloy there. */
  readonly stand?: Stand;
  /** As in `Tool`. */
  readonly isWithinSeat?: true;
}

export const cut = (solid: ToolShape, kind: PartKind = 'seat'): RecipeStep => ({ step: 'cut', kind, solid });
export const add = (kind: PartKind, solid: ToolShape, stand: Stand): RecipeStep => ({
  step: 'add',
  kind,
  solid,
  stand,
});

/** Air that a cutter keeps above the highest metal over it, mm. */
const OVER = 0.3;

/** x on the outer line from where a stone's axis rises. */
const footX = (spot: StoneSpot): number => spot.position + spot.sink * Math.sin(spot.tilt);

/**
 * How far the surface falls below the tangent plane within `along` × `across` of a stone's axis, mm. Under a stone that
 * stands on the band the floors of grooves count: its feet stand in them.
 */
export function fallAround({ body, row }: RowWork, spot: StoneSpot, along: number, across: number): number {
  if (isOnFlank(row)) return 0;
  const fall = rimDrop(seatGround(body, row), footX(spot), spot.tilt, along, across);
  return standsOnBand(row) ? fall + grooveDepthNear(body, footX(spot), across) : fall;
}

/** Height over mid-girdle that a cutter of this reach must have to come out of the metal, mm. */
export function clearHeight({ body, row }: RowWork, spot: StoneSpot, reach: number): number {
  if (isOnFlank(row)) return spot.sink + OVER;
  const ground = seatGround(body, row);
  let rise = 0;
  for (const [t, s] of [
    [0, reach],
    [0, -reach],
    [0, reach / 2],
    [0, -reach / 2],
  ] as const) {
    rise = Math.max(rise, surfaceOver(ground, footX(spot), spot.tilt, t, s));
  }
  return Math.max(0, spot.sink + rise) + OVER;
}

/** Depth under mid-girdle at which a cutter of this reach has left the bore, mm. */
export function boreDepth({ body }: RowWork, spot: StoneSpot, reach: number): number {
  const lean = Math.abs(Math.tan(spot.tilt)) * reach;
  return (spot.radius - body.innerRadius) / Math.cos(spot.tilt) + lean + (reach * reach) / body.innerRadius + OVER;
}

/** The place on the outer face at a point of a frame, mm. */
export function facePlace(frame: Frame, x: number, z: number, y = 0): FacePlace {
  const moved = movedFrame(frame, x, y, z);
  return { angle: Math.atan2(itemAt(moved, 13), itemAt(moved, 12)), z: itemAt(moved, 14) };
}

/** A piece that stands on one foot. */
export const standingAt = (place: FacePlace): Stand => ({ feet: [place], middle: place });

/** A frame moved within its own x, y and z, mm. */
export function movedFrame(frame: Frame, x: number, y: number, z: number): Frame {
  const at = (k: number): number =>
    (frame[k] ?? outside(frame, k)) * x +
    (frame[4 + k] ?? outside(frame, 4 + k)) * y +
    (frame[8 + k] ?? outside(frame, 8 + k)) * z +
    (frame[12 + k] ?? outside(frame, 12 + k));
  return [...frame.slice(0, 12), at(0), at(1), at(2), 1];
}

/** A point of a stone's own section (s across, v along the axis from mid-girdle) in the ring's section. */
export function inSection(body: RingBody, spot: StoneSpot, s: number, v: number): { x: number; y: number } {
  const up = Math.cos(spot.tilt);
  const lean = Math.sin(spot.tilt);
  return { x: spot.position + s * up + v * lean, y: spot.radius - body.innerRadius + v * up - s * lean };
}
