import { RECESS_DEPTH } from './girdle-sink.ts';
import { localSurface, type LocalSurface } from './local-surface.ts';
import { add, facePlace, movedFrame, standingAt, type RecipeStep, type RowWork } from './row-work.ts';
import { girdleReach } from './stone-size.ts';
import { spotFrame, type StoneSpot } from './stone-spot.ts';
import type { Frame } from './tool.ts';
import { roundedPin } from './tool-shapes.ts';

/** Radius of a bead, its top over the girdle and over the metal around it, and its middle beyond the girdle, over the shorter side. */
const BEAD_RADIUS = 0.125;
const BEAD_TOP = 0.1;
const BEAD_REACH = 0.095;
/** How deep a bead's foot lies in the metal at least, mm. */
const ROOT = 0.03;

/** Metal from which a bead is raised: the band's surface, or the floor of the recess that grain setting cuts. */
function beadGround(work: RowWork, spot: StoneSpot, frame: Frame, x: number, z: number): LocalSurface {
  const surface = localSurface(work, frame, [x, z], BEAD_RADIUS * work.row.diameter);
  if (work.row.setting !== 'grain') return surface;
  const floor = spot.sink - RECESS_DEPTH - (x * x) / (2 * spot.radius);
  return { low: Math.min(floor, surface.low), high: floor };
}

/**
 * A bead at (x, z) of a frame. Its foot stands below the girdle's level and in the metal all around, its top over the
 * girdle and over the surface that it is raised from, wherever that lies on a dome.
 */
function bead(work: RowWork, spot: StoneSpot, x: number, z: number): RecipeStep {
  const { row, size } = work;
  const frame = spotFrame(spot);
  const { low, high } = beadGround(work, spot, frame, x, z);
  const halfGirdle = size.girdle / 2;
  const foot = Math.min(halfGirdle, low - ROOT);
  const top = Math.max(halfGirdle, high) + BEAD_TOP * row.diameter;
  const pin = roundedPin(movedFrame(frame, x, 0, z), foot, top, BEAD_RADIUS * row.diameter);
  return add('bead', pin, standingAt(facePlace(frame, x, z, high)));
}

/** Beads at the four corners of one stone. */
export function cornerBeads(work: RowWork, spot: StoneSpot, sides: readonly (-1 | 1)[] = [-1, 1]): RecipeStep[] {
  const { size, row } = work;
  const corner = Math.atan2(size.across, size.along);
  const reach = girdleReach(row, corner) + BEAD_REACH * row.diameter;
  const [x, z] = [reach * Math.cos(corner), reach * Math.sin(corner)];
  return sides.flatMap((side) => [bead(work, spot, side * x, z), bead(work, spot, side * x, -z)]);
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
    const middle = between(spot, plan.pitch, 1);
    return [bead(work, middle, 0, reach), bead(work, middle, 0, -reach)];
  });
  const [first, last] = [plan.spots[0], plan.spots.at(-1)];
  if (isClosed || first === undefined || last === undefined) return shared;
  // Local x runs against the angle: the free side of the first stone is +x.
  return [...cornerBeads(work, first, [1]), ...shared, ...cornerBeads(work, last, [-1])];
}
