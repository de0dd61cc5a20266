import type { changePreferences as operation } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import { differences, recordAudit } from '../audit/record-audit.ts';
import { findDealer, updateDealer } from './dealer-repository.ts';
import { requireKnown } from './known-preferences.ts';

type Personal = z.output<NonNullable<typeof operation.body>>;

/** Changes what everybody of the shop finds ready. */
export async function changePersonal(services: Services, caller: Caller, change: Personal): Promise<Personal> {
  requireKnown(change.preferences, (await services.alloys.now()).alloys);
  const now = services.clock();
  return services.database.transaction(async (transaction) => {
    const before = await findDealer(transaction, caller.dealerId);
    const { language, country, preferences } = await updateDealer(transaction, caller.dealerId, change, now);
    await recordAudit(transaction, caller, now, {
      action: 'dealer.preferences-changed',
      entity: 'dealer',
      entityId: caller.dealerId,
      ...differences(before, { language, country, preferences }),
    });
    return { language, country, preferences };
  });
}
