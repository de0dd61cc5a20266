import { MAIL_PORTS, type MailSecurity, type MailServer, type PostedMailServer } from '@ringwerk/contract';

/** A mail server as it is typed. */
export interface MailServerDraft {
  readonly host: string;
  readonly port: string;
  readonly security: MailSecurity;
  readonly user: string;
  /** Empty: the one that is kept. */
  readonly password: string;
  readonly from: string;
  /** Whether it stands in the house's own network. */
  readonly isInner: boolean;
}

export const NO_MAIL_SERVER: MailServerDraft = {
  host: '',
  port: String(MAIL_PORTS.starttls),
  security: 'starttls',
  user: '',
  password: '',
  from: '',
  isInner: false,
};

export const draftOfServer = (server: NonNullable<MailServer['server']>): MailServerDraft => {
  const { host, port, security, user, from, isInner } = server;
  return { host, port: String(port), security, user, password: '', from, isInner };
};

/** As it is sent. A port that is no number is sent as one that is refused at its field. */
export function postedServer({
  port,
  password,
  host,
  user,
  from,
  security,
  isInner,
}: MailServerDraft): PostedMailServer {
  const texts = { host: host.trim(), user: user.trim(), from: from.trim(), security, isInner };
  const number = /^\d{1,6}$/u.test(port.trim()) ? Number(port) : 0;
  return { ...texts, port: number, ...(password === '' ? {} : { password }) };
}

/** Another encryption brings its port along, unless somebody has typed one of their own. */
export function withSecurity(draft: MailServerDraft, security: MailSecurity): MailServerDraft {
  const isUsual = draft.port.trim() === String(MAIL_PORTS[draft.security]);
  return { ...draft, security, port: isUsual ? String(MAIL_PORTS[security]) : draft.port };
}
