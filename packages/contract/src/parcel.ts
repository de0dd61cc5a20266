import * as z from 'zod/mini';
import { trimmedText } from './text.ts';

/** How a delivery leaves the house: by a carrier, whose number follows it, or fetched at the door. */
export const parcelSchema = z.discriminatedUnion('way', [
  z.strictObject({
    way: z.literal('carrier'),
    carrier: trimmedText({ min: 1, max: 60 }),
    number: trimmedText({ min: 1, max: 60 }),
  }),
  z.strictObject({ way: z.literal('collected') }),
]);
export type Parcel = z.infer<typeof parcelSchema>;
