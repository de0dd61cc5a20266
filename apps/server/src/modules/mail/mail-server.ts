import * as contract from '@ringwerk/contract';
import type { Config } from '../../config.ts';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Database, Queryable, Transaction } from '../../storage/database.ts';
import type { KeptMailServer } from '../../storage/schema/house.ts';
import { differences, recordAudit, type Doer } from '../audit/record-audit.ts';
import { wakeWorkers } from '../jobs/add-job.ts';
import { mailAddress, MailHostError, type MailNetwork } from '../outgoing/mail-network.ts';
import { countMails } from './mail-list.ts';
import { houseCompany } from './mail-repository.ts';
import { lockMailServer, readMailServer, writeMailServer, type StoredMailServer } from './mail-server-repository.ts';
import { serverOf, serverOfUrl, type MailServerInForce } from './mail-transport.ts';

export interface Means {
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom'>;
  readonly database: Database;
  readonly mailNetwork: MailNetwork;
}

/**
 * The server that mails leave by: the environment's before the house's; null while mails are off.
 * @throws MailHostError
 */
export async function mailServerInForce({ config, database, mailNetwork }: Means): Promise<MailServerInForce | null> {
  if (config.smtpUrl !== null) return serverOfUrl(config.smtpUrl, config.mailFrom);
  const { server } = await readMailServer(database.orm);
  return server === null ? null : serverOf(mailNetwork, server, await houseCompany(database.orm));
}

/** Whether mails are sent at all. */
export const hasMailServer = async ({ smtpUrl }: Pick<Config, 'smtpUrl'>, database: Queryable): Promise<boolean> =>
  smtpUrl !== null || (await readMailServer(database)).server !== null;

export async function mailServerAnswer({ config, database }: Omit<Means, 'mailNetwork'>): Promise<contract.MailServer> {
  const [{ server, version }, waiting] = await Promise.all([
    readMailServer(database.orm),
    countMails(database.orm, { state: 'waiting' }),
  ]);
  const source = config.smtpUrl !== null ? 'environment' : server === null ? 'none' : 'house';
  return { source, server: shown(server), waiting, version };
}

/** Without the password: whoever sees the page shall not learn it. */
function shown(server: KeptMailServer | null) {
  if (server === null) return null;
  const { password, ...rest } = server;
  return { ...rest, hasPassword: password !== '' };
}

/**
 * A posted server with its password. One that was left out is the kept one of the same server and login: to another host or
 * port, or over a line that is no longer encrypted, it would be given away.
 */
export function withPassword(
  { password, ...posted }: contract.PostedMailServer,
  kept: KeptMailServer | null,
): KeptMailServer {
  if (password !== undefined) return { ...posted, password };
  if (posted.user === '') return { ...posted, password: '' };
  if (kept !== null && kept.password !== '' && isSameServer(posted, kept))
    return { ...posted, password: kept.password };
  const issue = { code: 'field.missing', path: '/server/password', params: {}, severity: 'error' } as const;
  throw new CodedError('request.invalid', { issues: [issue] });
}

/** STARTTLS is required where it is set, so that it guards a password as TLS does. */
const isSameServer = (posted: Omit<KeptMailServer, 'password'>, kept: KeptMailServer): boolean =>
  posted.host === kept.host &&
  posted.port === kept.port &&
  posted.user === kept.user &&
  (kept.security === 'none' || posted.security !== 'none');

/** Sets the server, or null for none; belongs into the transaction that decides it. Mails that wait go out. */
export async function changeMailServer(
  transaction: Transaction,
  doer: Doer | null,
  now: Date,
  change: { readonly before: StoredMailServer; readonly server: KeptMailServer | null },
): Promise<void> {
  const { before, server } = change;
  await writeMailServer(transaction, { server, version: before.version + 1 }, now);
  const nothing = { host: null, port: null, security: null, user: null, from: null, isInner: null };
  await recordAudit(transaction, doer, now, {
    action: 'mail-server.changed',
    entity: 'mail-server',
    entityId: 'house',
    detail: { isPasswordNew: before.server?.password !== server?.password },
    ...differences<object>(withoutPassword(before.server) ?? nothing, withoutPassword(server) ?? nothing),
  });
  if (server !== null) await wakeWorkers(transaction);
}

function withoutPassword(server: KeptMailServer | null): object | null {
  if (server === null) return null;
  const { password: _secret, ...rest } = server;
  return rest;
}

/**
 * Refuses a server that mails must not be handed over to; one whose name is not known at this moment may be set.
 * @param path - of the server in the request
 * @throws CodedError at its port or host
 */
export async function requireMailHost(
  network: MailNetwork,
  posted: contract.PostedMailServer,
  path: string,
): Promise<void> {
  try {
    await mailAddress(network, posted);
  } catch (error) {
    if (!(error instanceof MailHostError)) throw error;
    if (error.refusal === 'unreachable') return;
    const issue =
      error.refusal === 'port'
        ? { code: 'field.mail-port', path: `${path}/port`, params: { ports: contract.MAIL_SERVER_PORTS.join(', ') } }
        : { code: 'field.inner-host', path: `${path}/host`, params: {} };
    throw new CodedError('request.invalid', { issues: [{ ...issue, severity: 'error' }] });
  }
}

/** Sets the server as of the version that the caller saw. */
export async function putMailServer(
  services: Services,
  caller: Caller,
  { server, version }: { readonly server: contract.PostedMailServer | null; readonly version: number },
): Promise<contract.MailServer> {
  if (server !== null) await requireMailHost(services.mailNetwork, server, '/server');
  await services.database.transaction(async (transaction) => {
    await lockMailServer(transaction);
    const before = await readMailServer(transaction);
    if (before.version !== version) throw new CodedError('house.changed');
    const next = server === null ? null : withPassword(server, before.server);
    await changeMailServer(transaction, caller, services.clock(), { before, server: next });
  });
  return mailServerAnswer(services);
}

/** What whoever works with people's accounts needs to know. */
export async function mailState({
  config,
  database,
}: Omit<Means, 'mailNetwork'>): Promise<{ isOn: boolean; waiting: number }> {
  const [isOn, waiting] = await Promise.all([
    hasMailServer(config, database.orm),
    countMails(database.orm, { state: 'waiting' }),
  ]);
  return { isOn, waiting };
}
