import { createTransport } from 'nodemailer';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { sendDueMails } from './send-mails.ts';

const LOOK_MS = 5_000;
/** A mail server that does not answer must not keep the outbox. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Looks into the outbox while the application runs. Without SMTP the mails stay there for staff to read. */
export function openMailRoom(app: FastifyInstance, services: Services): void {
  const { smtpUrl } = services.config;
  if (smtpUrl === null) return;
  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS });
  let round: Promise<unknown> | null = null;
  const look = (): void => {
    round ??= sendDueMails(services, transport)
      .catch((error: unknown) => services.log.warn({ err: error }, 'mails could not be sent'))
      .finally(() => {
        round = null;
      });
  };
  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await round;
    transport.close();
  });
}
