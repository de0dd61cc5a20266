import type { CatalogueAlloy } from '@ringwerk/catalogue';
import { mm, type Design, type Kernel, type RingDesign } from '@ringwerk/kernel';
import { findErrors } from '@ringwerk/kernel/rules';
import { weighRing } from '@ringwerk/kernel/weight';

/** Inner circumferences that every data sheet names a weight for, mm. */
const STANDARD_SIZES = [48, 52, 56, 60, 64, 68] as const;

/** The alloy that takes most of the width of all rings. */
function mainAlloyOf({ rings }: Design): string | undefined {
  const widths = new Map<string, number>();
  for (const { segments, width } of rings) {
    const parts = segments.reduce((sum, { share }) => sum + share, 0);
    for (const { alloy, share } of segments) widths.set(alloy, (widths.get(alloy) ?? 0) + (width * share) / parts);
  }
  return [...widths].reduce<readonly [string, number] | null>(
    (most, entry) => (most === null || entry[1] > most[1] ? entry : most),
    null,
  )?.[0];
}

/** The design with another main alloy; null where that is one of its others: the parts would no longer be told apart. */
function inAlloy(design: Design, main: string, alloy: string): Design | null {
  const used = design.rings.flatMap(({ segments, inlays }) => [...segments, ...inlays].map((part) => part.alloy));
  if (alloy !== main && used.includes(alloy)) return null;
  const rings = design.rings.map((ring) => ({
    ...ring,
    segments: ring.segments.map((segment) => (segment.alloy === main ? { ...segment, alloy } : segment)),
  }));
  return { ...design, rings };
}

/** Those of the alloys, in their order, that the rules accept as the main one of a design. */
export function alloysFor(
  design: Design,
  alloys: readonly CatalogueAlloy[],
  kernel: Kernel,
): readonly CatalogueAlloy[] {
  const main = mainAlloyOf(design);
  if (main === undefined) return [];
  return alloys.filter(({ id }) => {
    const changed = inAlloy(design, main, id);
    return changed !== null && findErrors(changed, kernel.tables).length === 0;
  });
}

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
