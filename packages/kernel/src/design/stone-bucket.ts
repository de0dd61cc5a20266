import type { StoneRow } from './ring-design.ts';
import type { KernelTables } from './tables.ts';

/** Sizes of the tables and of the record are hundredths; less than this apart they are the same, mm. */
const SAME = 1e-6;
const isSame = (a: number, b: number): boolean => Math.abs(a - b) < SAME;

/**
 * Trade bucket in carats of one stone of a row's size, for round stones by the diameter and for other cuts by both
 * sides; undefined when the tables do not hold the size. A heart may be wider than long: the shorter side is compared
 * with the shorter one.
 */
export const stoneBucket = ({ cut, diameter, length }: StoneRow, tables: KernelTables): number | undefined =>
  cut === 'round'
    ? tables.roundSizes.find((size) => isSame(size.diameter, diameter))?.bucket
    : tables.cutSizes.find(
        (size) =>
          size.cut === cut &&
          isSame(Math.min(size.width, size.length), diameter) &&
          isSame(Math.max(size.width, size.length), length),
      )?.bucket;
