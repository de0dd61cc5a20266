import type { MailSecurity } from '@ringwerk/contract';
import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import type { KeptMailServer } from '../../storage/schema/house.ts';
import { mailAddress, type MailNetwork } from '../outgoing/mail-network.ts';

/** A mail server that does not answer must not keep a job. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 20_000 };

export type MailTransport = Pick<ReturnType<typeof createTransport>, 'sendMail'>;

/** A server in force: where mails leave, and from whom they come. */
export interface MailServerInForce {
  readonly transport: MailTransport;
  readonly from: string;
  /** Whether what the server says may be shown: what stands in an inner network is nobody's to explore. */
  readonly isQuoted: boolean;
}

const ENCRYPTION = {
  tls: { secure: true },
  starttls: { secure: false, requireTLS: true },
  none: { secure: false, ignoreTLS: true },
} as const satisfies Readonly<Record<MailSecurity, object>>;

/**
 * One connection for each mail: the server may be another one by the next.
 * @param company - named beside the address
 * @throws MailHostError
 */
export async function serverOf(
  network: MailNetwork,
  kept: KeptMailServer,
  company: string,
): Promise<MailServerInForce> {
  const { host, port, security, user, password, from, isInner } = kept;
  const auth = user === '' ? {} : { auth: { user, pass: password } };
  const address = await mailAddress(network, kept);
  // The certificate is that of the name, which is not asked for a second time.
  const name = isIP(host) === 0 ? { servername: host } : {};
  return {
    transport: createTransport({ host: address, ...name, port, ...ENCRYPTION[security], ...auth, ...TIMEOUTS }),
    from: `"${company.replaceAll(/["\\\r\n]/gu, ' ')}" <${from}>`,
    isQuoted: !isInner,
  };
}

/** By the address of `SMTP_URL`, which whoever runs the server has set. */
export const serverOfUrl = (url: string, from: string): MailServerInForce => ({
  transport: createTransport({ url, ...TIMEOUTS }),
  from,
  isQuoted: true,
});
