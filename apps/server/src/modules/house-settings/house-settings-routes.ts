import * as contract from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import { registerOperation, registerPublicOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { LOGO_BODY_LIMIT } from '../dealer/dealer-logo.ts';
import { findDealer } from '../dealer/dealer-repository.ts';
import { changeHouse, companyOf, houseState, readHouse, type HouseState } from './change-house.ts';
import { changeHouseColour, changeHouseLogo } from './house-branding.ts';
import { readFace } from './house-face.ts';
import { storedHouse, workSettings } from './work-settings.ts';

export function registerHouseSettings(api: Api, services: Services): void {
  const { orm } = services.database;
  registerOperation(api, contract.getHouseSettings, async ({ caller }) =>
    settingsAnswer(await houseState(orm, await findDealer(orm, caller.dealerId), await storedHouse(orm))),
  );
  registerOperation(api, contract.putHouseSettings, ({ caller, body }) => changeSettings(services, caller, body));
  registerOperation(api, contract.getOrderCalendar, async () => {
    const { leadDays, workDays, holidays, zone } = await workSettings(orm);
    return { leadDays, workDays, holidays, zone };
  });
  registerOperation(api, contract.putHouseLogo, ({ caller, body }) => changeHouseLogo(services, caller, body.data), {
    bodyLimit: LOGO_BODY_LIMIT,
  });
  registerOperation(api, contract.deleteHouseLogo, ({ caller }) => changeHouseLogo(services, caller, null));
  registerOperation(api, contract.putHouseColour, ({ caller, body }) =>
    changeHouseColour(services, caller, body.colour),
  );
  registerPublicOperation(api, contract.getHouseFace, () => readFace(orm, services.clock()));
}

type Change = z.output<NonNullable<typeof contract.putHouseSettings.body>>;

/** Changes the settings as of the version that the caller saw; whoever saw an older one reads the present ones first. */
function changeSettings(
  { database, clock }: Services,
  caller: Caller,
  { version, ...change }: Change,
): Promise<contract.HouseSettings> {
  return database.transaction(async (transaction) => {
    const before = await readHouse(transaction, caller.dealerId);
    if (before.stored.version !== version) throw new CodedError('house.changed');
    return settingsAnswer(await changeHouse(transaction, caller, clock(), before, change));
  });
}

const settingsAnswer = ({
  dealer,
  stored: { work, countries, version },
  currency,
  isCurrencyOpen,
}: HouseState): contract.HouseSettings => ({
  ...companyOf(dealer),
  countries: [...countries],
  ...work,
  currency,
  isCurrencyOpen,
  version,
});
