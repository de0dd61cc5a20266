import * as contract from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { differences, recordAudit } from '../audit/record-audit.ts';
import { findDealer, updateDealer, type DealerRow } from '../dealer/dealer-repository.ts';
import { renameSeller } from '../stones/stone-repository.ts';
import { lockHouse, writeWork } from './house-settings-repository.ts';
import { storedWork, type StoredWork } from './work-settings.ts';

export function registerHouseSettings(api: Api, services: Services): void {
  const { orm } = services.database;
  registerOperation(api, contract.getHouseSettings, async ({ caller }) =>
    settingsAnswer(await findDealer(orm, caller.dealerId), await storedWork(orm)),
  );
  registerOperation(api, contract.putHouseSettings, ({ caller, body }) => changeSettings(services, caller, body));
}

type Change = z.output<NonNullable<typeof contract.putHouseSettings.body>>;

/** Changes the settings as of the version that the caller saw; whoever saw an older one reads the present ones first. */
function changeSettings(
  { database, clock }: Services,
  caller: Caller,
  { version, quoteDays, leadDays, workDays, holidays, ...company }: Change,
): Promise<contract.HouseSettings> {
  const now = clock();
  return database.transaction(async (transaction) => {
    await lockHouse(transaction);
    const before = await storedWork(transaction);
    if (before.version !== version) throw new CodedError('house.changed');
    const work = {
      quoteDays,
      leadDays,
      workDays: [...new Set(workDays)].toSorted((one, other) => one - other),
      holidays: holidays.toSorted((one, other) => one.date.localeCompare(other.date)),
    };
    const old = await findDealer(transaction, caller.dealerId);
    const dealer = await updateDealer(transaction, caller.dealerId, company, now);
    if (dealer.company !== old.company) await renameSeller(transaction, caller.dealerId, dealer.company);
    const stored = { work, version: version + 1 };
    await writeWork(transaction, stored, now);
    await recordAudit(transaction, caller, now, {
      action: 'house.changed',
      entity: 'house',
      entityId: caller.dealerId,
      ...differences({ ...companyOf(old), ...before.work }, { ...company, ...work }),
    });
    return settingsAnswer(dealer, stored);
  });
}

const companyOf = (dealer: DealerRow) => {
  const { company, street, postcode, city, country, language, email, phone, vatId } = dealer;
  return { company, street, postcode, city, country, language, email, phone, vatId };
};

const settingsAnswer = (dealer: DealerRow, { work, version }: StoredWork): contract.HouseSettings => ({
  ...companyOf(dealer),
  ...work,
  version,
});
