import * as z from 'zod/mini';
import { brandColour, countrySchema, currencySchema, languageSchema } from '../common.ts';
import { logoData } from './house-branding.ts';
import { countriesServed } from './house-settings.ts';
import { postedMailServer } from './mail-server.ts';
import { operation } from '../operation.ts';
import { emailAddress } from '../email-address.ts';
import { text, trimmedText, trimmedLines } from '../text.ts';

export const setUpHouse = operation({
  id: 'setUpHouse',
  method: 'POST',
  path: '/api/setup',
  access: 'public',
  summary:
    'Make the company of a new house and its first account, once, with the token of the link that the start printed.',
  body: z.strictObject({
    token: text({ max: 200 }),
    company: trimmedText({ min: 2, max: 120 }),
    street: z.optional(trimmedText({ max: 120 })),
    postcode: z.optional(trimmedText({ max: 20 })),
    city: z.optional(trimmedText({ max: 80 })),
    phone: z.optional(trimmedText({ max: 40 })),
    vatId: z.optional(trimmedText({ max: 30 })),
    logo: z.optional(logoData),
    brandColour: z.optional(brandColour),
    /** Legal texts in the house's language, written as their editor takes them. */
    imprint: z.optional(trimmedLines({ max: 40_000 })),
    privacy: z.optional(trimmedLines({ max: 40_000 })),
    name: trimmedText({ min: 2, max: 120 }),
    email: emailAddress,
    country: countrySchema,
    language: languageSchema,
    /** What it keeps its trade prices in, for ever; absent: the currency of the first list, EUR. */
    currency: z.optional(currencySchema),
    /** Where its dealers are; absent: everywhere that the portal has taxes and languages for. */
    countries: z.optional(countriesServed),
    /** Absent: mails are off until the settings name a server. */
    mailServer: z.optional(postedMailServer),
    password: text({ min: 10, max: 200 }),
  }),
  /** What the new account logs in with. */
  answer: z.object({ customerNumber: z.string() }),
});
