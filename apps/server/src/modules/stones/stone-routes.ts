import * as contract from '@ringwerk/contract';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { holdStone, releaseStone } from './hold-stone.ts';
import { importStones } from './import-stones.ts';
import { readStone, searchStones } from './search-stones.ts';

/** The rest is the JSON around the file. */
const IMPORT_BODY_LIMIT = contract.SHEET_BASE64_MAX + 1_024;
const IMPORTS_PER_MINUTE = 12;

export function registerStones(api: Api, services: Services): void {
  // The first question should not wait for the whole stock, and no start for either. Without a database it simply waits after all.
  api.app.addHook('onListen', () => services.stones.refresh().catch(() => {}));
  registerOperation(api, contract.searchStones, ({ caller, query }) => searchStones(services, caller, query));
  registerOperation(api, contract.getStone, ({ caller, params }) => readStone(services, caller, params.id));
  registerOperation(api, contract.holdStone, ({ caller, params }) => holdStone(services, caller, params.id));
  registerOperation(api, contract.releaseStone, ({ caller, params }) => releaseStone(services, caller, params.id));
  registerOperation(
    api,
    contract.importStones,
    ({ caller, body, signal }) => importStones(services, caller, body, signal),
    {
      bodyLimit: IMPORT_BODY_LIMIT,
      callsPerMinute: IMPORTS_PER_MINUTE,
    },
  );
}
