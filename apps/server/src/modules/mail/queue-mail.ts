import { randomUUID } from 'node:crypto';
import type { Language, MailKind, MailValues } from '@ringwerk/contract';
import type { Queryable } from '../../storage/database.ts';
import { DAY_MS } from '../calendar/house-calendar.ts';
import { addJob } from '../jobs/add-job.ts';
import { MAIL_JOB } from './mail-job.ts';
import { forgetMails, houseCompany, insertMail, OUT_OF_ATTEMPTS } from './mail-repository.ts';
import { readMailText } from './mail-text-repository.ts';
import { SHIPPED_MAIL_TEXTS } from './mail-texts.ts';

/** As long as a letter may lie until somebody prints it; afterwards it gets a new secret. */
const SECRETS_KEPT_MS = 14 * DAY_MS;
/** As long as a declined request is kept: the privacy notice promises it. */
const MAILS_KEPT_MS = 183 * DAY_MS;

export interface OutgoingMail {
  readonly kind: MailKind;
  readonly recipient: string;
  readonly language: Language;
  readonly values: MailValues;
  /** What opens an account. */
  readonly secrets?: MailValues;
  /** After this they open nothing any more, and the mail is not sent. */
  readonly expiresAt?: Date | null;
  /** Whose account it is about. */
  readonly userId?: string | null;
  /** Which order it is about. */
  readonly orderId?: string | null;
  /** Of the mail; one that is there already is not queued once more. Absent: a new one. */
  readonly id?: string;
}

/** Puts a mail and the job that sends it into the house's outbox; belongs into the transaction of its cause. */
export async function queueMail(
  database: Queryable,
  mail: OutgoingMail,
  at: Date,
  /** When it is sent at the earliest; absent: at once. */
  runAt = at,
): Promise<string> {
  const { kind, recipient, language, values, secrets = null, expiresAt = null, userId = null, orderId = null } = mail;
  const { id = randomUUID() } = mail;
  const ago = (ms: number): Date => new Date(at.getTime() - ms);
  await forgetMails(database, { secrets: ago(SECRETS_KEPT_MS), mails: ago(MAILS_KEPT_MS) });
  const text = (await readMailText(database, kind, language))?.text ?? SHIPPED_MAIL_TEXTS[kind][language];
  const signed = { ...values, house: await houseCompany(database) };
  const jobId = await addJob(database, MAIL_JOB, { mailId: id }, { now: at, runAt, subject: recipient });
  const { subject, body } = text;
  const row = {
    id,
    kind,
    recipient,
    language,
    subject,
    body,
    values: signed,
    secrets,
    expiresAt,
    userId,
    orderId,
    jobId,
  };
  await insertMail(database, { ...row, createdAt: at, attempts: OUT_OF_ATTEMPTS });
  return id;
}
