import { mm, type Design } from '@ringwerk/kernel';

export interface PadDesignChange {
  readonly sizes: readonly (number | null)[];
  readonly alloys: readonly (string | null)[];
}

/** Whether the row is the catalogue's own ring, whose figures are known already. */
export const isUnchanged = ({ sizes, alloys }: PadDesignChange): boolean =>
  [...sizes, ...alloys].every((each) => each === null);

/** Alloys of a design, each once, in the order in which they stand. */
export const alloysOf = ({ rings }: Pick<Design, 'rings'>): readonly string[] => [
  ...new Set(rings.flatMap(({ segments }) => segments.map(({ alloy }) => alloy))),
];

/** The model's design with the sizes (mm) and the alloys of a row. */
export function padDesign(design: Design, { sizes, alloys }: PadDesignChange): Design {
  const own = alloysOf(design);
  const inStead = (alloy: string): string => alloys[own.indexOf(alloy)] ?? alloy;
  return {
    ...design,
    rings: design.rings.map((ring, index) => ({
      ...ring,
      size: mm(sizes[index] ?? ring.size),
      segments: ring.segments.map((segment) => ({ ...segment, alloy: inStead(segment.alloy) })),
    })),
  };
}
