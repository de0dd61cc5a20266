import { lastItem } from '../units/item-at.ts';
import { CLEARANCE, slotLevels, STRAIGHT_ACROSS } from './channel-slot.ts';
import { sweptSpan } from './recess-tools.ts';
import { clearHeight, cut, inSection, type RecipeStep, type RowWork } from './row-work.ts';
import { spotFrame } from './stone-spot.ts';
import { tensionSeat } from './tension-seat.ts';
import { levelBar, type Level } from './tool-shapes.ts';

/** Radius of the bars' upper edges, mm, and the share of a bar that the two of them may take. */
const BAR_ROUND = 0.2;
const BAR_ROUND_SHARE = 0.4;
const ROUND_STEPS = 6;
/** Air beside the band, mm. */
const BESIDE = 0.5;

/** Channel along the row. */
export function channelSteps(work: RowWork): readonly RecipeStep[] {
  const { body, plan, row } = work;
  const [spot] = plan.spots;
  if (spot === undefined) return [];
  const { halfOpening, levels } = slotLevels(row, { side: 'along', radius: plan.girdleRadius });
  const above: Level = [clearHeight(work, spot, halfOpening), halfOpening];
  const right = [...levels, above].map(([v, s]) => inSection(body, spot, s, v));
  const left = [...levels, above].map(([v, s]) => inSection(body, spot, -s, v)).toReversed();
  return [cut({ shape: 'swept', outline: [...left, ...right], ...sweptSpan(work, CLEARANCE) })];
}

/** Channel across the ring, with upright ends. */
export function crossChannelSteps(work: RowWork): readonly RecipeStep[] {
  const { plan, row, size } = work;
  const [first, last] = [plan.spots[0], plan.spots.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { halfOpening, levels } = slotLevels(row, STRAIGHT_ACROSS);
  const half = (last.position - first.position) / 2 + size.across / 2 + CLEARANCE;
  const middle = { ...first, position: (first.position + last.position) / 2 };
  const top: Level = [clearHeight(work, middle, half), halfOpening];
  return [cut(levelBar(spotFrame(middle), [...levels, top], -half, half))];
}

/** Pockets over the whole width, one to each stone; what stays between them are the bars, their upper edges rounded. */
export function barSteps(work: RowWork): readonly RecipeStep[] {
  const { body, plan, row, size } = work;
  const { halfOpening, levels } = slotLevels(row, STRAIGHT_ACROSS);
  const bar = Math.max(0, size.along + plan.gap - 2 * halfOpening);
  const round = Math.min(BAR_ROUND, BAR_ROUND_SHARE * bar);
  const reach = body.section.width / 2 + BESIDE;
  return plan.spots.map((spot) => {
    const neck = lastItem(levels)[0];
    const edge = Math.sqrt(Math.max(0, (spot.radius + spot.sink) ** 2 - halfOpening ** 2)) - spot.radius;
    const foot = Math.max(neck + 1e-3, edge - round);
    const rounding = Array.from({ length: round > 1e-3 ? ROUND_STEPS + 1 : 0 }, (_, k): Level => {
      const angle = (k / ROUND_STEPS) * (Math.PI / 2);
      return [foot + round * Math.sin(angle), halfOpening + round * (1 - Math.cos(angle))];
    });
    const out: Level = [Math.max(foot + round, clearHeight(work, spot, reach)) + BESIDE, halfOpening + round];
    const across = Math.abs(spot.position) + reach;
    return cut(levelBar(spotFrame(spot), [...levels, ...rounding, out], -across, across), 'bar');
  });
}

/** The ring cut through at the stone, with a groove in both faces that follows its crown, girdle and pavilion. */
export function tensionSteps(work: RowWork): readonly RecipeStep[] {
  const { body, plan, row } = work;
  const { half, up, groove } = tensionSeat(row);
  return plan.spots.map((spot) => {
    const under = spot.radius - body.innerRadius + BESIDE + 1;
    const levels: Level[] = [[-under, half], ...groove, [spot.sink + up + BESIDE, half]];
    const across = body.section.width / 2 + Math.abs(spot.position) + BESIDE;
    return cut(levelBar(spotFrame(spot), levels, -across, across));
  });
}
