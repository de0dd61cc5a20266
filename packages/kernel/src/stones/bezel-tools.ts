import type { StoneRow } from '../design/ring-design.ts';
import { add, facePlace, fallAround, standingAt, type RecipeStep, type RowWork } from './row-work.ts';
import { biteOf, drillStep } from './seat-tools.ts';
import { unitStone, type StoneSize } from './stone-size.ts';
import { spotFrame, type StoneSpot } from './stone-spot.ts';
import type { Level } from './tool-shapes.ts';
import { wallRing } from './wall-ring.ts';

/** Wall of a bezel, ledge under the girdle, lip over it and rise of the wall above it, over the diameter. */
const WALL = 0.1;
const LEDGE = 0.08;
const LIP = 0.05;
const RISE = 0.08;
/** Metal that the lip keeps over the stone's steepest crown facet, over the diameter: step cuts rise faster than brilliants. */
const LIP_LEAST = 0.03;
/** A bezel that reaches over the band narrows towards it, by at most so much over the height under its bearing. */
const TAPER = 0.8;
/** Height of the whole bezel over the stone's depth. */
const HEIGHT = 0.85;
/** Play between girdle and wall, mm, and how deep the foot stands in the band, mm. */
const PLAY = 0.025;
const FOOT = 0.1;

/** Outer measures of a bezel in its stone's frame, mm: `base` is its radius at the foot. */
export interface BezelReach {
  readonly radius: number;
  readonly base: number;
  readonly foot: number;
  readonly top: number;
  /** Depth of the bearing, above which it is as wide as `radius`. */
  readonly bearing: number;
}

/** Part of the foot's radius that its hole takes at least. */
const HOLE_LEAST = 0.3;

/** Depth of the bearing's lower end under mid-girdle, mm. */
const bearingOf = ({ girdle, pavilion }: StoneSize): number => girdle / 2 + (LEDGE * pavilion) / 0.5;

/** Inner line of a bezel: tube, bearing cone, room for the girdle, lip that leans over it. */
function boreLevels({ row, size }: RowWork, { foot, top, base, radius }: BezelReach): Level[] {
  const d = row.diameter;
  const halfGirdle = size.girdle / 2;
  const room = d / 2 + PLAY;
  const tube = d / 2 - LEDGE * d;
  const bearing = bearingOf(size);
  const lip = d / 2 - LIP * d;
  const crown = halfGirdle + (LIP * size.crown) / 0.215;
  return [
    [Math.min(foot, -bearing - 0.01), Math.max(HOLE_LEAST * base, tube - (radius - base))],
    [-bearing, tube],
    [-halfGirdle, room],
    [halfGirdle, room],
    [Math.min(crown + 0.01, top - 0.005), lip],
    [top, lip],
  ];
}

/** Rise over run of the steepest facet between girdle and table. */
const crownSlope = (row: StoneRow): number =>
  unitStone(row).planes.reduce(
    (most, { kind, normal: [x, y, z] }) => (kind === 'table' || y < 1e-9 ? most : Math.max(most, Math.hypot(x, z) / y)),
    0,
  );

/** Outer measures of a bezel. */
export function bezelReach(work: RowWork, spot: StoneSpot): BezelReach {
  const { body, row, size } = work;
  const radius = row.diameter / 2 + PLAY + WALL * row.diameter;
  const usual = size.girdle / 2 + RISE * row.diameter;
  const top = size.girdle / 2 + Math.max(RISE, LIP * crownSlope(row) + LIP_LEAST) * row.diameter;
  const whole = usual - HEIGHT * (size.crown + size.girdle + size.pavilion);
  const under = Math.max(0, -bearingOf(size) - Math.min(whole, spot.sink - FOOT));
  const carried = body.section.width / 2 - Math.abs(spot.position);
  const base = Math.max(radius - TAPER * under, Math.min(radius, carried));
  return {
    radius,
    base,
    top,
    bearing: bearingOf(size),
    foot: Math.min(whole, spot.sink - fallAround(work, spot, base, base) - FOOT),
  };
}

/** Tube with bearing and lip around one stone, standing in the band. */
function tubeStep(work: RowWork, spot: StoneSpot): RecipeStep {
  const reach = bezelReach(work, spot);
  const inner = boreLevels(work, reach);
  const outer: Level[] = [
    [inner[0]?.[0] ?? reach.foot, reach.base],
    [-bearingOf(work.size), reach.radius],
    [reach.top, reach.radius],
  ];
  const frame = spotFrame(spot);
  const tube = wallRing(work.row, frame, outer, inner);
  return add('bezel', tube, standingAt(facePlace(frame, 0, 0, spot.sink)));
}

/** Half of the wall's thickness at least stands on metal. */
const drillUnder = (work: RowWork, spot: StoneSpot): RecipeStep =>
  drillStep(work, spot, bezelReach(work, spot).base - (WALL * work.row.diameter) / 2);

/** Tubes of a row, then the stones' own room in all of them and in the band: neighbours that stand close share a wall. */
export function bezelSteps(work: RowWork): readonly RecipeStep[] {
  const { plan, row } = work;
  return [
    ...(row.back === 'open' ? plan.spots.map((spot) => drillUnder(work, spot)) : []),
    ...plan.spots.map((spot) => tubeStep(work, spot)),
    ...plan.spots.map((spot) => biteOf(work, spot)),
  ];
}
