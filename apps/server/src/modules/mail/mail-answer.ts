import { fillMailText, isHouseRole, MAIL_FACTS, type Mail, type Renewal, type WholeMail } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import type { ListedMail } from './mail-list.ts';
import type { MailRow } from './mail-repository.ts';
import { isSendable } from './send-mail.ts';

const MASK = '••••••••';

/** A text of the mail as everybody in the office may see it. */
function masked(mail: MailRow, text: string): string {
  const { secret } = MAIL_FACTS[mail.kind];
  // Of release 0.3: filled, so what opens the account cannot be distinguished from the rest of a text that is not out.
  if (mail.values === null) return secret === null || mail.sentAt !== null ? text : MASK;
  return fillMailText(text, { ...mail.values, ...(secret === null ? {} : { [secret]: MASK }) });
}

export const mailAnswer = ({ mail, state, job }: ListedMail): Mail => ({
  id: mail.id,
  kind: mail.kind,
  recipient: mail.recipient,
  language: mail.language,
  state,
  subject: masked(mail, mail.subject),
  createdAt: mail.createdAt.toISOString(),
  sentAt: mail.sentAt?.toISOString() ?? null,
  printedAt: mail.printedAt?.toISOString() ?? null,
  error: state === 'sent' || state === 'printed' ? null : (job?.error ?? null),
});

/** @param hasMailServer - without one nothing is sent, only printed. */
export const wholeMailAnswer = (
  listed: ListedMail,
  caller: Caller,
  { now, hasMailServer }: { readonly now: Date; readonly hasMailServer: boolean },
): WholeMail => ({
  ...mailAnswer(listed),
  body: masked(listed.mail, listed.mail.body),
  errorDetail: listed.state === 'failed' || listed.state === 'waiting' ? (listed.job?.errorDetail ?? null) : null,
  runAt: listed.state === 'waiting' ? (listed.job?.runAt.toISOString() ?? null) : null,
  resend: hasMailServer ? renewalOf(listed, caller, now) : null,
  print: renewalOf(listed, caller, now, { isPrinted: true }),
});

/**
 * What must be made anew for a mail to go out again; null where it cannot. What opens an account of the manufactory is
 * given out by an admin only: any other role could become one by it.
 */
export function renewalOf(
  { mail, job, user }: Pick<ListedMail, 'mail' | 'job' | 'user'>,
  caller: Pick<Caller, 'role'>,
  now: Date,
  { isPrinted = false }: { readonly isPrinted?: boolean } = {},
): Renewal | null {
  const { secret } = MAIL_FACTS[mail.kind];
  if (mail.values === null || job?.state === 'running') return null;
  if (secret === null) return 'none';
  if (!isReachable(user, isPrinted) || !mayGiveOut(caller, user)) return null;
  // An invitation that was accepted opens nothing more, and before that nothing else does.
  if ((mail.kind === 'invitation') === user.hasPassword) return null;
  return renewalFor(mail, secret, now, isPrinted);
}

/** A letter takes longer than a link of a mail lives. */
function renewalFor(mail: MailRow, secret: 'url' | 'password', now: Date, isPrinted: boolean): Renewal {
  const renewal = secret === 'url' ? 'link' : 'password';
  return isSendable(mail, now) && !(isPrinted && renewal === 'link') ? 'none' : renewal;
}

type User = NonNullable<ListedMail['user']>;
const isReachable = (user: User | null, isPrinted: boolean): user is User =>
  user !== null && user.isActive && (isPrinted || user.email !== '');
const mayGiveOut = (caller: Pick<Caller, 'role'>, { role }: User): boolean =>
  !isHouseRole(role) || caller.role === 'admin';
