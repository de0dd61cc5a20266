import * as z from 'zod/mini';
import { languageSchema } from '../common.ts';
import { emailAddress } from '../email-address.ts';
import { wholeNumber } from '../numbers.ts';
import { operation } from '../operation.ts';
import { text, trimmedText } from '../text.ts';

/** How the connection to the mail server is encrypted: from its first byte, from the first command on, or not at all. */
export const MAIL_SECURITIES = ['starttls', 'tls', 'none'] as const;
export type MailSecurity = (typeof MAIL_SECURITIES)[number];
/** The port that goes with each of them (RFC 8314, RFC 6409). */
export const MAIL_PORTS: Readonly<Record<MailSecurity, number>> = { starttls: 587, tls: 465, none: 25 };

/** Where mail servers listen, large providers' second doors among them; others are for `SMTP_URL`. */
export const MAIL_SERVER_PORTS: readonly number[] = [25, 465, 587, 588, 2_465, 2_525, 2_587];

/** A name of the internet's or the house's own network, or an address of it. */
const HOST = /^(?:[\p{L}\d](?:[\p{L}\d.-]*[\p{L}\d])?|\[?[\da-f:]+\]?)$/iu;

const serverFields = {
  host: trimmedText({ min: 1, max: 253 }).check(z.regex(HOST)),
  port: wholeNumber(1, 65_535),
  security: z.enum(MAIL_SECURITIES),
  /** Empty: the server asks for no login. */
  user: trimmedText({ max: 200 }),
  /** The address that mails come from. */
  from: emailAddress,
};

/** A mail server as it is set. */
export const postedMailServer = z.strictObject({
  ...serverFields,
  /** Whether it may stand in the house's own network; else it is connected to at addresses of the internet alone. */
  isInner: z._default(z.boolean(), false),
  /** Absent: the one that is kept, for the same host and user. */
  password: z.optional(text({ max: 500 })),
});
export type PostedMailServer = z.output<typeof postedMailServer>;

export const mailServerSchema = z.object({
  /** Whose word counts: that of the environment of the process before that of the house. */
  source: z.enum(['environment', 'house', 'none']),
  /** What the house has set; null: mails are off, and links and mails are printed. Its password never leaves the server. */
  server: z.nullable(z.object({ ...serverFields, from: z.string(), isInner: z.boolean(), hasPassword: z.boolean() })),
  /** Mails that wait for a server. */
  waiting: z.int(),
  /** Counts changes; sent back with the next one. */
  version: z.int(),
});
export type MailServer = z.infer<typeof mailServerSchema>;

/** What became of a test mail; each but the first has its sentence on the page. */
export const TEST_MAIL_OUTCOMES = [
  'sent',
  'unreachable',
  'certificate',
  'encryption',
  'login',
  'sender',
  'recipient',
  'refused',
] as const;
export type TestMailOutcome = (typeof TEST_MAIL_OUTCOMES)[number];
export const testMailAnswer = z.object({
  outcome: z.enum(TEST_MAIL_OUTCOMES),
  /** What the mail server, or the network, has said; in its own language. Null of one in the house's own network. */
  detail: z.nullable(z.string()),
});
export type TestMailAnswer = z.infer<typeof testMailAnswer>;

export const getMailServer = operation({
  id: 'getMailServer',
  method: 'GET',
  path: '/api/house/mail-server',
  access: 'staff',
  summary: 'The mail server of the house, without its password.',
  answer: mailServerSchema,
});
export const putMailServer = operation({
  id: 'putMailServer',
  method: 'PUT',
  path: '/api/house/mail-server',
  access: 'staff',
  summary: 'Set the mail server as of the version that was shown; null switches mails off.',
  body: z.strictObject({ server: z.nullable(postedMailServer), version: wholeNumber(1, 2_000_000_000) }),
  answer: mailServerSchema,
});
export const testMailServer = operation({
  id: 'testMailServer',
  method: 'POST',
  path: '/api/house/mail-server/test',
  access: 'staff',
  summary:
    'Send a mail through a mail server before it is set, or (null) through the one in force, and say what came of it.',
  body: z.strictObject({ server: z.nullable(postedMailServer), to: emailAddress }),
  answer: testMailAnswer,
});
export const getMailState = operation({
  id: 'getMailState',
  method: 'GET',
  path: '/api/mail-state',
  access: 'staff',
  summary: 'Whether the house sends mails, and how many wait: without a server links and mails are printed.',
  answer: z.object({ isOn: z.boolean(), waiting: z.int() }),
});
export const testSetupMail = operation({
  id: 'testSetupMail',
  method: 'POST',
  path: '/api/setup/test-mail',
  access: 'public',
  summary: 'The same for a house that is being set up, with the token of its link.',
  body: z.strictObject({
    token: text({ max: 200 }),
    server: postedMailServer,
    to: emailAddress,
    language: languageSchema,
  }),
  answer: testMailAnswer,
});
