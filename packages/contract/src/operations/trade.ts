import * as z from 'zod/mini';
import { brandColour, countrySchema, languageSchema } from '../common.ts';
import { operation } from '../operation.ts';
import { emailAddress } from '../email-address.ts';
import { trimmedText } from '../text.ts';
import { ORDER_MAIL_KINDS } from '../mail-words.ts';
import { preferencesSchema } from '../preferences.ts';
import { DEALER_ROLES } from '../permissions.ts';
import { retailRuleFields } from '../retail-rule.ts';

const EXCHANGE_RATE_MAX = 10_000;

export const dealerSchema = z.object({
  id: z.string(),
  customerNumber: z.string(),
  company: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: countrySchema,
  language: languageSchema,
  email: z.string(),
  phone: z.string(),
  preferences: preferencesSchema,
  /** Steps of an order at which the shop gets a mail. */
  orderMails: z.array(z.enum(ORDER_MAIL_KINDS)),
  /** Shown on couples' pages: address of the logo, and the house colour as `#rrggbb`. */
  logo: z.nullable(z.string()),
  brandColour: z.nullable(z.string()),
  retailRule: retailRuleFields,
  staff: z.array(
    z.object({
      id: z.string(),
      customerNumber: z.string(),
      name: z.string(),
      role: z.enum(DEALER_ROLES),
    }),
  ),
});
export type Dealer = z.infer<typeof dealerSchema>;
export const getDealer = operation({
  id: 'getDealer',
  method: 'GET',
  path: '/api/dealer',
  access: 'dealer',
  summary: 'Own company, staff and retail rule.',
  answer: dealerSchema,
});
export const updateDealer = operation({
  id: 'updateDealer',
  method: 'PATCH',
  path: '/api/dealer',
  access: 'dealer',
  summary: 'Owner changes company data or retail rule.',
  body: z.strictObject({
    company: z.optional(trimmedText({ min: 1, max: 120 })),
    street: z.optional(trimmedText({ max: 120 })),
    postcode: z.optional(trimmedText({ max: 20 })),
    city: z.optional(trimmedText({ max: 80 })),
    email: z.optional(emailAddress),
    phone: z.optional(trimmedText({ max: 40 })),
    brandColour: z.optional(z.nullable(brandColour)),
    retailRule: z.optional(
      z.extend(retailRuleFields, { exchangeRate: z.number().check(z.gt(0), z.lte(EXCHANGE_RATE_MAX)) }),
    ),
  }),
  answer: dealerSchema,
});
