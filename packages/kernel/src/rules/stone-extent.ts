import type { StoneRow } from '../design/ring-design.ts';
import { SLOT_OPENING } from '../stones/round-proportions.ts';
import type { Span } from './rule.ts';

/** Size of a stone across the band and along it, mm. */
export const stoneAcross = ({ diameter, length, orientation }: StoneRow): number =>
  orientation === 'across' ? length : diameter;
export const stoneAlong = ({ diameter, length, orientation }: StoneRow): number =>
  orientation === 'across' ? diameter : length;

/** Stones of a cross channel stand side by side across the band; all others follow each other along it. */
const acrossTheBand = (row: StoneRow): number =>
  row.setting === 'channel-cross' ? row.count * (stoneAcross(row) + row.spacing) - row.spacing : stoneAcross(row);

/** Half of what a row opens at the surface, mm: the girdle, or the mouth of a channel. */
export const halfOpening = (row: StoneRow): number =>
  (row.setting === 'channel' || row.setting === 'channel-cross' ? SLOT_OPENING / 2 : 0.5) * acrossTheBand(row);

/** x that the stones of a row cover, mm. */
export function stoneExtent(row: StoneRow): Span {
  const half = acrossTheBand(row) / 2;
  return [row.position - half, row.position + half];
}
