import { setUpHouse as operation, testSetupMail } from '@ringwerk/contract';
import { registerPublicOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { LOGO_BODY_LIMIT } from '../dealer/dealer-logo.ts';
import { HashGate } from '../session/hash-gate.ts';
import { setUpHouse, tryMailServer } from './set-up-house.ts';

/** Calls per address and minute: enough for a person who mistypes, too few for a machine. Two legal texts and a logo come along. */
const LIMITS = { bodyLimit: 512 * 1_024 + LOGO_BODY_LIMIT, callsPerMinute: 12 };

export function registerSetup(api: Api, services: Services): void {
  const gate = new HashGate();
  registerPublicOperation(api, operation, ({ body }) => setUpHouse(services, gate, body), LIMITS);
  registerPublicOperation(api, testSetupMail, ({ body }) => tryMailServer(services, body), LIMITS);
}
