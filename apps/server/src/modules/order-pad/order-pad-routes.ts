import { changeOrderPad, checkPadRows, getOrderPad } from '@ringwerk/contract';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { changePad } from './change-pad.ts';
import { checkRows } from './check-rows.ts';
import { listPadRows } from './order-pad-repository.ts';

/** What a shop has written down to order: one pad for everybody of the company. */
export function registerOrderPad(api: Api, services: Services): void {
  registerOperation(api, getOrderPad, async ({ caller }) => ({
    rows: await listPadRows(services.database.orm, caller.dealerId),
  }));
  registerOperation(api, changeOrderPad, ({ caller, body }) => changePad(services, caller, body));
  registerOperation(api, checkPadRows, async ({ caller, body }) => ({
    rows: await checkRows(services, caller, body.rows, body.lang ?? caller.language),
  }));
}
