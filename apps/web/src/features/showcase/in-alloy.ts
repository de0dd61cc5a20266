import type { Design } from '@ringwerk/kernel';

/** The one alloy of a design; null for a multicolour one. */
export function soleAlloy({ rings }: Design): string | null {
  const [only, ...others] = new Set(rings.flatMap(({ segments }) => segments.map(({ alloy }) => alloy)));
  return only === undefined || others.length > 0 ? null : only;
}

/** The design in another alloy throughout; null keeps its own. */
export const inAlloy = (design: Design, alloy: string | null): Design =>
  alloy === null
    ? design
    : {
        ...design,
        rings: design.rings.map((ring) => ({
          ...ring,
          segments: ring.segments.map((segment) => ({ ...segment, alloy })),
        })),
      };
