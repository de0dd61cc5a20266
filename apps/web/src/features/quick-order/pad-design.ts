import { mm, type Design } from '@ringwerk/kernel';

export interface PadDesignChange {
  readonly sizes: readonly (number | null)[];
  readonly alloy: string | null;
}

/** Whether the row is the catalogue's own ring, whose figures are known already. */
export function isUnchanged({ sizes, alloy }: PadDesignChange): boolean {
  return alloy === null && sizes.every((size) => size === null);
}

/** The model's design with the sizes (mm) and the alloy of a row. */
export const padDesign = (design: Design, { sizes, alloy }: PadDesignChange): Design => ({
  ...design,
  rings: design.rings.map((ring, index) => ({
    ...ring,
    size: mm(sizes[index] ?? ring.size),
    segments: alloy === null ? ring.segments : ring.segments.map((segment) => ({ ...segment, alloy })),
  })),
});
