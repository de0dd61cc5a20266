import { createTransport } from 'nodemailer';
import type { Services } from '../../services.ts';
import { markFailed, markSent, nextMail, type MailRow } from './mail-repository.ts';
import { SECRET_KINDS } from './queue-mail.ts';

/** What a sender needs of the house. */
export type Outbox = Pick<Services, 'config' | 'database' | 'clock'>;
type Transport = Pick<ReturnType<typeof createTransport>, 'sendMail'>;
const WIPED = '(sent; the text held a secret and is not kept)';
const isSecret = (mail: MailRow): boolean => SECRET_KINDS.some((kind) => kind === mail.kind);

/** Sends what is due, one mail per transaction; two processes never send the same one. */
export async function sendDueMails(services: Outbox, transport: Transport): Promise<number> {
  let sent = 0;
  for (;;) {
    const isDone = await services.database.transaction(async (transaction) => {
      const now = services.clock();
      const mail = await nextMail(transaction, now);
      if (mail === null) return true;
      try {
        await transport.sendMail({
          from: services.config.mailFrom,
          to: mail.recipient,
          subject: mail.subject,
          text: mail.body,
        });
        await markSent(transaction, mail, now, isSecret(mail) ? WIPED : mail.body);
        sent += 1;
      } catch (error) {
        await markFailed(transaction, mail, now, error instanceof Error ? error.message : String(error));
      }
      return false;
    });
    if (isDone) return sent;
  }
}
