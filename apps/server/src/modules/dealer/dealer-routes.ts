import {
  changePreferences,
  deleteDealerLogo,
  getDealer,
  getDealerLogo,
  putDealerLogo,
  updateDealer,
} from '@ringwerk/contract';
import { registerOperation, registerPublicOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { changeDealer, readDealer } from './change-dealer.ts';
import { changePersonal } from './change-preferences.ts';
import { changeLogo, LOGO_BODY_LIMIT, readLogo } from './dealer-logo.ts';

const DAY_SECONDS = 86_400;

export function registerDealer(api: Api, services: Services): void {
  registerOperation(api, getDealer, ({ caller }) => readDealer(services, caller));
  registerOperation(api, updateDealer, async ({ caller, body }) => changeDealer(services, caller, body));
  registerOperation(api, changePreferences, ({ caller, body }) => changePersonal(services, caller, body));
  registerOperation(api, putDealerLogo, ({ caller, body }) => changeLogo(services, caller, body.data), {
    bodyLimit: LOGO_BODY_LIMIT,
  });
  registerOperation(api, deleteDealerLogo, ({ caller }) => changeLogo(services, caller, null));
  registerPublicOperation(api, getDealerLogo, async ({ params, reply }) => {
    const logo = await readLogo(services.database.orm, params.id);
    // The address changes with the picture.
    void reply.header('cache-control', `public, max-age=${DAY_SECONDS}`);
    return logo;
  });
}
