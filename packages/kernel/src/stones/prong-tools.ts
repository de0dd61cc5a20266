import type { StoneRow } from '../design/ring-design.ts';
import { between, sharedReach } from './bead-tools.ts';
import { prongDiameter, prongReach } from './prong-size.ts';
import { add, fallAround, movedFrame, type RecipeStep, type RowWork } from './row-work.ts';
import { biteOf, drillStep } from './seat-tools.ts';
import { girdleReach } from './stone-size.ts';
import { spotFrame, type StoneSpot } from './stone-spot.ts';
import type { Frame } from './tool.ts';
import { roundedPin, type Level } from './tool-shapes.ts';
import { wallRing } from './wall-ring.ts';

/** Prong over the girdle, upper rail and gallery ring below it, over the diameter. */
const CLAW = 0.15;
const RAIL = 0.22;
const GALLERY = 0.45;
/** Rails over the prong's diameter, and how deep prongs stand in the band, mm. */
const RAIL_SIZE = 0.5;
const ROOT = 0.2;
/** Foot of a head that stands clear of the band: at most this share of the width, its wall over the prong, least hole, mm. */
const FOOT_SHARE = 0.42;
const FOOT_WALL = 0.6;
const FOOT_HOLE = 0.15;

/** Cuts whose tip must lie under a prong. */
const POINTED = new Set<StoneRow['cut']>(['pear', 'marquise', 'heart']);

/** Directions of a head's prongs, radians from its x: corners of the stone's rectangle, or sixths that cover its tips. */
function prongAngles({ row, size }: RowWork): number[] {
  if (row.setting === 'prong4') {
    const corner = Math.atan2(size.across, size.along);
    return [corner, Math.PI - corner, Math.PI + corner, 2 * Math.PI - corner];
  }
  const isOnTip = POINTED.has(row.cut) === (row.orientation === 'along');
  const first = isOnTip ? 0 : Math.PI / 6;
  return Array.from({ length: 6 }, (_, k) => first + (k * Math.PI) / 3);
}

const clawTop = ({ row, size }: RowWork): number =>
  size.girdle / 2 + Math.max(CLAW * row.diameter, prongDiameter(row) / 2);

/** A head whose gallery ring stands clear of the band rests on a foot of its own; a lower one has its prongs in the band. */
export function hasFoot({ row }: RowWork, spot: StoneSpot): boolean {
  return -spot.sink > GALLERY * row.diameter + prongDiameter(row) / 2;
}

/** Ring of rectangular section inside the prongs, its middle `below` the girdle. */
function rail(work: RowWork, frame: Frame, below: number): RecipeStep {
  const wire = prongDiameter(work.row);
  const outer = work.row.diameter / 2 + prongReach(work.row);
  const half = (RAIL_SIZE * wire) / 2;
  const span = (radius: number): Level[] => [
    [-below - half, radius],
    [-below + half, radius],
  ];
  return add('gallery', wallRing(work.row, frame, span(outer), span(outer - RAIL_SIZE * wire)));
}

/** Hollow cone from the gallery ring down into the band. */
function foot(work: RowWork, spot: StoneSpot): RecipeStep {
  const { body, row } = work;
  const wire = prongDiameter(row);
  const top = row.diameter / 2 + prongReach(row);
  const low = Math.min(top, FOOT_SHARE * body.section.width);
  const from = spot.sink - fallAround(work, spot, low, low) - ROOT;
  const to = -GALLERY * row.diameter;
  const wall = FOOT_WALL * wire;
  const span = (a: number, b: number): Level[] => [
    [from, a],
    [to, b],
  ];
  const hole = span(Math.max(FOOT_HOLE, low - wall), Math.max(FOOT_HOLE, top - wall));
  return add('gallery', wallRing(row, spotFrame(spot), span(Math.max(low, 2 * FOOT_HOLE), top), hole));
}

/** A prong at (x, z) of a frame, down to the gallery's lower edge or into the band. */
function prong(work: RowWork, spot: StoneSpot, frame: Frame, x: number, z: number): RecipeStep {
  const wire = prongDiameter(work.row);
  const reach = wire / 2;
  const fall = fallAround(work, spot, Math.abs(x) + reach, Math.abs(z) + reach);
  const inBand = spot.sink - fall - ROOT;
  const low = hasFoot(work, spot) ? -GALLERY * work.row.diameter - (RAIL_SIZE * wire) / 2 : inBand;
  return add('prong', roundedPin(movedFrame(frame, x, 0, z), low, clawTop(work), wire / 2));
}

const drill = (work: RowWork, spot: StoneSpot): RecipeStep[] =>
  work.row.back === 'open' ? [drillStep(work, spot)] : [];

/** Head of one stone: rails, foot and prongs, then the stone's bite into all of them. */
function headSteps(work: RowWork, spot: StoneSpot): RecipeStep[] {
  const { row } = work;
  const frame = spotFrame(spot);
  const reach = (angle: number): number => girdleReach(row, angle) + prongReach(row);
  const isClear = (below: number): boolean => -spot.sink > below * row.diameter;
  return [
    ...drill(work, spot),
    ...[RAIL, GALLERY].filter(isClear).map((below) => rail(work, frame, below * row.diameter)),
    ...(hasFoot(work, spot) ? [foot(work, spot)] : []),
    ...prongAngles(work).map((angle) =>
      prong(work, spot, frame, reach(angle) * Math.cos(angle), reach(angle) * Math.sin(angle)),
    ),
    biteOf(work, spot),
  ];
}

/** Memoire row: neighbours share two prongs, the ends have two of their own; six-prong rows grip each stone at its sides too. */
function sharedSteps(work: RowWork, reach: number): RecipeStep[] {
  const { plan, row, size } = work;
  const isClosed = row.extent === 'full';
  const gaps = isClosed ? plan.spots : plan.spots.slice(0, -1);
  const pair = (spot: StoneSpot, x: number, z: number): RecipeStep[] => {
    const frame = spotFrame(spot);
    return [prong(work, spot, frame, x, z), prong(work, spot, frame, x, -z)];
  };
  const [first, last] = [plan.spots[0], plan.spots.at(-1)];
  const ends: RecipeStep[] = [];
  const corner = Math.atan2(size.across, size.along);
  const end = girdleReach(row, corner) + prongReach(row);
  const [diagonal, across] = [end * Math.cos(corner), end * Math.sin(corner)];
  if (!isClosed && first !== undefined) ends.push(...pair(first, diagonal, across));
  if (!isClosed && last !== undefined) ends.push(...pair(last, -diagonal, across));
  const sides =
    row.setting === 'prong6' ? plan.spots.flatMap((spot) => pair(spot, 0, size.across / 2 + prongReach(row))) : [];
  return [
    ...plan.spots.flatMap((spot) => drill(work, spot)),
    ...gaps.flatMap((spot) => pair(between(spot, plan.pitch, 1), 0, reach)),
    ...ends,
    ...sides,
    ...plan.spots.map((spot) => biteOf(work, spot)),
  ];
}

/** Prong settings: a memoire row where neighbours stand close enough to share prongs, else one head to each stone. */
export function prongSteps(work: RowWork): readonly RecipeStep[] {
  const reach = sharedReach(work, prongReach(work.row));
  return reach === null ? work.plan.spots.flatMap((spot) => headSteps(work, spot)) : sharedSteps(work, reach);
}
