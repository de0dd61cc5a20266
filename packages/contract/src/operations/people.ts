import * as z from 'zod/mini';
import { idSchema, timestamp } from '../common.ts';
import { emailAddress } from '../email-address.ts';
import { wholeNumber } from '../numbers.ts';
import { operation } from '../operation.ts';
import { HOUSE_ROLES } from '../permissions.ts';
import { text, trimmedText } from '../text.ts';

/** `invited` has no password yet; `disabled` cannot log in. */
export const PERSON_STATES = ['active', 'invited', 'disabled'] as const;
export const personSchema = z.object({
  id: z.string(),
  customerNumber: z.string(),
  /** Empty until an invited person has named himself. */
  name: z.string(),
  email: z.string(),
  role: z.enum(HOUSE_ROLES),
  state: z.enum(PERSON_STATES),
  lastLoginAt: z.nullable(timestamp),
  /** Logged in at this many places. */
  sessions: z.int(),
  /** Counts changes; sent back with the next one. */
  version: z.int(),
});
export type Person = z.infer<typeof personSchema>;

/** How a link reaches its person: by mail, or shown once to be handed over. Without outgoing mail it is always shown. */
export const LINK_DELIVERIES = ['mail', 'shown'] as const;
/** A one-time link; `url` is null when it went out by mail. */
export const personLinkSchema = z.object({
  person: personSchema,
  kind: z.enum(['invitation', 'password']),
  url: z.nullable(z.string()),
  expiresAt: timestamp,
});
export type PersonLink = z.infer<typeof personLinkSchema>;

export const listPeople = operation({
  id: 'listPeople',
  method: 'GET',
  path: '/api/people',
  access: 'staff',
  summary: 'Everybody of the manufactory.',
  answer: z.object({
    people: z.array(personSchema),
    /** Whether this house sends mails. */
    hasMail: z.boolean(),
  }),
});
export const invitePerson = operation({
  id: 'invitePerson',
  method: 'POST',
  path: '/api/people',
  access: 'staff',
  summary: 'Make an account of the manufactory and the link by which its person sets name and password.',
  body: z.strictObject({
    email: emailAddress,
    role: z.enum(HOUSE_ROLES),
    delivery: z.enum(LINK_DELIVERIES),
  }),
  answer: personLinkSchema,
});
export const changePerson = operation({
  id: 'changePerson',
  method: 'PATCH',
  path: '/api/people/:id',
  access: 'staff',
  summary: 'Change role, state, name or address of a person as of the version that was shown.',
  params: z.object({ id: idSchema }),
  body: z.strictObject({
    version: wholeNumber(1, 2_000_000_000),
    role: z.optional(z.enum(HOUSE_ROLES)),
    isDisabled: z.optional(z.boolean()),
    name: z.optional(trimmedText({ min: 2, max: 120 })),
    email: z.optional(emailAddress),
  }),
  answer: personSchema,
});
export const endPersonSessions = operation({
  id: 'endPersonSessions',
  method: 'DELETE',
  path: '/api/people/:id/sessions',
  access: 'staff',
  summary: 'Log a person out everywhere.',
  params: z.object({ id: idSchema }),
  answer: personSchema,
});
export const createPersonLink = operation({
  id: 'createPersonLink',
  method: 'POST',
  path: '/api/people/:id/links',
  access: 'staff',
  summary: 'A new invitation, or a link to set a new password; earlier ones die.',
  params: z.object({ id: idSchema }),
  body: z.strictObject({ delivery: z.enum(LINK_DELIVERIES) }),
  answer: personLinkSchema,
});
export const acceptInvitation = operation({
  id: 'acceptInvitation',
  method: 'POST',
  path: '/api/invitations/accept',
  access: 'public',
  summary: 'Set name and password with the token of an invitation, once.',
  body: z.strictObject({
    token: text({ max: 200 }),
    name: trimmedText({ min: 2, max: 120 }),
    password: text({ min: 10, max: 200 }),
  }),
  /** What the account logs in with. */
  answer: z.object({ customerNumber: z.string() }),
});
