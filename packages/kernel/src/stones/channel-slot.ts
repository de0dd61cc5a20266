import type { RingBody } from '../body/ring-body.ts';
import type { StoneRow } from '../design/ring-design.ts';
import { upperSide, widerThan } from './hull-sides.ts';
import { SEAT_PLAY, SLOT_OPENING } from './round-proportions.ts';
import type { RowPlan } from './row-count.ts';
import { slotProfile } from './slot-profile.ts';
import { stoneSize } from './stone-size.ts';
import type { Level } from './tool-shapes.ts';

/** Clearance of the undercut on each side and under the culet, mm. */
export const CLEARANCE = 0.02;
/** Half width of a channel's floor at least, mm: deep stones have a foot of their own. */
const FOOT_LEAST = 0.05;
/** Widths closer than this are one, mm. */
const SAME = 1e-9;

/**
 * Section of a channel below the surface, left to right over the floor: neck, undercut for the girdle at 45°,
 * bearing – at 45° under round stones of the trade, in the shape of the stone under others –, flat floor just under the culets. x from the row's centre line, y above the bore crest, mm.
 */
export interface ChannelSlot {
  readonly halfOpening: number;
  /** [x, y] from the left neck edge over the floor to the right one, below the mouth. */
  readonly outline: readonly (readonly [number, number])[];
  /** Half of the slot's length along the row, radians; π when it runs all around. */
  readonly halfAngle: number;
}

/** How a slot runs past its stones: around the ring at a radius, or straight under them. */
export interface SlotRun {
  readonly side: 'along' | 'across';
  readonly radius: number;
}

/** Across the ring, or under one stone alone. */
export const STRAIGHT_ACROSS: SlotRun = { side: 'across', radius: Infinity };

interface SlotLevels {
  readonly halfOpening: number;
  readonly levels: Level[];
}

/**
 * The slot of faceted stones: as wide as their own section, and as high over the girdle as the slot turns away under it.
 * The undercut closes at 45°, or along a crown that is steeper.
 */
function facetedLevels(row: StoneRow, { side, radius }: SlotRun, halfOpening: number, under: number): SlotLevels {
  const halfGirdle = stoneSize(row).girdle / 2;
  const { pavilion, crown, rise } = slotProfile(row, side, radius);
  // Between mains a girdle may sag below its edge at the stone's middle: as far as it does the slot is at its widest.
  const sagging = pavilion.find(([, half]) => half + CLEARANCE > under - SAME);
  const low = Math.min(-halfGirdle, sagging?.[0] ?? -halfGirdle);
  const bearing = pavilion.flatMap(([height, half]): Level[] => {
    const level = Math.max(FOOT_LEAST, half + CLEARANCE);
    return height < low && level < under - SAME ? [[height - CLEARANCE, level]] : [];
  });
  const top = halfGirdle + rise;
  const over = crown.map(([height, half]): Level => [height + SEAT_PLAY, half]);
  const roof = upperSide([[top, under], [top + under - halfOpening, halfOpening], ...over]);
  return { halfOpening, levels: [...bearing, [low, under], ...widerThan(roof, halfOpening)] };
}

/** Floor, bearing, undercut and neck of a slot for a row's stones: heights from mid-girdle. */
export function slotLevels(row: StoneRow, run: SlotRun): SlotLevels {
  const size = stoneSize(row);
  const wide = run.side === 'along' ? size.across : size.along;
  const halfOpening = (SLOT_OPENING * wide) / 2;
  const under = wide / 2 + CLEARANCE;
  if (row.cut !== 'round' || row.depth !== null) return facetedLevels(row, run, halfOpening, under);
  const halfGirdle = size.girdle / 2;
  const floor = -halfGirdle - size.pavilion - CLEARANCE;
  const foot = Math.max(FOOT_LEAST, under - size.pavilion - CLEARANCE);
  return {
    halfOpening,
    levels: [
      [floor, foot],
      [-halfGirdle, under],
      [halfGirdle, under],
      [halfGirdle + under - halfOpening, halfOpening],
    ],
  };
}

/** Slot of a planned channel row. */
export function channelSlot(body: RingBody, row: StoneRow, plan: RowPlan): ChannelSlot {
  const size = stoneSize(row);
  const { halfOpening, levels } = slotLevels(row, { side: 'along', radius: plan.girdleRadius });
  const girdle = plan.girdleRadius - body.innerRadius;
  const right = levels.map(([y, x]) => [x, girdle + y] as const);
  const left = right.map(([x, y]) => [-x, y] as const).toReversed();
  const wide = size.along / 2 + CLEARANCE;
  const half = row.extent === 'full' ? Math.PI : ((plan.count - 1) * plan.pitch) / 2 + wide / plan.girdleRadius;
  return { halfOpening, outline: [...left, ...right], halfAngle: Math.min(Math.PI, half) };
}
