import { add, movedFrame, type RecipeStep, type RowWork } from './row-work.ts';
import { girdleReach } from './stone-size.ts';
import { spotFrame, type StoneSpot } from './stone-spot.ts';
import type { Frame } from './tool.ts';
import { roundedPin } from './tool-shapes.ts';

/** Radius of a bead, its top over the girdle, and its middle beyond the girdle, over the shorter side. */
const BEAD_RADIUS = 0.125;
const BEAD_TOP = 0.1;
const BEAD_REACH = 0.095;

/** A bead at (x, z) of a frame; it stands on the girdle's level, below the metal's surface, and so grows out of it. */
function bead({ row, size }: RowWork, frame: Frame, x: number, z: number): RecipeStep {
  const foot = size.girdle / 2;
  const top = foot + BEAD_TOP * row.diameter;
  return add('bead', roundedPin(movedFrame(frame, x, 0, z), foot, top, BEAD_RADIUS * row.diameter));
}

/** Beads at the four corners of one stone. */
export function cornerBeads(work: RowWork, spot: StoneSpot, sides: readonly (-1 | 1)[] = [-1, 1]): RecipeStep[] {
  const { size, row } = work;
  const corner = Math.atan2(size.across, size.along);
  const reach = girdleReach(row, corner) + BEAD_REACH * row.diameter;
  const [x, z] = [reach * Math.cos(corner), reach * Math.sin(corner)];
  const frame = spotFrame(spot);
  return sides.flatMap((side) => [bead(work, frame, side * x, z), bead(work, frame, side * x, -z)]);
}

/** Where two neighbours share a bead on either side of the row: offset across it, mm; null when they stand too far apart. */
export function sharedReach({ plan, size }: RowWork, beyond: number): number | null {
  const half = (size.along + plan.gap) / 2;
  const rx = size.along / 2 + beyond;
  if (plan.count < 2 || plan.pitch === 0 || half >= rx) return null;
  const reach = (size.across / 2 + beyond) * Math.sqrt(1 - (half / rx) ** 2);
  return reach > beyond ? reach : null;
}

/** Middle between two neighbours of a row, in the height of their girdles. */
export function between(spot: StoneSpot, pitch: number, side: -1 | 1): StoneSpot {
  const half = pitch / 2;
  return { ...spot, angle: spot.angle + side * half, radius: spot.radius * Math.cos(half) };
}

/** Beads that neighbours share at their corners, and two at each end of an open row; four to each stone when they stand apart. */
export function sharedBeads(work: RowWork): RecipeStep[] {
  const { plan, row } = work;
  const reach = sharedReach(work, BEAD_REACH * row.diameter);
  if (reach === null) return plan.spots.flatMap((spot) => cornerBeads(work, spot));
  const isClosed = row.extent === 'full';
  const gaps = isClosed ? plan.spots : plan.spots.slice(0, -1);
  const shared = gaps.flatMap((spot) => {
    const frame = spotFrame(between(spot, plan.pitch, 1));
    return [bead(work, frame, 0, reach), bead(work, frame, 0, -reach)];
  });
  const [first, last] = [plan.spots[0], plan.spots.at(-1)];
  if (isClosed || first === undefined || last === undefined) return shared;
  // Local x runs against the angle: the free side of the first stone is +x.
  return [...cornerBeads(work, first, [1]), ...shared, ...cornerBeads(work, last, [-1])];
}
