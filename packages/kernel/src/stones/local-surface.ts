import { outside } from '../units/item-at.ts';
import { isWavy, outlineAt } from '../body/ring-body.ts';
import { chainHeight, type Chain } from '../math/chain.ts';
import type { RowPlan } from './row-count.ts';
import type { RowWork } from './row-work.ts';
import { seatGround } from './seat-ground.ts';
import type { Frame } from './tool.ts';

/** Lowest and highest metal under a round foot, heights in the frame it stands in, mm. */
export interface LocalSurface {
  readonly low: number;
  readonly high: number;
}

/** Places of a foot's rim at which the surface is looked at. */
const DIRECTIONS = 8;
const STEPS = 24;
const SLOPE_STEP = 1e-5;
/** Longest step of the search, mm, and the difference at which it ends. */
const STEP_MOST = 0.25;
const CLOSE = 1e-9;

/** Both sides of a wall that stands upright in the outline, mm: what leans on its edge is the same from left and right. */
const BESIDE = 1e-6;

/** Outlines turned around the ring, and which of their heights counts. */
interface Ground {
  readonly innerRadius: number;
  readonly outlines: readonly Chain[];
  readonly pick: (...heights: number[]) => number;
}

/** Height along a frame's y over (x, z) at which a ground is met, mm. Newton from the frame's origin. */
function surfaceHeight({ innerRadius, outlines, pick }: Ground, frame: Frame, x: number, z: number): number {
  const at = (k: number, y: number): number =>
    (frame[k] ?? outside(frame, k)) * x +
    (frame[4 + k] ?? outside(frame, 4 + k)) * y +
    (frame[8 + k] ?? outside(frame, 8 + k)) * z +
    (frame[12 + k] ?? outside(frame, 12 + k));
  const over = (y: number): number => {
    const across = at(2, y);
    const heights = outlines.flatMap((line) => [-BESIDE, BESIDE].map((off) => chainHeight(line, across + off)));
    return Math.hypot(at(0, y), at(1, y)) - innerRadius - pick(...heights);
  };
  let y = 0;
  for (let step = 0; step < STEPS; step++) {
    const value = over(y);
    const slope = (over(y + SLOPE_STEP) - value) / SLOPE_STEP;
    // Beside the band there is no surface: short steps keep the search near its edge.
    const change = Math.min(STEP_MOST, Math.max(-STEP_MOST, value / Math.max(0.2, slope)));
    y -= change;
    if (Math.abs(change) < CLOSE) break;
  }
  return y;
}

// Where nothing swings the band is the same all around: the feet of all stones of a row stand alike.
const known = new WeakMap<RowPlan, Map<string, LocalSurface>>();

/**
 * The band's surface under a foot of `radius` about (x, z) of a frame: its lowest point with the floors of all grooves,
 * in which the foot must stand, and its highest as the stones of the row find it.
 */
export function localSurface(
  work: RowWork,
  frame: Frame,
  place: readonly [number, number],
  radius: number,
): LocalSurface {
  if (isWavy(work.body)) return measured(work, frame, place, radius);
  const surfaces = known.get(work.plan) ?? new Map<string, LocalSurface>();
  known.set(work.plan, surfaces);
  const at = (k: number): number => frame[k] ?? outside(frame, k);
  const key = [...place, radius, Math.hypot(at(12), at(13)), at(14), at(6)].map((value) => value.toFixed(7)).join(' ');
  const found = surfaces.get(key) ?? measured(work, frame, place, radius);
  surfaces.set(key, found);
  return found;
}

function measured(
  { body, row }: RowWork,
  frame: Frame,
  [x, z]: readonly [number, number],
  radius: number,
): LocalSurface {
  const { innerRadius } = body;
  const angle = Math.atan2(frame[13] ?? outside(frame, 13), frame[12] ?? outside(frame, 12));
  const floors = { innerRadius, outlines: [outlineAt(body, angle), body.section.outer], pick: Math.min };
  const ground = { innerRadius, outlines: [seatGround(body, row).line], pick: Math.max };
  let [low, high] = [Infinity, -Infinity];
  for (let k = 0; k <= DIRECTIONS; k++) {
    const reach = k === DIRECTIONS ? 0 : radius;
    const turn = (2 * Math.PI * k) / DIRECTIONS;
    const [px, pz] = [x + reach * Math.cos(turn), z + reach * Math.sin(turn)];
    low = Math.min(low, surfaceHeight(floors, frame, px, pz));
    high = Math.max(high, surfaceHeight(ground, frame, px, pz));
  }
  return { low, high };
}
