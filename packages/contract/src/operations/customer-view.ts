import * as z from 'zod/mini';
import { issueSchema } from '../kernel-values.ts';
import { postedDesignSchema } from '../record.ts';
import { operation } from '../operation.ts';
import { text } from '../text.ts';
import { retailPriceSchema } from './catalogue.ts';

/** Digits only: typed on a tablet, with one hand, while somebody waits. */
export const PIN_PATTERN = /^\d{4,8}$/;
const pin = z.string().check(z.regex(PIN_PATTERN));

/** All figures of a design that a couple may see. Strict: a trade figure that slips in is refused by the answer's schema. */
export const coupleFiguresSchema = z.strictObject({
  isMakeable: z.boolean(),
  issues: z.array(issueSchema),
  rings: z.array(z.strictObject({ grams: z.nullable(z.number()), retail: z.nullable(retailPriceSchema) })),
  total: z.nullable(z.strictObject({ grams: z.number(), retail: retailPriceSchema })),
});
export type CoupleFigures = z.infer<typeof coupleFiguresSchema>;

export const setCustomerPin = operation({
  id: 'setCustomerPin',
  method: 'PUT',
  path: '/api/customer-view/pin',
  access: 'dealer',
  withoutTrade: true,
  summary: 'Choose the PIN of 4 to 8 digits that ends the customer view of this user.',
  body: z.strictObject({ pin }),
});
export const enterCustomerView = operation({
  id: 'enterCustomerView',
  method: 'POST',
  path: '/api/customer-view',
  access: 'dealer',
  inCustomerView: true,
  summary:
    'From now on this session gets no trade figures; everything but designing is refused until the PIN is given.',
});
export const leaveCustomerView = operation({
  id: 'leaveCustomerView',
  method: 'POST',
  path: '/api/customer-view/leave',
  access: 'dealer',
  inCustomerView: true,
  summary: 'End the customer view with the PIN. Wrong ones are counted and slowed down like wrong passwords.',
  body: z.strictObject({ pin: text({ min: 1, max: 20 }) }),
});
export const evaluateForCouple = operation({
  id: 'evaluateForCouple',
  method: 'POST',
  path: '/api/designs/evaluate-for-couple',
  storesNothing: true,
  access: 'dealer',
  inCustomerView: true,
  summary: 'Rules, weight and retail price of a posted design, without any trade figure.',
  body: z.strictObject({ design: postedDesignSchema }),
  answer: coupleFiguresSchema,
});
