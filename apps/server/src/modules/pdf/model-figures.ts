import { mm, type Design, type Kernel, type RingDesign } from '@ringwerk/kernel';
import { findErrors } from '@ringwerk/kernel/rules';
import { weighRing } from '@ringwerk/kernel/weight';

/** Inner circumferences that every data sheet names a weight for, mm. */
const STANDARD_SIZES = [48, 52, 56, 60, 64, 68] as const;

export interface SizeWeights {
  /** Inner circumference, mm. */
  readonly size: number;
  /** Shown grams by ring; null where the rules refuse the ring in this size. */
  readonly grams: readonly (number | null)[];
}

function gramsAt(design: Design, ring: RingDesign, size: number, kernel: Kernel): number | null {
  const sized = { ...ring, size: mm(size) };
  const isMade = findErrors({ ...design, rings: [sized] }, kernel.tables).length === 0;
  return isMade ? weighRing(sized, kernel).shown : null;
}

/** Weights of the rings at the standard sizes, at their own, and at `others` (mm), the smallest first. */
export function weightsBySize(design: Design, others: readonly number[], kernel: Kernel): readonly SizeWeights[] {
  const own = design.rings.map(({ size }) => size);
  const sizes = [...new Set([...STANDARD_SIZES, ...own, ...others])].sort((a, b) => a - b);
  return sizes.map((size) => ({ size, grams: design.rings.map((ring) => gramsAt(design, ring, size, kernel)) }));
}
