import type { Caller } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import { differences, recordAudit } from '../audit/record-audit.ts';
import { logoFacts, requireLogo, writeLogo } from '../dealer/dealer-logo.ts';
import { findDealer, updateDealer } from '../dealer/dealer-repository.ts';

/** Sets the logo of the house (base64) or, with null, takes it away. Papers that are printed already keep the former. */
export async function changeHouseLogo(services: Services, caller: Caller, data: string | null): Promise<void> {
  const logo = data === null ? null : await requireLogo(data);
  const now = services.clock();
  await services.database.transaction(async (transaction) => {
    await writeLogo(transaction, caller.dealerId, logo, now);
    await recordAudit(transaction, caller, now, {
      action: logo === null ? 'house.logo-removed' : 'house.logo-changed',
      entity: 'house',
      entityId: caller.dealerId,
      after: logoFacts(logo),
    });
  });
}

/** @param colour - `#rrggbb`; null for none */
export function changeHouseColour({ database, clock }: Services, caller: Caller, colour: string | null): Promise<void> {
  const now = clock();
  return database.transaction(async (transaction) => {
    const before = await findDealer(transaction, caller.dealerId);
    const changes = { brandColour: colour };
    await updateDealer(transaction, caller.dealerId, changes, now);
    await recordAudit(transaction, caller, now, {
      action: 'house.colour-changed',
      entity: 'house',
      entityId: caller.dealerId,
      ...differences(before, changes),
    });
  });
}
