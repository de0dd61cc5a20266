import { ringBody, type RingBody } from '../body/ring-body.ts';
import type { StoneRow } from '../design/ring-design.ts';
import { chainHeight } from '../math/chain.ts';
import { seatBlock } from '../stones/seat-block.ts';
import { slotCut } from '../stones/slot-cut.ts';
import { channelSlot } from '../stones/channel-slot.ts';
import { mouthDrop, seatConeHeight, seatRadius, seatShoulder } from '../stones/flush-seat.ts';
import { planRow, type RowPlan } from '../stones/row-plan.ts';
import { issue, shownMm, stepsUp } from './make-issue.ts';
import type { RingRule } from './rule.ts';

/** Metal between the seat and the bore, mm. */
const WALL = 0.35;
/** A rim that falls away further than this cannot be rubbed over the girdle evenly, mm. */
const DROP = 0.35;

/** Metal between the deepest cut and the bore, mm. */
function wallUnder(body: RingBody, row: StoneRow, plan: RowPlan): number {
  const bore = (x: number): number => chainHeight(body.section.inner, x);
  if (row.setting === 'flush') {
    const apex = plan.girdleRadius - body.innerRadius - seatShoulder(row.diameter) - seatConeHeight(row.diameter);
    return apex - bore(row.position);
  }
  const walls = channelSlot(body, row, plan).outline.map(([x, y]) => y - bore(row.position + x));
  return Math.min(...walls);
}

/** Enough metal under the stones, and a profile that lets the seat be cut where the row lies. */
export const stoneWall: RingRule = ({ ring, tables, path }) =>
  ring.stones.flatMap((row, index) => {
    const body = ringBody(ring, tables);
    const plan = planRow(body, row);
    const at = `${path}/stones/${index}`;
    const value = wallUnder(body, row, plan);
    if (value < WALL - 1e-6) {
      const smaller = tables.roundSizes.map((size) => size.diameter).filter((diameter) => diameter < row.diameter);
      const ways = [
        ...stepsUp(`${path}/height`, ring.height + WALL - value, 0.1),
        ...smaller.toReversed().map((diameter) => ({ value: diameter })),
      ];
      // A seat that pierces the bore leaves no metal; "-0.04 mm of metal" says nothing to a couple.
      const params = { value: shownMm(Math.max(0, value)), min: WALL, diameter: row.diameter };
      return [issue('stone.wall', `${at}/diameter`, params, ...ways)];
    }
    if (plan.count === 0) return [];
    const drop = mouthDrop(body, row.position, seatRadius(row.diameter));
    const canCut = row.setting === 'flush' ? seatBlock(body, row, plan) !== null : slotCut(body, row, plan) !== null;
    if (canCut && drop <= DROP) return [];
    const params = { profile: ring.profile, value: shownMm(drop), max: DROP };
    const sizes = tables.roundSizes.map((size) => size.diameter).filter((diameter) => diameter < row.diameter);
    const ways = [
      { path: `${at}/position`, value: 0 },
      ...sizes.toReversed().map((diameter) => ({ path: `${at}/diameter`, value: diameter })),
    ];
    return [issue('stone.profile', `${at}/position`, params, ...ways)];
  });
