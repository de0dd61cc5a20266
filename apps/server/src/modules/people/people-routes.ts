import * as contract from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { registerOperation, registerPublicOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { hasMailServer } from '../mail/mail-server.ts';
import { HashGate } from '../session/hash-gate.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { changePerson, endSessions } from './change-person.ts';
import { ownCompany, requireDealer, requireOpenDealer } from './company.ts';
import { listPeople } from './people-repository.ts';
import { personAnswer, personLink, userAnswer, userLink } from './person-answer.ts';
import { createLink, invitePerson } from './person-links.ts';

/** Calls per address and minute: enough for a person who mistypes, too few for a machine. */
const ACCEPTANCES = { bodyLimit: 4_096, callsPerMinute: 12 };

export function registerPeople(api: Api, services: Services): void {
  registerStaff(api, services);
  registerUsers(api, services);
  registerDealerUsers(api, services);
  const gate = new HashGate();
  registerPublicOperation(
    api,
    contract.acceptInvitation,
    ({ body }) => acceptInvitation(services, gate, body),
    ACCEPTANCES,
  );
}

/** People of the manufactory, by an admin. */
function registerStaff(api: Api, services: Services): void {
  const { orm } = services.database;
  const own = (caller: Caller) => ownCompany(orm, caller, 'admin');
  registerOperation(api, contract.listPeople, async ({ caller }) => {
    const rows = await listPeople(orm, { dealerId: caller.dealerId, now: services.clock() });
    return { people: rows.map(personAnswer), hasMail: await hasMailServer(services.config, orm) };
  });
  registerOperation(api, contract.invitePerson, async ({ caller, body }) =>
    personLink(await invitePerson(services, caller, await own(caller), body)),
  );
  registerOperation(api, contract.changePerson, async ({ caller, params: { id }, body: change }) =>
    personAnswer(await changePerson(services, caller, await own(caller), { id, change })),
  );
  registerOperation(api, contract.endPersonSessions, async ({ caller, params }) =>
    personAnswer(await endSessions(services, caller, await own(caller), params.id)),
  );
  registerOperation(api, contract.createPersonLink, async ({ caller, params: { id }, body: { delivery } }) =>
    personLink(await createLink(services, caller, await own(caller), { id, delivery })),
  );
}

/** Users of a jeweller's company, by its owner. */
function registerUsers(api: Api, services: Services): void {
  const { orm } = services.database;
  const own = (caller: Caller) => ownCompany(orm, caller, 'owner');
  registerOperation(api, contract.listUsers, async ({ caller }) => {
    const rows = await listPeople(orm, { dealerId: caller.dealerId, now: services.clock() });
    return { users: rows.map(userAnswer), hasMail: await hasMailServer(services.config, orm) };
  });
  registerOperation(api, contract.inviteUser, async ({ caller, body }) =>
    userLink(await invitePerson(services, caller, await own(caller), body)),
  );
  registerOperation(api, contract.changeUser, async ({ caller, params: { userId: id }, body: change }) =>
    userAnswer(await changePerson(services, caller, await own(caller), { id, change })),
  );
  registerOperation(api, contract.endUserSessions, async ({ caller, params }) =>
    userAnswer(await endSessions(services, caller, await own(caller), params.userId)),
  );
  registerOperation(api, contract.createUserLink, async ({ caller, params: { userId: id }, body: { delivery } }) =>
    userLink(await createLink(services, caller, await own(caller), { id, delivery })),
  );
}

/** The same, by the manufactory in the dealer's file. */
function registerDealerUsers(api: Api, services: Services): void {
  const { orm } = services.database;
  const company = (id: string) => requireDealer(orm, id);
  registerOperation(api, contract.inviteDealerUser, async ({ caller, params, body }) =>
    userLink(await invitePerson(services, caller, await requireOpenDealer(orm, params.id), body)),
  );
  registerOperation(api, contract.changeDealerUser, async ({ caller, params: { id: dealerId, userId: id }, body }) =>
    userAnswer(await changePerson(services, caller, await company(dealerId), { id, change: body })),
  );
  registerOperation(api, contract.endDealerUserSessions, async ({ caller, params }) =>
    userAnswer(await endSessions(services, caller, await company(params.id), params.userId)),
  );
  registerOperation(
    api,
    contract.createDealerUserLink,
    async ({ caller, params: { id: dealerId, userId: id }, body }) =>
      userLink(
        await createLink(services, caller, await requireOpenDealer(orm, dealerId), { id, delivery: body.delivery }),
      ),
  );
}
