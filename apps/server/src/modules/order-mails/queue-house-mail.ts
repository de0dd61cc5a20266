import type { MailKind } from '@ringwerk/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { mails } from '../../storage/schema/house.ts';
import { jobs } from '../../storage/schema/jobs.ts';
import { findDealer } from '../dealer/dealer-repository.ts';
import { renewMail } from '../mail/mail-repository.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { findManufactory } from '../setup/setup-repository.ts';
import { NEWS_MS, orderValues, readMailedOrder } from './mailed-order.ts';

/** What a dealer did with an order. */
export interface HouseMail {
  readonly kind: Extract<MailKind, 'house-order-changed' | 'house-order-cancelled'>;
  readonly orderId: string;
  /** Name of who did it. */
  readonly by: string;
  readonly at: Date;
}

/** Whoever changes an order often changes it again at once: so long the mail waits for that. */
const BURST_MS = 10 * 60_000;

/**
 * Queues the mail to the house, in its language; changes that follow one another are one mail. What the house does with orders of its own it knows;
 * without an address the board alone says so.
 */
export async function queueHouseMail(
  { config }: { readonly config: Pick<Services['config'], 'publicUrl'> },
  transaction: Transaction,
  { kind, orderId, by, at }: HouseMail,
): Promise<void> {
  const [found, manufactory] = [await readMailedOrder(transaction, orderId), await findManufactory(transaction)];
  if (found === null || manufactory === null || found.order.dealerId === manufactory.id) return;
  const { email: recipient, language } = await findDealer(transaction, manufactory.id);
  if (recipient === '') return;
  const values = { ...orderValues(config, found, language, '/verwaltung/auftraege'), contact: by };
  const expiresAt = new Date(at.getTime() + NEWS_MS);
  const mail = { kind, recipient, language, values, expiresAt, orderId };
  const waiting = await lockWaitingMail(transaction, orderId);
  if (kind === 'house-order-changed') return tellChange(transaction, mail, waiting, at);
  // What was changed before is told before.
  if (waiting !== null) await hurry(transaction, waiting, at);
  await queueMail(transaction, mail, at);
}

type Mail = Parameters<typeof queueMail>[1] & { readonly expiresAt: Date };

async function tellChange(transaction: Transaction, mail: Mail, waiting: WaitingMail | null, at: Date): Promise<void> {
  const { values, expiresAt } = mail;
  if (waiting === null || waiting.recipient !== mail.recipient || waiting.language !== mail.language) {
    await queueMail(transaction, mail, at, new Date(at.getTime() + BURST_MS));
    return;
  }
  const contact = namesWith(waiting.values?.['contact'], values['contact'] ?? '');
  await renewMail(transaction, waiting.id, { values: { ...waiting.values, ...values, contact }, expiresAt });
}

const namesWith = (before: string | undefined, by: string): string => {
  const names = before?.split(', ') ?? [];
  return names.includes(by) ? names.join(', ') : [...names, by].join(', ');
};

/**
 * The mail about changes of an order that no attempt has begun to send, and that nobody has printed; locked with its job, so that
 * none begins before what it says now is written. The lock of the order lines up those who change it.
 */
async function lockWaitingMail(transaction: Transaction, orderId: string) {
  const [row] = await transaction
    .select({
      id: mails.id,
      jobId: jobs.id,
      recipient: mails.recipient,
      language: mails.language,
      values: mails.values,
    })
    .from(mails)
    .innerJoin(jobs, eq(jobs.id, mails.jobId))
    .where(
      and(
        eq(mails.orderId, orderId),
        eq(mails.kind, 'house-order-changed'),
        isNull(mails.sentAt),
        isNull(mails.printedAt),
        eq(jobs.state, 'waiting'),
        eq(jobs.attempts, 0),
      ),
    )
    .for('update', { skipLocked: true });
  return row ?? null;
}

type WaitingMail = NonNullable<Awaited<ReturnType<typeof lockWaitingMail>>>;

async function hurry(transaction: Transaction, { jobId }: WaitingMail, at: Date): Promise<void> {
  await transaction
    .update(jobs)
    .set({ runAt: sql`least(${jobs.runAt}, ${at.toISOString()}::timestamptz)` })
    .where(eq(jobs.id, jobId));
}
