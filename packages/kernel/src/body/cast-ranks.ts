import type { RingDesign } from '../design/ring-design.ts';
import type { AlloySpec, KernelTables } from '../design/tables.ts';

/** An alloy that the tables do not know comes last. */
const classOf = (alloy: AlloySpec | undefined): number => alloy?.castRank ?? Number.MAX_SAFE_INTEGER;

/**
 * Place of every segment in the order in which the trade prefers metals for heads, by its metal alone: a ring and its mirror image cast their heads in the same
 * one. Lower comes first; segments of one alloy are equal.
 */
export function castRanks({ segments }: RingDesign, { alloys }: KernelTables): readonly number[] {
  const specs = new Map(alloys.map((alloy) => [alloy.id, alloy]));
  const order = [...new Set(segments.map(({ alloy }) => alloy))].toSorted(
    (a, b) => classOf(specs.get(a)) - classOf(specs.get(b)) || (a < b ? -1 : 1),
  );
  return segments.map(({ alloy }) => order.indexOf(alloy));
}
