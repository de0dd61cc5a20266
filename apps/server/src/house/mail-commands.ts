import { LANGUAGES, MAIL_PORTS, MAIL_SECURITIES, postedMailServer, type MailSecurity } from '@ringwerk/contract';
import { findDealer } from '../modules/dealer/dealer-repository.ts';
import { lockMailServer, readMailServer } from '../modules/mail/mail-server-repository.ts';
import { changeMailServer, requireMailHost, withPassword } from '../modules/mail/mail-server.ts';
import { tryInForce } from '../modules/mail/test-mail.ts';
import { findManufactory } from '../modules/setup/setup-repository.ts';
import type { KeptMailServer } from '../storage/schema/house.ts';
import { HouseError, misused, type House } from './house-error.ts';
import { checked, readOptions, type Options } from './read-options.ts';
import { inWords } from './settings-command.ts';

const NAMES = ['host', 'port', 'security', 'user', 'password-file', 'from'] as const;
type Texts = Options<(typeof NAMES)[number], never>['texts'];

/** Sets the mail server, or switches mails off. */
export async function mailServer(house: House, args: readonly string[]): Promise<readonly string[]> {
  const { texts, flags, words } = readOptions(args, { texts: NAMES, flags: ['off', 'inner'] });
  const isOff = flags.has('off');
  if (words.length > 0 || isOff === (texts.host !== undefined)) misused('Which mail server, or --off?');
  const password = texts['password-file'] === undefined ? undefined : await house.readText(texts['password-file']);
  await house.database.transaction(async (transaction) => {
    await lockMailServer(transaction);
    const before = await readMailServer(transaction);
    const server = isOff
      ? null
      : await serverOf(house, { texts, password, isInner: flags.has('inner') }, before.server);
    await changeMailServer(transaction, null, house.now, { before, server });
  });
  if (isOff) return ['Mails are off: links and letters are printed in the back office.'];
  const isOverruled = house.config.smtpUrl !== null;
  return [
    'The mail server is kept.',
    ...(isOverruled ? ['SMTP_URL of the environment counts before it.'] : []),
    'Try it: npm run house -- test-mail ADDRESS',
  ];
}

interface Given {
  readonly texts: Texts;
  readonly password: string | undefined;
  readonly isInner: boolean;
}

async function serverOf(
  { mailNetwork }: House,
  { texts, password, isInner }: Given,
  kept: KeptMailServer | null,
): Promise<KeptMailServer> {
  const { host, port, security = 'starttls', user = '', from } = texts;
  const posted = checked(postedMailServer, {
    host,
    port: port === undefined ? MAIL_PORTS[securityOf(security)] : Number(port),
    security,
    user,
    from,
    isInner,
    ...(password === undefined ? {} : { password: password.replace(/\r?\n$/u, '') }),
  });
  try {
    await requireMailHost(mailNetwork, posted, '');
    return withPassword(posted, kept);
  } catch (error) {
    return inWords(error);
  }
}

const securityOf = (word: string): MailSecurity =>
  MAIL_SECURITIES.find((known) => known === word) ?? misused(`There is no security ${word}.`);

/** Sends a test mail by the server in force. @throws HouseError with what the mail server has said. */
export async function testMail(house: House, args: readonly string[]): Promise<readonly string[]> {
  const { texts, words } = readOptions(args, { texts: ['language'] });
  const [to = ''] = words;
  if (words.length !== 1 || !to.includes('@')) misused('To which address?');
  const language = LANGUAGES.find((known) => known === texts.language) ?? (await houseLanguage(house));
  const answer = await tryInForce(house, { to, language, url: house.config.publicUrl });
  if (answer === null) throw new HouseError('Mails are off: mail-server names a server.');
  const { outcome, detail } = answer;
  if (outcome !== 'sent') throw new HouseError(`Not sent (${outcome}): ${detail ?? 'no answer'}`);
  return [`Sent to ${to}. Look into the mailbox.`];
}

async function houseLanguage({ database: { orm } }: House) {
  const company = await findManufactory(orm);
  return company === null ? 'en' : (await findDealer(orm, company.id)).language;
}
