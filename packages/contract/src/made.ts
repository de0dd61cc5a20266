import type * as z from 'zod/mini';

/**
 * A schema whose values were made from a type of the kernel by the page's own server (docs/adr/0020): it looks at what
 * tells the value from another kind of value, and no further. The page must not load the kernel's parser and lists with
 * its first screen. What the value is in full stands in the API's document (the server's `described-schemas.ts`).
 */
/*@__NO_SIDE_EFFECTS__*/
// The parsed border: what `schema` lets through is taken for a `Made`.
export const made = <Made>(schema: z.ZodMiniType): z.ZodMiniType<Made, Made> => schema as z.ZodMiniType<Made, Made>;
