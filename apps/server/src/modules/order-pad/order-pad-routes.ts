import { changeOrderPad, getOrderPad } from '@ringwerk/contract';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { changePad } from './change-pad.ts';
import { listPadRows } from './order-pad-repository.ts';

/** What a shop has written down to order: one pad for everybody of the company. */
export function registerOrderPad(api: Api, services: Services): void {
  registerOperation(api, getOrderPad, async ({ caller }) => ({
    rows: await listPadRows(services.database.orm, caller.dealerId),
  }));
  registerOperation(api, changeOrderPad, ({ caller, body }) => changePad(services, caller, body));
}
