import * as z from 'zod/mini';
import { countrySchema, languageSchema } from '../common.ts';
import { operation } from '../operation.ts';

/** Words on one line: neither control characters nor half a surrogate pair. */
const line = (min: number, max: number) =>
  z.string().check(z.minLength(min), z.maxLength(max), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));

export const setUpHouse = operation({
  id: 'setUpHouse',
  method: 'POST',
  path: '/api/setup',
  access: 'public',
  summary:
    'Make the company of a new house and its first account, once, with the token of the link that the start printed.',
  body: z.strictObject({
    token: z.string().check(z.maxLength(200)),
    company: line(2, 120),
    name: line(2, 120),
    email: z.email(),
    country: countrySchema,
    language: languageSchema,
    password: z.string().check(z.minLength(10), z.maxLength(200)),
  }),
  /** What the new account logs in with. */
  answer: z.object({ customerNumber: z.string() }),
});
