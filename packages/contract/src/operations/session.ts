import * as z from 'zod/mini';
import { countrySchema, currencySchema, idSchema, languageSchema, minorUnits, timestamp } from '../common.ts';
import { DEALER_STATES } from '../dealer-words.ts';
import { operation } from '../operation.ts';
import { preferencesSchema } from '../preferences.ts';
import { PERMISSIONS, ROLES } from '../permissions.ts';
import { text, trimmedText } from '../text.ts';

/** The readable display cookie; it grants nothing. */
export const EGF_COOKIE = 'egf';
/**
 * Comes with questions that the page's head asks before the page has read its cookies: a refusal leaves them in place, and
 * the page drops them itself.
 */
export const PRELOAD_HEADER = 'x-ringwerk-preload';
export const egfSchema = z.object({ juwelier: z.string(), sprache: languageSchema, land: countrySchema });
export type Egf = z.infer<typeof egfSchema>;

export const sessionSchema = z.object({
  customerNumber: z.string(),
  user: z.object({ id: z.string(), name: z.string(), role: z.enum(ROLES) }),
  dealer: z.object({
    id: z.string(),
    company: z.string(),
    country: countrySchema,
    language: languageSchema,
    /** Nothing is ordered while it is paused; the people of a closed one have no session. */
    state: z.enum(DEALER_STATES),
  }),
  /** What trade prices are in: the house's base currency. */
  currency: currencySchema,
  /** Trade price of the smallest order, minor units of it; 0 for none, and for whoever sees no trade price. */
  minimumOrder: minorUnits,
  /** Whether the house gives its dealers what articles are made from. */
  sharesCad: z.boolean(),
  /** What the dealer's people find ready. */
  preferences: preferencesSchema,
  permissions: z.array(z.enum(PERMISSIONS)),
  /** The couple is looking: the server answers this session without trade figures, and most operations not at all. */
  isCustomerView: z.boolean(),
  /** Whether this user has chosen the PIN that ends the customer view. */
  hasCustomerPin: z.boolean(),
  /** Somebody of the manufactory looks on as the dealer: everything is read, nothing is written. */
  isDealerView: z.boolean(),
  /** Sent back as `x-ringwerk-token` with every write. */
  token: z.string(),
  expiresAt: timestamp,
});
export type Session = z.infer<typeof sessionSchema>;

export const login = operation({
  id: 'login',
  method: 'POST',
  path: '/api/session',
  access: 'public',
  summary: 'Log in with customer number and password; sets the session cookie and the display cookie `egf`.',
  body: z.strictObject({
    customerNumber: trimmedText({ min: 1, max: 40 }),
    password: text({ min: 1, max: 200 }),
    language: z.optional(languageSchema),
  }),
  answer: sessionSchema,
});
export const logout = operation({
  id: 'logout',
  method: 'DELETE',
  path: '/api/session',
  access: 'public',
  summary: 'End the session and drop both cookies.',
});
export const getSession = operation({
  id: 'getSession',
  method: 'GET',
  path: '/api/session',
  access: 'dealer',
  inCustomerView: true,
  summary: 'The session of the caller.',
  answer: sessionSchema,
});

export const openDealerView = operation({
  id: 'openDealerView',
  method: 'POST',
  path: '/api/dealers/:id/view',
  access: 'staff',
  summary: 'Look on as a dealer, with this session and without writing anything, until the view is closed.',
  params: z.object({ id: idSchema }),
  answer: sessionSchema,
});
export const closeDealerView = operation({
  id: 'closeDealerView',
  method: 'DELETE',
  path: '/api/dealer-view',
  access: 'dealer',
  inDealerView: true,
  summary: "End looking on as a dealer: the session is its user's own again.",
  answer: sessionSchema,
});

export const loggedInSchema = z.object({
  /** By name, e.g. `Firefox`, `Windows`; empty where the device does not say. */
  browser: z.string(),
  system: z.string(),
  /** Where the login came from, without the last part of the address; empty for a login under an earlier release. */
  network: z.string(),
  loggedInAt: timestamp,
  /** To ten minutes; null for a login under an earlier release. */
  lastSeenAt: z.nullable(timestamp),
  /** The session that asks. */
  isOwn: z.boolean(),
});
export type LoggedIn = z.infer<typeof loggedInSchema>;
export const listSessions = operation({
  id: 'listSessions',
  method: 'GET',
  path: '/api/account/sessions',
  access: 'dealer',
  withoutTrade: true,
  summary: 'Where the caller is logged in.',
  answer: z.object({ sessions: z.array(loggedInSchema) }),
});
export const endOtherSessions = operation({
  id: 'endOtherSessions',
  method: 'DELETE',
  path: '/api/account/sessions',
  access: 'dealer',
  withoutTrade: true,
  summary: 'Log the caller out everywhere but here.',
  answer: z.object({ sessions: z.array(loggedInSchema) }),
});
export const changePassword = operation({
  id: 'changePassword',
  method: 'PUT',
  path: '/api/account/password',
  access: 'dealer',
  withoutTrade: true,
  summary: 'Set another password with the present one; every other session of the caller ends.',
  body: z.strictObject({ current: text({ min: 1, max: 200 }), password: text({ min: 10, max: 200 }) }),
});
