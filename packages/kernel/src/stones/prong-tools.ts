import type { StoneRow } from '../design/ring-design.ts';
import { between, sharedReach } from './bead-tools.ts';
import type { Stand } from '../body/cast-segment.ts';
import { GALLERY, headLine, isBasket, RAIL, railAt, rootDepth, standingPlace, type HeadLine } from './head-line.ts';
import { prongDiameter, prongReach } from './prong-size.ts';
import { add, facePlace, movedFrame, standingAt, type RecipeStep, type RowWork } from './row-work.ts';
import { biteOf, drillStep } from './seat-tools.ts';
import { girdleReach } from './stone-size.ts';
import { spotFrame, type StoneSpot } from './stone-spot.ts';
import type { Frame } from './tool.ts';
import { leaningPin, roundedPin, type Point3 } from './tool-shapes.ts';

/** Prong over the girdle, over the diameter. */
const CLAW = 0.15;
/** Radius of the finest drill behind an open stone, mm. */
const LEAST_DRILL = 0.15;
/** Strut over its claw: a hair thinner, so that its round end lies within the claw. */
const STRUT = 0.95;

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

/** Where a prong at (x, z) of a frame enters the band. */
const footOf = (work: RowWork, spot: StoneSpot, line: HeadLine, [x, z]: Place) =>
  [line.share * x, standingPlace(work, spot, line.share * z)] as const;

/**
 * A prong at (x, z) of a frame: a straight pin where it stands on the band, else a claw on a strut that leans inwards
 * until its whole wire stands in the band. No prong ends in the air, however far the stone reaches over the edge. A
 * prong that no rail joins to others is of the metal under its own foot.
 */
function prong(
  work: RowWork,
  spot: StoneSpot,
  frame: Frame,
  at: Place,
  line: HeadLine,
  common: Stand | null,
): RecipeStep[] {
  const [x, z] = at;
  const radius = prongDiameter(work.row) / 2;
  const foot = footOf(work, spot, line, at);
  // In a hollow profile the metal may stand higher than the girdle.
  const depth = Math.min(line.base, rootDepth(work, frame, ...foot));
  const stand = common ?? standingAt(facePlace(frame, ...foot));
  const top = clawTop(work);
  if (Math.hypot(foot[0] - x, foot[1] - z) < 1e-9) {
    return [add('prong', roundedPin(movedFrame(frame, x, 0, z), depth, top, radius), stand)];
  }
  const under = Math.min(depth, line.bend - radius);
  // A leaning end has one lip that stands higher than its middle.
  const lean = Math.hypot(foot[0] - x, foot[1] - z);
  const end: Point3 = [foot[0], under - (radius * lean) / Math.hypot(lean, line.bend - under), foot[1]];
  return [
    add('prong', leaningPin(frame, end, [x, line.bend, z], STRUT * radius), stand),
    add('prong', roundedPin(movedFrame(frame, x, 0, z), line.bend, top, radius), stand),
  ];
}

/** Part of a prong's wire that the hole behind an open stone may take at its foot. */
const UNDERCUT = 0.25;

/** Hole behind an open stone; the prongs that stand `nearest` to its axis keep most of their feet. */
const drill = (work: RowWork, spot: StoneSpot, nearest: number): RecipeStep[] =>
  work.row.back === 'open'
    ? [drillStep(work, spot, Math.max(LEAST_DRILL, nearest - UNDERCUT * prongDiameter(work.row)))]
    : [];

/** A prong's place in its stone's frame: x along the row, z across it, mm. */
type Place = readonly [x: number, z: number];

/** Place of a prong beside the girdle in a direction. */
function placeAt(row: StoneRow, angle: number): Place {
  const reach = girdleReach(row, angle) + prongReach(row);
  return [reach * Math.cos(angle), reach * Math.sin(angle)];
}

/** Head of one stone: the hole behind it, and the rails and prongs around it. */
function headSteps(work: RowWork, spot: StoneSpot): { readonly hole: RecipeStep[]; readonly metal: RecipeStep[] } {
  const { row } = work;
  const frame = spotFrame(spot);
  const places = prongAngles(work).map((angle) => placeAt(row, angle));
  const line = headLine(work, spot, Math.max(...places.map(([, z]) => Math.abs(z))));
  const isClear = (below: number): boolean => -spot.sink > below * row.diameter + prongDiameter(row) / 2;
  const rails = isBasket(work, spot) ? [RAIL, GALLERY].filter(isClear) : [];
  const feet = places.map((place) => footOf(work, spot, line, place));
  const stand: Stand = {
    feet: feet.map((foot) => facePlace(frame, ...foot)),
    middle: facePlace(frame, 0, 0),
  };
  return {
    hole: drill(work, spot, Math.min(...feet.map(([x, z]) => Math.hypot(x, z)))),
    metal: [
      ...rails.map((below) => add('gallery', railAt(work, frame, line, below * row.diameter), stand)),
      ...places.flatMap((place) => prong(work, spot, frame, place, line, rails.length > 0 ? stand : null)),
    ],
  };
}

/** Heads that stand alone. All stones bite last: heads that stand close reach into the neighbour's room. */
function ownSteps(work: RowWork): RecipeStep[] {
  const heads = work.plan.spots.map((spot) => headSteps(work, spot));
  return [
    ...heads.flatMap(({ hole }) => hole),
    ...heads.flatMap(({ metal }) => metal),
    ...work.plan.spots.map((spot) => biteOf(work, spot)),
  ];
}

/** Distance from a stone's axis at which the prongs that it shares with its neighbours stand on the band, mm. */
function nearestShared(work: RowWork, spot: StoneSpot, reach: number): number {
  const half = (spot.radius + Math.min(0, spot.sink)) * Math.sin(work.plan.pitch / 2);
  return Math.min(...[reach, -reach].map((z) => Math.hypot(half, standingPlace(work, spot, z))));
}

/** Memoire row: neighbours share two prongs, the ends have two of their own; six-prong rows grip each stone at its sides too. */
function sharedSteps(work: RowWork, reach: number): RecipeStep[] {
  const { plan, row, size } = work;
  const isClosed = row.extent === 'full';
  const gaps = isClosed ? plan.spots : plan.spots.slice(0, -1);
  const prongs = (spot: StoneSpot, places: readonly Place[]): RecipeStep[] => {
    const frame = spotFrame(spot);
    const line = { ...headLine(work, spot, Math.max(...places.map(([, z]) => Math.abs(z)))), share: 1 };
    return places.flatMap((place) => prong(work, spot, frame, place, line, null));
  };
  const pair = (spot: StoneSpot, z: number): RecipeStep[] =>
    prongs(spot, [
      [0, z],
      [0, -z],
    ]);
  const [first, last] = [plan.spots[0], plan.spots.at(-1)];
  const ends: RecipeStep[] = [];
  // Local x runs against the angle: the free side of the first stone is +x. A pear's corners are not alike.
  const corner = Math.atan2(size.across, size.along);
  const beside = (...angles: readonly number[]): Place[] => angles.map((angle) => placeAt(row, angle));
  if (!isClosed && first !== undefined) ends.push(...prongs(first, beside(corner, 2 * Math.PI - corner)));
  if (!isClosed && last !== undefined) ends.push(...prongs(last, beside(Math.PI - corner, Math.PI + corner)));
  const sides =
    row.setting === 'prong6' ? plan.spots.flatMap((spot) => pair(spot, size.across / 2 + prongReach(row))) : [];
  return [
    ...plan.spots.flatMap((spot) => drill(work, spot, nearestShared(work, spot, reach))),
    ...gaps.flatMap((spot) => pair(between(spot, plan.pitch, 1), reach)),
    ...ends,
    ...sides,
    ...plan.spots.map((spot) => biteOf(work, spot)),
  ];
}

/** Prong settings: a memoire row where neighbours stand close enough to share prongs, else one head to each stone. */
export function prongSteps(work: RowWork): readonly RecipeStep[] {
  const reach = sharedReach(work, prongReach(work.row));
  return reach === null ? ownSteps(work) : sharedSteps(work, reach);
}
