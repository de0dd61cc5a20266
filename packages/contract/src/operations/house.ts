import * as z from 'zod/mini';
import { countrySchema, idSchema, languageSchema, timestamp } from '../common.ts';
import { operation } from '../operation.ts';
import { emailAddress } from '../email-address.ts';
import { text, trimmedText, trimmedLines } from '../text.ts';
import { preferencesSchema } from '../preferences.ts';

export const requestRegistration = operation({
  id: 'requestRegistration',
  method: 'POST',
  path: '/api/registrations',
  access: 'public',
  summary: 'A jeweller asks for access.',
  body: z.strictObject({
    company: trimmedText({ min: 2, max: 120 }),
    contact: trimmedText({ min: 2, max: 120 }),
    email: emailAddress,
    phone: z.optional(trimmedText({ max: 40 })),
    street: z.optional(trimmedText({ max: 120 })),
    postcode: z.optional(trimmedText({ max: 20 })),
    city: z.optional(trimmedText({ max: 80 })),
    country: countrySchema,
    language: languageSchema,
    vatId: z.optional(trimmedText({ max: 30 })),
    preferences: z.optional(preferencesSchema),
    message: z.optional(text({ max: 2000 })),
  }),
  answer: z.object({ id: z.string() }),
});
export const registrationSchema = z.object({
  id: z.string(),
  company: z.string(),
  contact: z.string(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  country: countrySchema,
  language: languageSchema,
  vatId: z.string(),
  message: z.string(),
  createdAt: timestamp,
  status: z.enum(['open', 'approved', 'declined']),
  customerNumber: z.nullable(z.string()),
  /** The dealer that it became. */
  dealerId: z.nullable(z.string()),
});
export type Registration = z.infer<typeof registrationSchema>;
export const listRegistrations = operation({
  id: 'listRegistrations',
  method: 'GET',
  path: '/api/registrations',
  access: 'staff',
  summary: 'Requests, open first.',
  answer: z.object({ registrations: z.array(registrationSchema) }),
});
export const decideRegistration = operation({
  id: 'decideRegistration',
  method: 'POST',
  path: '/api/registrations/:id/decision',
  access: 'staff',
  summary: 'Approve (makes dealer, owner and customer number; the first password goes out by mail) or decline.',
  params: z.object({ id: idSchema }),
  body: z.strictObject({ decision: z.enum(['approve', 'decline']) }),
  answer: z.object({ registration: registrationSchema, firstPassword: z.nullable(z.string()) }),
});
export const requestPasswordReset = operation({
  id: 'requestPasswordReset',
  method: 'POST',
  path: '/api/password-resets',
  access: 'public',
  summary: 'Ask for a reset link by mail; same answer whether the number exists or not.',
  body: z.strictObject({ customerNumber: trimmedText({ min: 1, max: 40 }) }),
});
export const resetPassword = operation({
  id: 'resetPassword',
  method: 'POST',
  path: '/api/password-resets/redeem',
  access: 'public',
  summary: 'Set a new password with the token of the mail.',
  body: z.strictObject({
    token: trimmedText({ max: 200 }),
    password: text({ min: 10, max: 200 }),
  }),
});

export const LEGAL_TEXTS = ['privacy', 'imprint'] as const;
export const legalTextSchema = z.object({
  key: z.enum(LEGAL_TEXTS),
  language: languageSchema,
  title: z.string(),
  body: z.string(),
  updatedAt: timestamp,
});
export type LegalText = z.infer<typeof legalTextSchema>;
export const getLegalText = operation({
  id: 'getLegalText',
  method: 'GET',
  path: '/api/legal/:key',
  access: 'public',
  summary: 'A legal text in a language (falls back to English).',
  params: z.object({ key: z.enum(LEGAL_TEXTS) }),
  query: z.strictObject({ lang: z.optional(languageSchema) }),
  answer: legalTextSchema,
});
export const putLegalText = operation({
  id: 'putLegalText',
  method: 'PUT',
  path: '/api/legal/:key',
  access: 'staff',
  summary: 'Change a legal text.',
  params: z.object({ key: z.enum(LEGAL_TEXTS) }),
  body: z.strictObject({
    language: languageSchema,
    title: trimmedText({ min: 1, max: 200 }),
    body: trimmedLines({ min: 1, max: 40_000 }),
  }),
  answer: legalTextSchema,
});

export const health = operation({
  id: 'health',
  method: 'GET',
  path: '/api/health',
  access: 'public',
  summary: 'Ready when the database answers.',
  answer: z.object({ status: z.literal('ok'), version: z.string() }),
});
