import * as z from 'zod/mini';

/** A couple's file, as other records name it. */
export const coupleRefSchema = z.object({ id: z.string(), title: z.string() });
export type CoupleRef = z.infer<typeof coupleRefSchema>;
