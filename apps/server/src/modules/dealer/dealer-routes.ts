import { getDealer, updateDealer } from '@ringwerk/contract';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { changeDealer, readDealer } from './change-dealer.ts';

export function registerDealer(api: Api, services: Services): void {
  registerOperation(api, getDealer, ({ caller }) => readDealer(services, caller));
  registerOperation(api, updateDealer, async ({ caller, body }) => changeDealer(services, caller, body));
}
