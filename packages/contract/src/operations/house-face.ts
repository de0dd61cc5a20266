import * as z from 'zod/mini';
import { countrySchema } from '../common.ts';
import { operation } from '../operation.ts';

/** What everybody may see of the house: it stands on its open pages. */
export const houseFaceSchema = z.object({
  company: z.string(),
  /** Address of its logo; null without one. */
  logo: z.nullable(z.string()),
  /** `#rrggbb`; null without one. */
  colour: z.nullable(z.string()),
  phone: z.string(),
  email: z.string(),
  /** Of its clock, by which its hours are meant. */
  zone: z.string(),
  /** Spans of the week, which the house's settings were checked for: what checks and reckons with them loads no first page. */
  hours: z.array(z.object({ day: z.int(), from: z.string(), until: z.string() })),
  /** Days of the next weeks on which nobody is there. */
  holidays: z.array(z.object({ date: z.iso.date(), name: z.string() })),
  /** Where its dealers are: what registration and the choice of a country offer. */
  countries: z.array(countrySchema),
});
export type HouseFace = z.infer<typeof houseFaceSchema>;

export const getHouseFace = operation({
  id: 'getHouseFace',
  method: 'GET',
  path: '/api/house/face',
  access: 'public',
  summary:
    'What everybody may see of the house: its name, logo and colour, how and when it is reached, and the countries that it serves.',
  answer: houseFaceSchema,
});
