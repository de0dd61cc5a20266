import type { RingBody } from '../body/ring-body.ts';
import type { StoneRow } from '../design/ring-design.ts';
import { chainHeight } from '../math/chain.ts';
import { CLEARANCE, slotLevels } from './channel-slot.ts';
import { isOnFlank, tipUnder } from './girdle-sink.ts';
import type { RowPlan } from './row-count.ts';
import { inSection } from './row-work.ts';
import { stoneSize } from './stone-size.ts';
import type { StoneSpot } from './stone-spot.ts';

/** Points of a stone's own section (across, height over mid-girdle) that its cut reaches deepest, mm. */
function deepest(row: StoneRow, radius: number): readonly (readonly [number, number])[] {
  const size = stoneSize(row);
  if (row.setting === 'channel')
    return slotLevels(row, { side: 'along', radius }).levels.flatMap(
      ([v, s]) =>
        [
          [-s, v],
          [s, v],
        ] as const,
    );
  const halfGirdle = size.girdle / 2;
  if (row.setting === 'channel-cross' || row.setting === 'bar') {
    const floor = -halfGirdle - size.pavilion - CLEARANCE;
    return [
      [0, floor],
      [size.across / 2, floor],
      [-size.across / 2, floor],
    ];
  }
  return [[0, -tipUnder(row)]];
}

/** Room between a point of a cut and the far side of the metal: the bore, or for flanks the other flank. */
function roomUnder(body: RingBody, row: StoneRow, spot: StoneSpot, [s, v]: readonly [number, number]): number {
  const { x, y } = inSection(body, spot, s, v);
  if (!isOnFlank(row)) return y - chainHeight(body.section.inner, x);
  return row.face === 'left' ? body.section.width / 2 - x : x + body.section.width / 2;
}

/**
 * Least metal under the cuts of a planned row in mm, negative where they pierce the bore; measured from the culet when
 * the seats are open. `Infinity` when nothing is cut downwards: no stones, or a tension setting, which cuts through.
 */
export function wallUnder(body: RingBody, row: StoneRow, plan: RowPlan): number {
  if (row.setting === 'tension') return Infinity;
  // Stones of a row around the ring lie alike; strewn stones and cross channels each have their own place.
  const spots = plan.pitch > 0 ? plan.spots.slice(0, 1) : plan.spots;
  const points = deepest(row, plan.girdleRadius);
  return Math.min(...spots.flatMap((spot) => points.map((point) => roomUnder(body, row, spot, point))), Infinity);
}
