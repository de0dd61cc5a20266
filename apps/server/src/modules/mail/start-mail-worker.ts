import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { addJob } from '../jobs/add-job.ts';
import { JobError } from '../jobs/define-job.ts';
import { MailHostError } from '../outgoing/mail-network.ts';
import { MAIL_JOB } from './mail-job.ts';
import { listOrphans, setJob } from './mail-repository.ts';
import { hasMailServer, mailServerInForce } from './mail-server.ts';
import { sendMail } from './send-mail.ts';

/** A process of release 0.3 may write mails as long as it is not exchanged, ms. */
const ADOPT_MS = 60_000;

/** Sends mails by the queue. While mails are off their jobs wait, and the back office prints them. */
export function startMailWorker(app: FastifyInstance, services: Services): void {
  const { config, database } = services;
  services.jobs.register(
    MAIL_JOB,
    async (context, { mailId }) => {
      const server = await serverForJob(services);
      if (server === null) throw new JobError('mail.unreachable', 'mails were switched off');
      return sendMail(services, server, mailId, context);
    },
    { isReady: () => hasMailServer(config, database.orm) },
  );
  const adopt = (): void => {
    adoptMails(services).catch((error: unknown) =>
      services.log.warn({ err: error }, 'mails of a former release could not be put into the queue'),
    );
  };
  let adopting: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    adopt();
    adopting = setInterval(adopt, ADOPT_MS).unref();
  });
  app.addHook('onClose', async () => clearInterval(adopting));
}

/** A server that is out of reach now may be in reach at the next attempt. */
async function serverForJob(services: Services) {
  try {
    return await mailServerInForce(services);
  } catch (error) {
    if (error instanceof MailHostError) throw new JobError('mail.unreachable', error.message);
    throw error;
  }
}

/** Mails of a release before the queue have no job yet. */
export function adoptMails({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  return database.transaction(async (transaction) => {
    for (const { id, recipient } of await listOrphans(transaction)) {
      const jobId = await addJob(transaction, MAIL_JOB, { mailId: id }, { now: clock(), subject: recipient });
      await setJob(transaction, id, jobId);
    }
  });
}
