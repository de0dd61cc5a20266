import type { RingDesign } from '../design/ring-design.ts';
import type { AlloySpec, KernelTables } from '../design/tables.ts';

/** Metals in the order in which the trade prefers them for heads: pale beside a white stone, and hard where prongs are thin. */
const PREFERENCE: readonly ((alloy: AlloySpec) => boolean)[] = [
  ({ family }) => family === 'platinum',
  ({ family }) => family === 'palladium',
  ({ family, colour }) => family === 'gold' && (colour === 'white' || colour === 'grey'),
  ({ family }) => family === 'gold',
  ({ family }) => family === 'silver',
];

const classOf = (alloy: AlloySpec | undefined): number => {
  const found = alloy === undefined ? -1 : PREFERENCE.findIndex((isOf) => isOf(alloy));
  return found < 0 ? PREFERENCE.length : found;
};

/**
 * Place of every segment in that order, by its metal alone: a ring and its mirror image cast their heads in the same
 * one. Lower comes first; segments of one alloy are equal.
 */
export function castRanks({ segments }: RingDesign, { alloys }: KernelTables): readonly number[] {
  const specs = new Map(alloys.map((alloy) => [alloy.id, alloy]));
  const order = [...new Set(segments.map(({ alloy }) => alloy))].toSorted(
    (a, b) => classOf(specs.get(a)) - classOf(specs.get(b)) || (a < b ? -1 : 1),
  );
  return segments.map(({ alloy }) => order.indexOf(alloy));
}
