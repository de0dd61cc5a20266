import type { Api } from '../http/register-operation.ts';
import type { Services } from '../services.ts';
import { registerAr } from './ar/ar-routes.ts';
import { registerAudit } from './audit/audit-routes.ts';
import { registerCollection } from './collection/collection-routes.ts';
import { registerCustomerView } from './customer-view/customer-view-routes.ts';
import { registerDealer } from './dealer/dealer-routes.ts';
import { registerDealerFiles } from './dealer-files/dealer-file-routes.ts';
import { registerHouseSettings } from './house-settings/house-settings-routes.ts';
import { registerLegal } from './legal/legal-routes.ts';
import { registerLive } from './live/live-routes.ts';
import { registerJobs } from './jobs/job-routes.ts';
import { registerMails } from './mail/mail-routes.ts';
import { startMailWorker } from './mail/start-mail-worker.ts';
import { registerOrders } from './orders/order-routes.ts';
import { registerPeople } from './people/people-routes.ts';
import { registerPricing } from './pricing/pricing-routes.ts';
import { registerQuotes } from './quotes/quote-routes.ts';
import { registerRegistrations } from './registrations/registration-routes.ts';
import { registerSetup } from './setup/setup-routes.ts';
import { registerShares } from './shares/share-routes.ts';
import { registerStones } from './stones/stone-routes.ts';
import { registerWatchLists } from './watch-lists/watch-list-routes.ts';

/** Watch lists, quotes, orders, stones, dealer, registration, legal texts, back office: one line per module. */
export function registerAreas(api: Api, services: Services): void {
  registerWatchLists(api, services);
  registerPricing(api, services);
  registerQuotes(api, services);
  registerOrders(api, services);
  registerStones(api, services);
  registerCollection(api, services);
  registerDealer(api, services);
  registerDealerFiles(api, services);
  registerCustomerView(api, services);
  registerLive(api, services);
  registerShares(api, services);
  registerAr(api, services);
  registerLegal(api, services);
  registerRegistrations(api, services);
  registerSetup(api, services);
  registerPeople(api, services);
  registerAudit(api, services);
  registerHouseSettings(api, services);
  registerMails(api, services);
  registerJobs(api, services);
  startMailWorker(api.app, services);
}
