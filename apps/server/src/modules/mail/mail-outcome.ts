import type { TestMailOutcome } from '@ringwerk/contract';

/** As nodemailer reports what went wrong. */
interface MailFault {
  readonly code: string;
  /** That of the system or of OpenSSL, where it had one. */
  readonly originalCode: string;
  readonly command: string;
  readonly message: string;
  readonly hasResponse: boolean;
}

const DETAIL_MAX = 300;
/** Codes of OpenSSL's checks, and Node's own of a name that the certificate does not have. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)|ALTNAME|certificate/u;
const ENCRYPTION = /ETLS|ERR_SSL|EPROTO$|STARTTLS/u;

/** Why a mail server did not take a mail; a first fit, from the connection to the letter. */
export function mailOutcome(error: unknown): Exclude<TestMailOutcome, 'sent'> {
  const { code, originalCode, command, message, hasResponse } = faultOf(error);
  if (code === 'EAUTH') return 'login';
  if (command === 'MAIL FROM') return 'sender';
  if (command === 'RCPT TO') return 'recipient';
  if (CERTIFICATE.test(originalCode) || CERTIFICATE.test(message)) return 'certificate';
  if (ENCRYPTION.test(code) || ENCRYPTION.test(originalCode) || command === 'STARTTLS') return 'encryption';
  return hasResponse || command === 'DATA' ? 'refused' : 'unreachable';
}

/** The other side's own words, in one line. */
export function mailDetail(error: unknown): string {
  const line = faultOf(error).message.replaceAll(/\s+/gu, ' ').trim();
  return line.length > DETAIL_MAX ? `${line.slice(0, DETAIL_MAX)}…` : line;
}

function faultOf(error: unknown): MailFault {
  const fields: Readonly<Record<string, unknown>> = error instanceof Error ? { ...error } : {};
  const text = (name: string): string => (typeof fields[name] === 'string' ? fields[name] : '');
  return {
    code: text('code'),
    originalCode: text('originalCode'),
    command: text('command'),
    message: error instanceof Error ? error.message : String(error),
    hasResponse: text('response') !== '',
  };
}
