import type { Language, TestMailAnswer } from '@ringwerk/contract';
import { mailDetail, mailOutcome } from './mail-outcome.ts';
import type { MailServerInForce } from './mail-transport.ts';
import { TEST_MAIL_TEXTS } from './test-mail-texts.ts';

export interface TestLetter {
  readonly to: string;
  readonly language: Language;
  /** Of the portal that it is sent from. */
  readonly url: string;
}

/** Sends a letter through a server, and says what came of it: a server that refuses is an answer, no failure. */
export async function sendTestMail(
  { transport, from }: MailServerInForce,
  { to, language, url }: TestLetter,
): Promise<TestMailAnswer> {
  const { subject, body } = TEST_MAIL_TEXTS[language];
  try {
    await transport.sendMail({ from, to, subject, text: body.replace('{url}', url) });
    return { outcome: 'sent', detail: null };
  } catch (error) {
    return { outcome: mailOutcome(error), detail: mailDetail(error) };
  }
}
