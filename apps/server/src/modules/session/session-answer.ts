import type { Session } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import { findPreferences } from '../dealer/dealer-repository.ts';
import { orderingTerms } from '../orders/ordering-terms.ts';
import { workSettings } from '../house-settings/work-settings.ts';
import { baseCurrency } from '../pricing/base-currency.ts';

/** The session as its page knows it. `token` goes with every write. */
export async function sessionAnswer({ database }: Services, caller: Caller, token: string): Promise<Session> {
  const preferences = await findPreferences(database.orm, caller.dealerId);
  const { minimumOrder } = await orderingTerms(database.orm, caller.dealerId);
  return {
    customerNumber: caller.customerNumber,
    user: { id: caller.userId, name: caller.name, role: caller.role },
    dealer: {
      id: caller.dealerId,
      company: caller.company,
      country: caller.country,
      language: caller.language,
      state: caller.dealerState,
    },
    currency: await baseCurrency(database.orm),
    minimumOrder: caller.seesTrade ? minimumOrder : 0,
    sharesCad: (await workSettings(database.orm)).sharesCad,
    preferences,
    permissions: [...caller.permissions],
    isCustomerView: caller.isCustomerView,
    hasCustomerPin: caller.hasCustomerPin,
    isDealerView: caller.isDealerView,
    token,
    expiresAt: caller.expiresAt.toISOString(),
  };
}
