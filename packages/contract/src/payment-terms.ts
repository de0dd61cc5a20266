import * as z from 'zod/mini';
import { wholeNumber } from './numbers.ts';

/** When an invoice is due, and the share that may be taken off for paying early. */
export const paymentTerms = z.strictObject({
  days: wholeNumber(0, 365),
  /** Decimal; 0 for none. */
  discount: z.number().check(z.gte(0), z.lte(0.2)),
  discountDays: wholeNumber(0, 365),
});
export type PaymentTerms = z.output<typeof paymentTerms>;
