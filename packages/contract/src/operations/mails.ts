import * as z from 'zod/mini';
import { idSchema, languageSchema, pageInfo, pageQuery, timestamp } from '../common.ts';
import { JOB_ERRORS } from '../job-words.ts';
import { MAIL_KINDS, MAIL_SORTS, MAIL_STATES } from '../mail-words.ts';
import { daySchema } from '../day.ts';
import { operation } from '../operation.ts';
import { trimmedText, trimmedLines } from '../text.ts';

const mailFields = {
  id: z.string(),
  kind: z.enum(MAIL_KINDS),
  recipient: z.string(),
  language: languageSchema,
  state: z.enum(MAIL_STATES),
  subject: z.string(),
  createdAt: timestamp,
  sentAt: z.nullable(timestamp),
  printedAt: z.nullable(timestamp),
  /** Why the last attempt failed. */
  error: z.nullable(z.enum(JOB_ERRORS)),
};
export const mailSchema = z.object(mailFields);
export type Mail = z.infer<typeof mailSchema>;
/** What happens to what opens an account when the mail goes out again. */
export const RENEWALS = ['none', 'link', 'password'] as const;
export type Renewal = (typeof RENEWALS)[number];
export const wholeMailSchema = z.object({
  ...mailFields,
  /** With what opens an account masked. */
  body: z.string(),
  errorDetail: z.nullable(z.string()),
  /** When it is tried next; null when it is not. */
  runAt: z.nullable(timestamp),
  /** Null: it cannot be sent or printed again by this caller. */
  resend: z.nullable(z.enum(RENEWALS)),
  print: z.nullable(z.enum(RENEWALS)),
});
export type WholeMail = z.infer<typeof wholeMailSchema>;

const mailId = z.object({ id: idSchema });

export const listMails = operation({
  id: 'listMails',
  method: 'GET',
  path: '/api/mails',
  access: 'staff',
  summary: 'Mails of the house, newest first unless sorted.',
  query: z.strictObject({
    /** Part of the recipient's address. */
    recipient: z.optional(trimmedText({ max: 120 })),
    kind: z.optional(z.enum(MAIL_KINDS)),
    state: z.optional(z.enum(MAIL_STATES)),
    /** Days at the manufactory, both included. */
    from: z.optional(daySchema),
    to: z.optional(daySchema),
    sort: z.optional(z.enum(MAIL_SORTS)),
    descending: z.optional(z.enum(['true'])),
    ...pageQuery,
  }),
  answer: z.object({
    mails: z.array(mailSchema),
    ...pageInfo,
  }),
});
export const getMail = operation({
  id: 'getMail',
  method: 'GET',
  path: '/api/mails/:id',
  access: 'staff',
  summary: 'One mail, with what opens an account masked.',
  params: mailId,
  answer: wholeMailSchema,
});
export const resendMail = operation({
  id: 'resendMail',
  method: 'POST',
  path: '/api/mails/:id/resend',
  access: 'staff',
  summary:
    'Send a mail again, to the present address of its user. What opened an account and is wiped or over is made anew.',
  params: mailId,
  answer: z.object({ id: z.string(), recipient: z.string(), renewal: z.enum(RENEWALS) }),
});
export const printMail = operation({
  id: 'printMail',
  method: 'POST',
  path: '/api/mails/:id/letter',
  access: 'staff',
  summary:
    'The whole text, to be given out on paper this once; the mail is not sent any more. A link is made anew and lives for a week.',
  params: mailId,
  answer: z.object({
    recipient: z.string(),
    language: languageSchema,
    subject: z.string(),
    body: z.string(),
    /** The address to open, for a code that a phone reads. */
    url: z.nullable(z.string()),
  }),
});

const textPlace = z.object({ kind: z.enum(MAIL_KINDS), language: languageSchema });
const writtenText = { subject: z.string(), body: z.string() };
export const mailTextSchema = z.object({
  kind: z.enum(MAIL_KINDS),
  language: languageSchema,
  ...writtenText,
  /** What the release brings. */
  shipped: z.object(writtenText),
  /** Null while it is the text of the release. */
  updatedAt: z.nullable(timestamp),
  updatedBy: z.nullable(z.string()),
});
export type MailText = z.infer<typeof mailTextSchema>;
/** `updatedAt` of the text that the change was made on; another one since is a `conflict`. */
const basedOn = z.nullable(z.iso.datetime().check(z.maxLength(40)));

export const getMailText = operation({
  id: 'getMailText',
  method: 'GET',
  path: '/api/mail-texts/:kind/:language',
  access: 'staff',
  summary: 'The text of a kind of mail in a language.',
  params: textPlace,
  answer: mailTextSchema,
});
export const putMailText = operation({
  id: 'putMailText',
  method: 'PUT',
  path: '/api/mail-texts/:kind/:language',
  access: 'staff',
  summary: 'Write the text of a kind of mail. It names known variables only, and the one that opens an account.',
  params: textPlace,
  body: z.strictObject({
    subject: trimmedText({ min: 1, max: 200 }),
    body: trimmedLines({ min: 1, max: 10_000 }),
    basedOn,
  }),
  answer: mailTextSchema,
});
export const restoreMailText = operation({
  id: 'restoreMailText',
  method: 'POST',
  path: '/api/mail-texts/:kind/:language/restore',
  access: 'staff',
  summary: 'Back to the text of the release.',
  params: textPlace,
  body: z.strictObject({ basedOn }),
  answer: mailTextSchema,
});
