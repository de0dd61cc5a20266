import type { Point2 } from '../math/piece.ts';
import { localSurface } from './local-surface.ts';
import { prongDiameter, prongReach } from './prong-size.ts';
import type { RowWork } from './row-work.ts';
import { girdleOutline } from './stone-size.ts';
import type { StoneSpot } from './stone-spot.ts';
import type { Frame, ToolShape } from './tool.ts';
import { lathe, layered, turned, type Layer, type Level } from './tool-shapes.ts';

/** Upper rail and gallery ring below the girdle, and where prongs bend inwards under it, over the diameter. */
export const RAIL = 0.22;
export const GALLERY = 0.45;
const BEND = 0.1;
/** Rails over the prong's diameter, and how deep prongs stand in the band, mm. */
const RAIL_SIZE = 0.5;
const ROOT = 0.2;
/** A head that stands high narrows towards the band at least to this part, and at most so far. */
const TAPER = 0.7;
const TAPER_MOST = 0.2;
/** Part of a rail's radius that its hole may take at least. */
const HOLE_LEAST = 0.3;

/** How a head's prongs run from the girdle down to the band: upright to the bend, then inwards. Heights from mid-girdle, mm. */
export interface HeadLine {
  readonly bend: number;
  /** Where they enter the band under the head's middle. */
  readonly base: number;
  /** Distance from the stone's axis at the base over that at the girdle. */
  readonly share: number;
}

/** Half of the band in which a prong stands with its whole wire, from the ring's middle, mm. */
const standingHalf = ({ body, row }: RowWork): number => Math.max(0, (body.section.width - prongDiameter(row)) / 2);

/** A place across the row moved as little as the band needs to hold a whole wire there, mm from the spot. */
export function standingPlace(work: RowWork, spot: StoneSpot, z: number): number {
  const half = standingHalf(work);
  return Math.max(-half, Math.min(half, spot.position + z)) - spot.position;
}

/** A head whose upper rail stands clear of the band is a basket that narrows; a lower one has its prongs straight in the band. */
export const isBasket = ({ row }: RowWork, spot: StoneSpot): boolean =>
  -spot.sink > RAIL * row.diameter + prongDiameter(row) / 2;

/** Line of a head whose prongs reach `widest` across the band at the girdle. */
export function headLine(work: RowWork, spot: StoneSpot, widest: number): HeadLine {
  const bend = -BEND * work.row.diameter;
  const base = Math.min(bend, spot.sink) - ROOT;
  if (!isBasket(work, spot)) return { bend, base, share: 1 };
  const fitting = widest > 0 ? (standingHalf(work) - Math.abs(spot.position)) / widest : 1;
  return { bend, base, share: Math.max(TAPER_MOST, Math.min(TAPER, fitting)) };
}

/** Distance from the stone's axis over that at the girdle, at a height. */
export const shareAt = ({ bend, base, share }: HeadLine, y: number): number =>
  y >= bend ? 1 : 1 - ((1 - share) * (bend - y)) / (bend - base);

/** Height over mid-girdle, negative below it, down to which a wire that ends at (x, z) of a frame must go to stand in the band. */
export const rootDepth = (work: RowWork, frame: Frame, x: number, z: number): number =>
  localSurface(work, frame, [x, z], prongDiameter(work.row) / 2).low - ROOT;

/** Ring of rectangular section inside the prongs, its middle `below` the girdle. */
export function railAt({ row }: RowWork, frame: Frame, line: HeadLine, below: number): ToolShape {
  const wire = prongDiameter(row);
  const half = (RAIL_SIZE * wire) / 2;
  const share = shareAt(line, -below);
  const within = (radius: number): number => Math.max(HOLE_LEAST * radius, radius - RAIL_SIZE * wire);
  if (row.cut === 'round') {
    const radius = share * (row.diameter / 2 + prongReach(row));
    const span = (r: number): Level[] => [
      [-below - half, r],
      [-below + half, r],
    ];
    return turned(frame, lathe(span(radius)), lathe(span(within(radius))));
  }
  const out = girdleOutline(row).map((point) =>
    scaledTo(point, share * (Math.hypot(point.x, point.y) + prongReach(row))),
  );
  const inside = out.map((point) => scaledTo(point, within(Math.hypot(point.x, point.y))));
  const layers = (points: readonly Point2[]): Layer[] => [-half, half].map((y) => ({ y: y - below, points }));
  return layered(frame, layers(out), layers(inside));
}

function scaledTo({ x, y }: Point2, reach: number): Point2 {
  const by = reach / (Math.hypot(x, y) || 1);
  return { x: x * by, y: y * by };
}
