import type { Language } from '@ringwerk/contract';
import type { Queryable } from '../../storage/database.ts';
import { mails } from '../../storage/schema/house.ts';

/** Kinds whose text holds a secret: it is wiped once the mail is out. */
export const SECRET_KINDS = ['first-password', 'password-reset', 'invitation'] as const;
export type MailKind = (typeof SECRET_KINDS)[number] | 'registration-declined';

export interface OutgoingMail {
  readonly kind: MailKind;
  readonly recipient: string;
  readonly language: Language;
  readonly subject: string;
  readonly body: string;
}

/** Puts a mail into the house's outbox; belongs into the transaction of its cause. */
export async function queueMail(database: Queryable, mail: OutgoingMail, at: Date): Promise<void> {
  await database.insert(mails).values({ ...mail, createdAt: at, runAt: at });
}
