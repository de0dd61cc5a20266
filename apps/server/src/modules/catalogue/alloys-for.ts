import type { CatalogueAlloy } from '@ringwerk/catalogue';
import type { Design, Kernel } from '@ringwerk/kernel';
import { findErrors } from '@ringwerk/kernel/rules';

/** The alloy that takes most of the width of all rings. */
export function mainAlloyOf({ rings }: Design): string | undefined {
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

/** The design with another main alloy; null where that is one of its others: the parts could no longer be distinguished. */
export function inAlloy(design: Design, alloy: string): Design | null {
  const main = mainAlloyOf(design);
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
  return alloys.filter(({ id }) => {
    const changed = inAlloy(design, id);
    return changed !== null && findErrors(changed, kernel.tables).length === 0;
  });
}
