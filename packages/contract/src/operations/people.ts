import * as z from 'zod/mini';
import { idSchema, timestamp } from '../common.ts';
import { emailAddress } from '../email-address.ts';
import { wholeNumber } from '../numbers.ts';
import { operation } from '../operation.ts';
import { DEALER_ROLES, HOUSE_ROLES } from '../permissions.ts';
import { text, trimmedText } from '../text.ts';

/** `invited` has no password yet; `disabled` cannot log in. */
export const PERSON_STATES = ['active', 'invited', 'disabled'] as const;
/** What there is of everybody who logs in, whoever's people they are. */
export const accountFields = {
  id: z.string(),
  customerNumber: z.string(),
  /** Empty until an invited person has named himself. */
  name: z.string(),
  email: z.string(),
  state: z.enum(PERSON_STATES),
  lastLoginAt: z.nullable(timestamp),
  /** Logged in at this many places. */
  sessions: z.int(),
  /** Counts changes; sent back with the next one. */
  version: z.int(),
};
export const personSchema = z.object({ ...accountFields, role: z.enum(HOUSE_ROLES) });
export type Person = z.infer<typeof personSchema>;

/** How a link reaches its person: by mail, or shown once to be handed over. Without outgoing mail it is always shown. */
export const LINK_DELIVERIES = ['mail', 'shown'] as const;
/** A one-time link; `url` is null when it went out by mail. */
const linkFields = {
  kind: z.enum(['invitation', 'password']),
  url: z.nullable(z.string()),
  expiresAt: timestamp,
};
const accountLinkSchema = z.object(linkFields);
export type AccountLink = z.infer<typeof accountLinkSchema>;
export const personLinkSchema = z.object({ ...linkFields, person: personSchema });
export type PersonLink = z.infer<typeof personLinkSchema>;

/** Somebody of a jeweller's company. */
export const dealerUserSchema = z.object({ ...accountFields, role: z.enum(DEALER_ROLES) });
export type DealerUser = z.infer<typeof dealerUserSchema>;
const userLinkSchema = z.object({ ...linkFields, user: dealerUserSchema });
export type DealerUserLink = z.infer<typeof userLinkSchema>;

const invitation = { email: emailAddress, delivery: z.enum(LINK_DELIVERIES) };
const accountChange = {
  version: wholeNumber(1, 2_000_000_000),
  isDisabled: z.optional(z.boolean()),
  name: z.optional(trimmedText({ min: 2, max: 120 })),
  email: z.optional(emailAddress),
};
const delivered = z.strictObject({ delivery: z.enum(LINK_DELIVERIES) });

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
  body: z.strictObject({ ...invitation, role: z.enum(HOUSE_ROLES) }),
  answer: personLinkSchema,
});
export const changePerson = operation({
  id: 'changePerson',
  method: 'PATCH',
  path: '/api/people/:id',
  access: 'staff',
  summary: 'Change role, state, name or address of a person as of the version that was shown.',
  params: z.object({ id: idSchema }),
  body: z.strictObject({ ...accountChange, role: z.optional(z.enum(HOUSE_ROLES)) }),
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
  body: delivered,
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

const userInvitation = z.strictObject({ ...invitation, role: z.enum(DEALER_ROLES) });
const userChange = z.strictObject({ ...accountChange, role: z.optional(z.enum(DEALER_ROLES)) });
const ownUser = z.object({ userId: idSchema });
const dealersUser = z.object({ id: idSchema, userId: idSchema });

export const listUsers = operation({
  id: 'listUsers',
  method: 'GET',
  path: '/api/dealer/users',
  access: 'dealer',
  summary: 'Everybody who logs in for the own company.',
  answer: z.object({
    users: z.array(dealerUserSchema),
    /** Whether this house sends mails. */
    hasMail: z.boolean(),
  }),
});
export const inviteUser = operation({
  id: 'inviteUser',
  method: 'POST',
  path: '/api/dealer/users',
  access: 'dealer',
  summary: 'Make an account of the own company and the link by which its person sets name and password.',
  body: userInvitation,
  answer: userLinkSchema,
});
export const changeUser = operation({
  id: 'changeUser',
  method: 'PATCH',
  path: '/api/dealer/users/:userId',
  access: 'dealer',
  summary: 'Change role, state, name or address of a user as of the version that was shown; the last owner stays one.',
  params: ownUser,
  body: userChange,
  answer: dealerUserSchema,
});
export const endUserSessions = operation({
  id: 'endUserSessions',
  method: 'DELETE',
  path: '/api/dealer/users/:userId/sessions',
  access: 'dealer',
  summary: 'Log a user of the own company out everywhere.',
  params: ownUser,
  answer: dealerUserSchema,
});
export const createUserLink = operation({
  id: 'createUserLink',
  method: 'POST',
  path: '/api/dealer/users/:userId/links',
  access: 'dealer',
  summary: 'A new invitation of a user, or a link to set a new password; earlier ones die.',
  params: ownUser,
  body: delivered,
  answer: userLinkSchema,
});

export const inviteDealerUser = operation({
  id: 'inviteDealerUser',
  method: 'POST',
  path: '/api/dealers/:id/users',
  access: 'staff',
  summary: 'Make an account of a dealer and the link by which its person sets name and password.',
  params: z.object({ id: idSchema }),
  body: userInvitation,
  answer: userLinkSchema,
});
export const changeDealerUser = operation({
  id: 'changeDealerUser',
  method: 'PATCH',
  path: '/api/dealers/:id/users/:userId',
  access: 'staff',
  summary: 'Change role, state, name or address of a dealer’s user as of the version that was shown.',
  params: dealersUser,
  body: userChange,
  answer: dealerUserSchema,
});
export const endDealerUserSessions = operation({
  id: 'endDealerUserSessions',
  method: 'DELETE',
  path: '/api/dealers/:id/users/:userId/sessions',
  access: 'staff',
  summary: 'Log a dealer’s user out everywhere.',
  params: dealersUser,
  answer: dealerUserSchema,
});
export const createDealerUserLink = operation({
  id: 'createDealerUserLink',
  method: 'POST',
  path: '/api/dealers/:id/users/:userId/links',
  access: 'staff',
  summary: 'A new invitation of a dealer’s user, or a link to set a new password; earlier ones die.',
  params: dealersUser,
  body: delivered,
  answer: userLinkSchema,
});
