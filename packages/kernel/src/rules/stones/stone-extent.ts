import type { StoneRow } from '../../design/ring-design.ts';
import { SLOT_OPENING } from '../../stones/round-proportions.ts';
import { tensionSeat } from '../../stones/tension-seat.ts';
import type { Span } from '../basis/rule.ts';

/** Size of a stone across the band and along it, mm. */
export const stoneAcross = ({ diameter, length, orientation }: StoneRow): number =>
  orientation === 'across' ? length : diameter;
export const stoneAlong = ({ diameter, length, orientation }: StoneRow): number =>
  orientation === 'across' ? diameter : length;

/** Stones of a cross channel stand side by side across the band; all others follow each other along it. */
const acrossTheBand = (row: StoneRow): number =>
  row.setting === 'channel-cross' ? row.count * (stoneAcross(row) + row.spacing) - row.spacing : stoneAcross(row);

/** Half of what a row opens at the surface, mm: the girdle, the mouth of a channel, or what of a sprung stone lies in metal. */
export const halfOpening = (row: StoneRow): number =>
  row.setting === 'tension' ? tensionSeat(row).bearing / 2 : openingOf(row);
const openingOf = (row: StoneRow): number =>
  (row.setting === 'channel' || row.setting === 'channel-cross' ? SLOT_OPENING / 2 : 0.5) * acrossTheBand(row);

/** x that the stones of a row cover, mm. */
export function stoneExtent(row: StoneRow): Span {
  const half = acrossTheBand(row) / 2;
  return [row.position - half, row.position + half];
}
