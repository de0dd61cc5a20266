import type { RingBody } from '../body/ring-body.ts';
import type { StoneRow } from '../design/ring-design.ts';
import { chainHeight } from '../math/chain.ts';
import { mouthDrop, seatRadius } from './flush-seat.ts';
import { CHANNEL_TABLE_SINK, CROWN_RATIO, FLUSH_SINK, GIRDLE_RATIO, SLOT_OPENING } from './round-proportions.ts';

/** Metal that must stand above the girdle's upper edge at the lowest point of a flush rim, mm. */
const RIM_ABOVE_GIRDLE = 0.02;

/**
 * Depth of the mid-girdle plane under the surface at the row's centre line, mm. Flush: 0.12, and deeper where a
 * domed profile falls away so far that the rim would not reach over the girdle. Channel: the table stays 0.03
 * below the lower wall top.
 */
export function girdleSink(body: RingBody, row: StoneRow): number {
  const half = (GIRDLE_RATIO / 2) * row.diameter;
  if (row.setting === 'flush') {
    return Math.max(FLUSH_SINK, mouthDrop(body, row.position, seatRadius(row.diameter)) + half + RIM_ABOVE_GIRDLE);
  }
  const reach = (SLOT_OPENING * row.diameter) / 2;
  const at = (x: number): number => chainHeight(body.section.outer, x);
  const walls = Math.min(at(row.position - reach), at(row.position + reach));
  const drop = Math.max(0, at(row.position) - walls);
  return drop + CHANNEL_TABLE_SINK + CROWN_RATIO * row.diameter + half;
}
