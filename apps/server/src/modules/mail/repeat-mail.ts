import { fillMailText, MAIL_FACTS, type MailValues, type Renewal } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { settleJob } from '../jobs/job-repository.ts';
import { newAccountLink } from '../people/account-link.ts';
import { dropLinks } from '../people/people-repository.ts';
import { firstPassword } from '../registrations/first-password.ts';
import { setPassword } from '../registrations/registration-repository.ts';
import { forgetDevices } from '../session/device-repository.ts';
import { hashPassword } from '../session/password.ts';
import { endSessionsOf } from '../session/end-sessions.ts';
import { renewalOf } from './mail-answer.ts';
import { findListedMail, type ListedMail } from './mail-list.ts';
import { lockMail, markPrinted, detachMail } from './mail-repository.ts';
import { queueMail } from './queue-mail.ts';

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

export interface Resent {
  readonly id: string;
  readonly recipient: string;
  readonly renewal: Renewal;
}
export interface Letter {
  readonly recipient: string;
  readonly language: ListedMail['mail']['language'];
  readonly subject: string;
  readonly body: string;
  readonly url: string | null;
}

/** Queues the mail once more, to the present address of its user; the former one is not sent any more. */
export async function resendMail(services: Services, caller: Caller, id: string): Promise<Resent> {
  const fresh = await freshPassword();
  return services.database.transaction(async (transaction) => {
    const now = services.clock();
    const { listed, renewal } = await openMail(transaction, caller, id, now, false);
    const { mail, user } = listed;
    const content = await renewed(services, transaction, listed, { renewal, fresh, now, lifeMs: HOUR_MS });
    await settle(transaction, listed, now);
    const recipient = user === null || user.email === '' ? mail.recipient : user.email;
    const { values, secrets, expiresAt } = content;
    const again = {
      kind: mail.kind,
      recipient,
      language: mail.language,
      values,
      secrets,
      expiresAt,
      userId: mail.userId,
      orderId: mail.orderId,
    };
    const newId = await queueMail(transaction, again, now);
    const detail = { renewal, as: newId };
    await recordAudit(transaction, caller, now, { action: 'mail.resent', entity: 'mail', entityId: id, detail });
    return { id: newId, recipient, renewal };
  });
}

/** The whole text for paper, this once: afterwards its secret is wiped, and the mail is not sent any more. */
export async function printMail(services: Services, caller: Caller, id: string): Promise<Letter> {
  const fresh = await freshPassword();
  return services.database.transaction(async (transaction) => {
    const now = services.clock();
    const { listed, renewal } = await openMail(transaction, caller, id, now, true);
    const { mail } = listed;
    const content = await renewed(services, transaction, listed, { renewal, fresh, now, lifeMs: WEEK_MS });
    await settle(transaction, listed, now);
    await markPrinted(transaction, id, now, content.values);
    const detail = { renewal };
    await recordAudit(transaction, caller, now, { action: 'mail.printed', entity: 'mail', entityId: id, detail });
    const values = { ...content.values, ...content.secrets };
    const { recipient, language, subject, body } = mail;
    return {
      recipient,
      language,
      subject: fillMailText(subject, values),
      body: fillMailText(body, values),
      url: MAIL_FACTS[mail.kind].secret === null ? null : (values.url ?? null),
    };
  });
}

interface Password {
  readonly word: string;
  readonly hash: string;
}

/** Hashed before a row is locked: it is the slow part. */
async function freshPassword(): Promise<Password> {
  const word = firstPassword();
  return { word, hash: await hashPassword(word) };
}

async function openMail(
  transaction: Transaction,
  caller: Caller,
  id: string,
  now: Date,
  isPrinted: boolean,
): Promise<{ listed: ListedMail; renewal: Renewal }> {
  await lockMail(transaction, id);
  const listed = await findListedMail(transaction, id);
  if (listed === null) throw new CodedError('not-found');
  const renewal = renewalOf(listed, caller, now, { isPrinted });
  if (renewal === null) throw new CodedError('conflict');
  return { listed, renewal };
}

/** A job that runs at this moment sends the mail: then nothing is changed. */
async function settle(transaction: Transaction, { mail }: ListedMail, now: Date): Promise<void> {
  if (mail.jobId !== null && !(await settleJob(transaction, mail.jobId, now))) throw new CodedError('conflict');
  await detachMail(transaction, mail.id);
}

interface Content {
  readonly values: MailValues;
  readonly secrets: MailValues;
  readonly expiresAt: Date | null;
}
interface Means {
  readonly renewal: Renewal;
  readonly fresh: Password;
  readonly now: Date;
  readonly lifeMs: number;
}

async function renewed(
  { config }: Services,
  transaction: Transaction,
  { mail }: ListedMail,
  { renewal, fresh, now, lifeMs }: Means,
): Promise<Content> {
  const values = mail.values ?? {};
  // Whoever sends news of an order again wants it read, however old it is.
  const expiresAtAgain = MAIL_FACTS[mail.kind].secret === null ? null : mail.expiresAt;
  if (renewal === 'none') return { values, secrets: mail.secrets ?? {}, expiresAt: expiresAtAgain };
  const { userId, language } = mail;
  if (userId === null) throw new Error('a mail without a user has nothing to renew');
  if (renewal === 'password') {
    await setPassword(transaction, userId, fresh.hash, now);
    await endSessionsOf(transaction, userId, now);
    await forgetDevices(transaction, userId);
    return { values, secrets: { password: fresh.word }, expiresAt: null };
  }
  const isInvitation = mail.kind === 'invitation';
  // Of several invitations the last one counts.
  if (isInvitation) await dropLinks(transaction, userId, now);
  const { url, until, expiresAt } = await newAccountLink(
    transaction,
    isInvitation ? 'invitation' : 'password',
    { id: userId, language },
    { publicUrl: config.publicUrl, now, lifeMs: isInvitation ? WEEK_MS : lifeMs },
  );
  return { values: { ...values, until }, secrets: { url }, expiresAt };
}
