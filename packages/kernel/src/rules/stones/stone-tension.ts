import type { StoneRow } from '../../design/ring-design.ts';
import type { AlloySpec } from '../../design/tables.ts';
import { chainHeight } from '../../math/chain.ts';
import { TENSION_LIP, tensionSeat } from '../../stones/tension-seat.ts';
import { issue, stepsUp, upToStep, type Finding, type Way } from '../basis/make-issue.ts';
import { isBelow } from '../basis/rule-lookups.ts';
import type { RingRule, RuleContext } from '../basis/rule.ts';
import { resizeWay, smallerSizes } from './stone-size.ts';

/** Springy alloys offered in place of one that is not, the nearest kind first. */
const ALLOYS_OFFERED = 2;

/** Places between the middle of the bearing and its ends at which the lip is measured. */
const STATIONS = [-1, -0.5, 0, 0.5, 1];

/** The same stone in a setting that does not need the spring, or the whole ring in a metal that has it. */
function softWays({ ring, tables, path }: RuleContext, soft: AlloySpec, at: string): Way[] {
  const settings = ['flush', 'bezel', 'prong4', 'channel'].map((value) => ({ path: `${at}/setting`, value }));
  const springs = tables.alloys
    .filter(({ isSpringy }) => isSpringy)
    .toSorted((a, b) => Number(b.family === soft.family) - Number(a.family === soft.family))
    .slice(0, ALLOYS_OFFERED);
  const metals = springs.map(({ id }) => ({
    path: `${path}/segments`,
    value: ring.segments.map((segment) => ({ ...segment, alloy: id })),
  }));
  return [...settings, ...metals];
}

/** Thinnest lip over the grooves that hold the girdle, mm. */
function lipOver({ body, plan }: RuleContext, row: StoneRow, index: number): number {
  const { half, up, bearing } = tensionSeat(row);
  const { section, innerRadius } = body();
  const lowest = Math.min(
    ...STATIONS.map((station) => chainHeight(section.outer, row.position + (station * bearing) / 2)),
  );
  return innerRadius + lowest - Math.hypot(plan(index).girdleRadius, half) - up;
}

/** High enough that girdle and culet both lie within the band. */
function heightFinding(context: RuleContext, row: StoneRow, index: number, at: string): Finding[] {
  const { ring, tables, path } = context;
  const lip = lipOver(context, row, index);
  if (!isBelow(lip, TENSION_LIP)) return [];
  const min = upToStep(ring.height + TENSION_LIP - lip, 0.1);
  const params = { diameter: row.diameter, setting: row.setting, value: ring.height, min };
  const ways = [
    ...stepsUp(`${path}/height`, min, 0.1),
    ...smallerSizes(tables, row).map((size) => resizeWay(row, size, at)),
  ];
  return [issue('stone.ring-height', `${at}/diameter`, params, ...ways)];
}

/**
 * A sprung ring: the cut goes through every lane and shell, so that all of them must spring; the faces hold the girdle
 * with a lip of metal above it, while the culet stays off the finger. The stone may be wider than the band.
 */
export const stoneTension: RingRule = (context) =>
  context.ring.stones.flatMap((row, index): Finding[] => {
    if (row.setting !== 'tension') return [];
    const at = `${context.path}/stones/${index}`;
    const soft = context.alloys().find((alloy) => alloy !== undefined && !alloy.isSpringy);
    const high = heightFinding(context, row, index, at);
    if (soft === undefined) return high;
    const params = { setting: row.setting, alloy: soft.id };
    return [issue('stone.setting-alloy', `${at}/setting`, params, ...softWays(context, soft, at)), ...high];
  });
