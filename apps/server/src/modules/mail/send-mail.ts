import { fillMailText, MAIL_FACTS } from '@ringwerk/contract';
import type { Services } from '../../services.ts';
import { JobError, type JobContext } from '../jobs/define-job.ts';
import { findMail, markSent, type MailRow } from './mail-repository.ts';
import { mailDetail } from './mail-outcome.ts';
import type { MailServerInForce } from './mail-transport.ts';

/** Answers of a mail server that another attempt does not change. */
const REFUSED_FOR_GOOD = { from: 500, to: 599 };
/** Of these the sender's own access is the reason, which the house can put right. */
const OWN_ACCESS = new Set([530, 534, 535, 538]);

/** Sends one mail by its job, outside of any transaction, and writes down that it is out. */
export async function sendMail(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { transport, from, isQuoted }: MailServerInForce,
  mailId: string,
  { id, signal, progress }: Pick<JobContext, 'id' | 'signal' | 'progress'>,
): Promise<void> {
  const mail = await findMail(database.orm, mailId);
  // Forgotten, or out already: the process ended before the job was marked as done.
  if (mail === null || mail.sentAt !== null || mail.printedAt !== null) return;
  if (mail.jobId !== id) throw new JobError('mail.replaced', 'another mail was sent in its place', { isFinal: true });
  if (!isSendable(mail, clock()))
    throw new JobError('mail.expired', 'what it would open is wiped or over', { isFinal: true });
  const values = { ...mail.values, ...mail.secrets };
  signal.throwIfAborted();
  progress(0, 'sending');
  try {
    await transport.sendMail({
      from,
      to: mail.recipient,
      subject: fillMailText(mail.subject, values),
      text: fillMailText(mail.body, values),
    });
  } catch (error) {
    throw mailFailure(error, isQuoted);
  }
  await markSent(database.orm, mail.id, clock());
}

/** Whether what the mail opens is there, and still opens it. Mails of release 0.3 are filled. */
export function isSendable({ kind, values, secrets, expiresAt }: MailRow, now: Date): boolean {
  const { secret } = MAIL_FACTS[kind];
  if (values === null) return true;
  // News of an order is no news after weeks in which no mail went out.
  const isOver = expiresAt !== null && expiresAt <= now;
  return !isOver && (secret === null || secrets?.[secret] !== undefined);
}

/** @param isQuoted - false: a server of the house's own network, whose words say too much of it */
function mailFailure(error: unknown, isQuoted: boolean): JobError {
  const detail = isQuoted ? mailDetail(error) : '';
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : null;
  if (code === null) return new JobError('mail.unreachable', detail);
  if (OWN_ACCESS.has(code)) return new JobError('mail.login', detail);
  const isFinal = code >= REFUSED_FOR_GOOD.from && code <= REFUSED_FOR_GOOD.to;
  return new JobError('mail.refused', detail, { isFinal });
}
