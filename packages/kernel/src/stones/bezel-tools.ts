import { add, fallAround, type RecipeStep, type RowWork } from './row-work.ts';
import { biteOf, drillStep } from './seat-tools.ts';
import { spotFrame, type StoneSpot } from './stone-spot.ts';
import type { Level } from './tool-shapes.ts';
import { wallRing } from './wall-ring.ts';

/** Wall of a bezel, ledge under the girdle, lip over it and rise of the wall above it, over the diameter. */
const WALL = 0.1;
const LEDGE = 0.08;
const LIP = 0.05;
const RISE = 0.08;
/** Height of the whole bezel over the stone's depth. */
const HEIGHT = 0.85;
/** Play between girdle and wall, mm, and how deep the foot stands in the band, mm. */
const PLAY = 0.025;
const FOOT = 0.1;

/** Inner line of a bezel: tube, bearing cone, room for the girdle, lip that leans over it. */
function boreLevels({ row, size }: RowWork, foot: number, top: number): Level[] {
  const d = row.diameter;
  const belt = size.girdle / 2;
  const room = d / 2 + PLAY;
  const tube = d / 2 - LEDGE * d;
  const bearing = belt + (LEDGE * size.pavilion) / 0.5;
  const lip = d / 2 - LIP * d;
  const crown = belt + (LIP * size.crown) / 0.215;
  return [
    [Math.min(foot, -bearing - 0.01), tube],
    [-bearing, tube],
    [-belt, room],
    [belt, room],
    [Math.min(crown + 0.01, top - 0.005), lip],
    [top, lip],
  ];
}

/** Outer measures of a bezel in its stone's frame, mm. */
export function bezelReach(
  work: RowWork,
  spot: StoneSpot,
): { readonly radius: number; readonly foot: number; readonly top: number } {
  const { row, size } = work;
  const radius = row.diameter / 2 + PLAY + WALL * row.diameter;
  const top = size.girdle / 2 + RISE * row.diameter;
  const depth = size.crown + size.girdle + size.pavilion;
  const root = spot.sink - fallAround(work, spot, radius, radius) - FOOT;
  return { radius, top, foot: Math.min(top - HEIGHT * depth, root) };
}

/** Tube with bearing and lip around one stone, standing in the band; the stone's own room is cut into the band first. */
export function bezelSteps(work: RowWork, spot: StoneSpot): readonly RecipeStep[] {
  const { radius, foot, top } = bezelReach(work, spot);
  const inner = boreLevels(work, foot, top);
  const outer: Level[] = [
    [inner[0]?.[0] ?? foot, radius],
    [top, radius],
  ];
  const tube = wallRing(work.row, spotFrame(spot), outer, inner);
  const drill = work.row.back === 'open' ? [drillStep(work, spot)] : [];
  return [...drill, biteOf(work, spot), add('bezel', tube)];
}
