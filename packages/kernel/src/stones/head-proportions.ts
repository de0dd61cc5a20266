import type { RingBody } from '../body/ring-body.ts';
import type { StoneRow } from '../design/ring-design.ts';
import { bezelReach } from './bezel-tools.ts';
import { standsOnBand } from './girdle-sink.ts';
import { prongDiameter, prongReach } from './prong-size.ts';
import type { RowPlan } from './row-count.ts';
import { stoneSize } from './stone-size.ts';

/** Measures of a head as it is made, mm. */
export interface HeadProportions {
  /** Table over the band's highest point beside the stone. */
  readonly height: number;
  /** Room between the culet and the surface under it; negative where the stone sinks into the band. */
  readonly culetRoom: number;
  /** How far prongs or wall reach beyond the band on either side; negative when they stand within it. */
  readonly overhang: number;
  /** Prong's wire or bezel's wall. */
  readonly wall: number;
}

/** Proportions of a row that stands on the band; null for sunk ones and for rows without stones. */
export function headProportions(body: RingBody, row: StoneRow, plan: RowPlan): HeadProportions | null {
  const [spot] = plan.spots;
  if (spot === undefined || !standsOnBand(row)) return null;
  const size = stoneSize(row);
  const isBezel = row.setting === 'bezel';
  const reach = isBezel
    ? bezelReach({ body, row, plan, size }, spot).radius
    : row.diameter / 2 + prongReach(row) + prongDiameter(row) / 2;
  const belt = size.girdle / 2;
  return {
    height: row.lift + belt + size.crown,
    culetRoom: row.lift - belt - size.pavilion,
    overhang: Math.abs(row.position) + reach - body.section.width / 2,
    wall: isBezel ? 0.1 * row.diameter : prongDiameter(row),
  };
}
