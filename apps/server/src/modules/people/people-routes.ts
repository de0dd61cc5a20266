import * as contract from '@ringwerk/contract';
import { registerOperation, registerPublicOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { hasMailServer } from '../mail/mail-server.ts';
import { HashGate } from '../session/hash-gate.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { changePerson, endSessions } from './change-person.ts';
import { listPeople } from './people-repository.ts';
import { personAnswer } from './person-answer.ts';
import { createLink, invitePerson } from './person-links.ts';

/** Calls per address and minute: enough for a person who mistypes, too few for a machine. */
const ACCEPTANCES = { bodyLimit: 4_096, callsPerMinute: 12 };

export function registerPeople(api: Api, services: Services): void {
  const gate = new HashGate();
  registerOperation(api, contract.listPeople, async ({ caller }) => {
    const rows = await listPeople(services.database.orm, { dealerId: caller.dealerId, now: services.clock() });
    return { people: rows.map(personAnswer), hasMail: await hasMailServer(services.config, services.database.orm) };
  });
  registerOperation(api, contract.invitePerson, ({ caller, body }) => invitePerson(services, caller, body));
  registerOperation(api, contract.changePerson, ({ caller, params, body }) =>
    changePerson(services, caller, params.id, body),
  );
  registerOperation(api, contract.endPersonSessions, ({ caller, params }) => endSessions(services, caller, params.id));
  registerOperation(api, contract.createPersonLink, ({ caller, params, body }) =>
    createLink(services, caller, params.id, body.delivery),
  );
  registerPublicOperation(
    api,
    contract.acceptInvitation,
    ({ body }) => acceptInvitation(services, gate, body),
    ACCEPTANCES,
  );
}
