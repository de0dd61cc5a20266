import type { MailSecurity } from '@ringwerk/contract';
import { createTransport } from 'nodemailer';
import type { KeptMailServer } from '../../storage/schema/house.ts';

/** A mail server that does not answer must not keep a job. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 20_000 };

export type MailTransport = Pick<ReturnType<typeof createTransport>, 'sendMail'>;

/** A server in force: where mails leave, and from whom they come. */
export interface MailServerInForce {
  readonly transport: MailTransport;
  readonly from: string;
}

const ENCRYPTION = {
  tls: { secure: true },
  starttls: { secure: false, requireTLS: true },
  none: { secure: false, ignoreTLS: true },
} as const satisfies Readonly<Record<MailSecurity, object>>;

/** One connection for each mail: the server may be another one by the next. @param company - named beside the address */
export function serverOf(
  { host, port, security, user, password, from }: KeptMailServer,
  company: string,
): MailServerInForce {
  const auth = user === '' ? {} : { auth: { user, pass: password } };
  return {
    transport: createTransport({ host, port, ...ENCRYPTION[security], ...auth, ...TIMEOUTS }),
    from: `"${company.replaceAll(/["\\\r\n]/gu, ' ')}" <${from}>`,
  };
}

/** By the address of `SMTP_URL`. */
export const serverOfUrl = (url: string, from: string): MailServerInForce => ({
  transport: createTransport({ url, ...TIMEOUTS }),
  from,
});
