import type { Language, PostedMailServer, TestMailAnswer } from '@ringwerk/contract';
import type { KeptMailServer } from '../../storage/schema/house.ts';
import { MailHostError, type MailNetwork } from '../outgoing/mail-network.ts';
import { mailDetail, mailOutcome } from './mail-outcome.ts';
import { mailServerInForce, requireMailHost, withPassword, type Means } from './mail-server.ts';
import { serverOf, type MailServerInForce } from './mail-transport.ts';
import { TEST_MAIL_TEXTS } from './test-mail-texts.ts';

export interface TestLetter {
  readonly to: string;
  readonly language: Language;
  /** Of the portal that it is sent from. */
  readonly url: string;
}

const OUT_OF_REACH: TestMailAnswer = { outcome: 'unreachable', detail: null };

/** Sends a letter through a server, and says what came of it: a server that refuses is an answer, no failure. */
export async function sendTestMail(
  { transport, from, isQuoted }: MailServerInForce,
  { to, language, url }: TestLetter,
): Promise<TestMailAnswer> {
  const { subject, body } = TEST_MAIL_TEXTS[language];
  try {
    await transport.sendMail({ from, to, subject, text: body.replace('{url}', url) });
    return { outcome: 'sent', detail: null };
  } catch (error) {
    return { outcome: mailOutcome(error), detail: isQuoted ? mailDetail(error) : null };
  }
}

/** The same through the server in force; null: mails are off. */
export const tryInForce = (means: Means, letter: TestLetter): Promise<TestMailAnswer | null> =>
  orOutOfReach(async () => {
    const server = await mailServerInForce(means);
    return server === null ? null : sendTestMail(server, letter);
  });

interface Typed {
  readonly posted: PostedMailServer;
  /** What the house has set before. */
  readonly kept: KeptMailServer | null;
  readonly company: string;
}

/** The same through a server that is typed. @throws CodedError at `/server` for one that mails must not be handed over to */
export async function tryTyped(
  network: MailNetwork,
  { posted, kept, company }: Typed,
  letter: TestLetter,
): Promise<TestMailAnswer> {
  const server = withPassword(posted, kept);
  await requireMailHost(network, posted, '/server');
  return orOutOfReach(async () => sendTestMail(await serverOf(network, server, company), letter));
}

/** A name that nobody knows, or that leads elsewhere by now, is out of reach. */
async function orOutOfReach<Answer>(work: () => Promise<Answer>): Promise<Answer | TestMailAnswer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof MailHostError) return OUT_OF_REACH;
    throw error;
  }
}
