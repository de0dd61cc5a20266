import type { Transaction } from '../../storage/database.ts';
import { settleJob } from '../jobs/job-repository.ts';
import { detachMail, lockOpenMailsOf } from './mail-repository.ts';

/** Mails of a user that are not out are not sent any more: what they open is over. One under way opens nothing. */
export async function settleMailsOf(transaction: Transaction, userId: string, now: Date): Promise<void> {
  for (const { id, jobId } of await lockOpenMailsOf(transaction, userId)) {
    if (jobId !== null) await settleJob(transaction, jobId, now);
    await detachMail(transaction, id);
  }
}
