import * as contract from '@ringwerk/contract';
import { registerOperation, registerPublicOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { requireOpenShare } from '../shares/open-share.ts';
import { cancelPlanned, createAlloy, listAlloys, readAlloy, saveAlloy } from './edit-alloy.ts';

export function registerAlloys(api: Api, services: Services): void {
  const { orm } = services.database;
  registerPublicOperation(api, contract.getAlloys, async ({ caller, query: { share } }) => {
    const dealerId =
      share === undefined ? caller?.dealerId : (await requireOpenShare(services, share, 'getAlloys')).share.dealerId;
    const { stamp, alloys } = await services.alloys.now(dealerId);
    return {
      stamp,
      alloys: alloys.map(({ lab, names, markets, ...alloy }) => ({
        ...alloy,
        lab: lab === null ? null : ([...lab] as [number, number, number]),
        names: { ...names },
        markets: [...markets],
      })),
    };
  });
  registerOperation(api, contract.listHouseAlloys, () => listAlloys(orm));
  registerOperation(api, contract.getHouseAlloy, ({ params }) => readAlloy(orm, params.id));
  registerOperation(api, contract.createHouseAlloy, ({ caller, body }) => createAlloy(services, caller, body));
  registerOperation(api, contract.saveHouseAlloy, ({ caller, params, body }) =>
    saveAlloy(services, caller, params.id, body),
  );
  registerOperation(api, contract.cancelPlannedAlloy, ({ caller, params, body }) =>
    cancelPlanned(services, caller, params.id, body),
  );
}
