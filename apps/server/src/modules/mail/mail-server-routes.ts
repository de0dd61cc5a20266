import * as contract from '@ringwerk/contract';
import { CodedError } from '../../http/coded-error.ts';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Caller } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import type { Queryable } from '../../storage/database.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { mailServerAnswer, mailState, putMailServer } from './mail-server.ts';
import { houseCompany } from './mail-repository.ts';
import { readMailServer } from './mail-server-repository.ts';
import { tryInForce, tryTyped } from './test-mail.ts';

/** A test waits for the mail server: a handful a minute is a person who puts a setting right. */
const TESTS_PER_MINUTE = 12;

export function registerMailServer(api: Api, services: Services): void {
  registerOperation(api, contract.getMailServer, () => mailServerAnswer(services));
  registerOperation(api, contract.putMailServer, ({ caller, body }) => putMailServer(services, caller, body));
  registerOperation(api, contract.testMailServer, ({ caller, body }) => testMailServer(services, caller, body), {
    callsPerMinute: TESTS_PER_MINUTE,
  });
  registerOperation(api, contract.getMailState, () => mailState(services));
}

async function testMailServer(
  services: Services,
  caller: Caller,
  { server, to }: { readonly server: contract.PostedMailServer | null; readonly to: string },
): Promise<contract.TestMailAnswer> {
  const { config, database, mailNetwork } = services;
  const letter = { to, language: caller.language, url: config.publicUrl };
  const answer =
    server === null
      ? await tryInForce(services, letter)
      : await tryTyped(mailNetwork, await besideKept(database.orm, server), letter);
  if (answer === null) throw new CodedError('conflict');
  await recordAudit(database.orm, caller, services.clock(), {
    action: 'mail-server.tested',
    entity: 'mail-server',
    entityId: 'house',
    detail: { outcome: answer.outcome, to, ...(server === null ? {} : { host: server.host }) },
  });
  return answer;
}

async function besideKept(database: Queryable, posted: contract.PostedMailServer) {
  const [{ server: kept }, company] = await Promise.all([readMailServer(database), houseCompany(database)]);
  return { posted, kept, company };
}
