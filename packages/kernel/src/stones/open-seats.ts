import type { RingBody } from '../body/ring-body.ts';
import type { RingDesign } from '../design/ring-design.ts';
import { isOnFlank } from './girdle-sink.ts';
import { planRow } from './row-plan.ts';

/** A hole in the bore that no engraving may run over. */
export interface OpenSeat {
  readonly row: number;
  /** Around the ring, radians; `to` > `from`. */
  readonly from: number;
  readonly to: number;
  /** Across the ring, x in mm. */
  readonly low: number;
  readonly high: number;
}

/** Half of a drilled hole over the stone's width, with the rim that polishing takes, mm. */
const HOLE = 0.33;
const RIM = 0.1;

/** Where seats are open to the bore, and where a tension setting parts the ring. */
export function openSeats(ring: RingDesign, body: RingBody): readonly OpenSeat[] {
  return ring.stones.flatMap((row, index) => {
    const isParted = row.setting === 'tension';
    if ((row.back !== 'open' && !isParted) || isOnFlank(row)) return [];
    const half = (isParted ? row.diameter / 2 : HOLE * row.diameter) + RIM;
    return planRow(body, row).spots.map(({ angle, radius, position, tilt }): OpenSeat => {
      const turn = Math.asin(Math.min(1, half / body.innerRadius));
      const x = position - (radius - body.innerRadius) * Math.tan(tilt);
      const across = isParted ? body.section.width / 2 : half;
      const middle = isParted ? 0 : x;
      return { row: index, from: angle - turn, to: angle + turn, low: middle - across, high: middle + across };
    });
  });
}
