import * as z from 'zod/mini';
import { countrySchema } from './common.ts';
import { trimmedText } from './text.ts';

/** Where parcels go, when not to the address of the company. */
export const shippingAddress = z.strictObject({
  /** Empty for the company itself. */
  name: trimmedText({ max: 120 }),
  street: trimmedText({ min: 1, max: 120 }),
  postcode: trimmedText({ max: 20 }),
  city: trimmedText({ min: 1, max: 80 }),
  country: countrySchema,
});
export type ShippingAddress = z.output<typeof shippingAddress>;
