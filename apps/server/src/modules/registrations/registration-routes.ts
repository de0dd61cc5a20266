import * as contract from '@ringwerk/contract';
import { registerOperation, registerPublicOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { HashGate } from '../session/hash-gate.ts';
import { setDeviceCookie } from '../session/session-cookies.ts';
import { decideRegistration } from './decide-registration.ts';
import { registrationAnswer } from './registration-answer.ts';
import { listRegistrations } from './registration-repository.ts';
import { requestAccess } from './request-access.ts';
import { requestPasswordReset, resetPassword } from './reset-password.ts';

/** Calls per address and minute: enough for a person who mistypes, too few for a machine. */
const REQUESTS = { bodyLimit: 16_384, callsPerMinute: 6 };
const RESETS = { bodyLimit: 4_096, callsPerMinute: 6 };
const REDEMPTIONS = { bodyLimit: 4_096, callsPerMinute: 12 };

export function registerRegistrations(api: Api, services: Services): void {
  const gate = new HashGate();
  registerPublicOperation(api, contract.requestRegistration, ({ body }) => requestAccess(services, body), REQUESTS);
  registerOperation(api, contract.listRegistrations, async () => ({
    registrations: (await listRegistrations(services.database.orm)).map(registrationAnswer),
  }));
  registerOperation(api, contract.decideRegistration, ({ caller, params, body }) =>
    decideRegistration(services, caller, params.id, body.decision),
  );
  registerPublicOperation(
    api,
    contract.requestPasswordReset,
    ({ body }) => requestPasswordReset(services, body.customerNumber),
    RESETS,
  );
  registerPublicOperation(
    api,
    contract.resetPassword,
    async ({ body, request, reply }) => {
      setDeviceCookie(request, reply, await resetPassword(services, gate, body.token, body.password));
    },
    REDEMPTIONS,
  );
}
