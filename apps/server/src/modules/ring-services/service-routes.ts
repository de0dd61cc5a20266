import * as contract from '@ringwerk/contract';
import { CodedError } from '../../http/coded-error.ts';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { findOrder } from '../orders/order-repository.ts';
import { costOf, retailOf } from '../positions/position-sums.ts';
import { changeServicePrices } from './change-service-prices.ts';
import { placeServiceOrder, pricingFor } from './place-service-order.ts';
import { priceServices } from './price-services.ts';
import { serviceOffer } from './service-offer.ts';
import { readServicePrices } from './service-prices-store.ts';
import { ringsNow, servicedOrder } from './serviced-rings.ts';

/** Work at rings that the house has made and that come back for it. */
export function registerRingServices(api: Api, services: Services): void {
  registerOperation(api, contract.getServicePrices, () => readServicePrices(services.database.orm));
  registerOperation(api, contract.putServicePrices, ({ caller, body }) => changeServicePrices(services, caller, body));
  registerOperation(api, contract.getServiceOffer, ({ caller, params }) => serviceOffer(services, caller, params.id));
  registerOperation(api, contract.getOrderRings, async ({ caller, params }) => {
    const order = await findOrder(services.database.orm, caller, params.id);
    if (order === null) throw new CodedError('order.unknown');
    return { rings: await ringsNow(services.database.orm, order) };
  });
  registerOperation(api, contract.priceServices, async ({ caller, params, body }) => {
    const order = await servicedOrder(services, caller, params.id);
    const priced = priceServices(await pricingFor(services, caller.dealerId), order, body.rings);
    const sold = priced.map(({ cost, retail }) => ({ cost, retail, quantity: 1, discount: null }));
    return {
      rings: priced.map(({ service: { works, grams }, retail, losesEngraving }) => ({
        works: works.map(({ cost }) => ({ cost })),
        retail,
        grams,
        losesEngraving,
      })),
      cost: costOf(sold),
      retail: retailOf(sold, null),
    };
  });
  registerOperation(api, contract.createServiceOrder, ({ caller, params, body, sent }) =>
    placeServiceOrder(services, caller, params.id, body, sent),
  );
}
