import * as z from 'zod/mini';

/** Everything of the record stays as it is; only size and alloy are written anew. */
const design = z.looseObject({
  rings: z.array(z.looseObject({ size: z.number(), segments: z.array(z.looseObject({ alloy: z.string() })) })),
});

export interface PadDesignChange {
  readonly sizes: readonly (number | null)[];
  readonly alloy: string | null;
}

/** Whether the row is the catalogue's own ring, whose figures are known already. */
export function isUnchanged({ sizes, alloy }: PadDesignChange): boolean {
  return alloy === null && sizes.every((size) => size === null);
}

/** The model's design with the sizes (mm) and the alloy of a row; a record that is none comes back as it is. */
export function padDesign(record: unknown, { sizes, alloy }: PadDesignChange): unknown {
  const parsed = design.safeParse(record);
  if (!parsed.success) return record;
  return {
    ...parsed.data,
    rings: parsed.data.rings.map((ring, index) => ({
      ...ring,
      size: sizes[index] ?? ring.size,
      segments: alloy === null ? ring.segments : ring.segments.map((segment) => ({ ...segment, alloy })),
    })),
  };
}
