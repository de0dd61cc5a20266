import {
  addWorkDays,
  houseDate,
  RESIZE_METALS,
  SERVICE_WORKS,
  type OfferedRing,
  type ServicePrices,
  type ServiceWork,
} from '@ringwerk/contract';
import type { KernelTables } from '@ringwerk/kernel';
import { isRefinishable, resizedFamily, resizeRefusal, takesRhodium } from '@ringwerk/kernel/rules';
import type { Caller } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import { kernelOf } from '../designs/server-kernel.ts';
import { workSettings } from '../house-settings/work-settings.ts';
import { currentPriceBasis } from '../pricing/price-basis.ts';
import { insideText } from './ring-state.ts';
import { readServicePrices } from './service-prices-store.ts';
import { boundsOf, replaceable, stepsLeft } from './service-refusals.ts';
import { servicedOrder, type ServicedRing } from './serviced-rings.ts';

/** Whether the house has set a price for a kind of work at all. */
const isSet = (prices: ServicePrices, kind: ServiceWork): boolean =>
  kind === 'resize'
    ? RESIZE_METALS.some(
        (metal) => prices.resize[metal].larger.ring !== null || prices.resize[metal].smaller.ring !== null,
      )
    : prices[kind] !== null;

function resizeOf(prices: ServicePrices, serviced: ServicedRing, tables: KernelTables): OfferedRing['resize'] {
  const { now } = serviced;
  const refusal = resizeRefusal(now, tables);
  const metal = resizedFamily(now, tables);
  const left =
    refusal !== null || metal === null
      ? { larger: 0, smaller: 0 }
      : stepsLeft(serviced, boundsOf(prices.resize[metal]));
  return { refusal, metal, ...left };
}

function refusalOf(kind: ServiceWork, { now }: ServicedRing, tables: KernelTables) {
  if (kind === 'refinish' && !isRefinishable(now, tables)) return 'surface';
  if (kind === 'rhodium' && !takesRhodium(now, tables)) return 'rhodium';
  if (kind === 'stone' && replaceable(now).length === 0) return 'stone';
  return null;
}

function offeredRing(prices: ServicePrices, serviced: ServicedRing, tables: KernelTables): OfferedRing {
  const { position, ring, code, now, open } = serviced;
  const kinds = SERVICE_WORKS.filter((kind) => kind !== 'resize' && isSet(prices, kind));
  return {
    position,
    ring,
    code,
    role: now.role,
    alloys: [...new Set(now.segments.map(({ alloy }) => alloy))],
    size: now.size,
    engraving: insideText(now),
    open,
    resize: resizeOf(prices, serviced, tables),
    works: kinds.map((kind) => ({ kind, refusal: refusalOf(kind, serviced, tables) })),
    stones: replaceable(now).map(({ row, count, material, cut, diameter }) => ({
      row,
      count,
      material,
      cut,
      diameter,
    })),
  };
}

/** First day by which a ring that is sent in at a moment can have been worked at. */
export async function earliestService(
  { database }: Pick<Services, 'database'>,
  { days }: Pick<ServicePrices, 'days'>,
  now: Date,
): Promise<string> {
  const work = await workSettings(database.orm);
  return addWorkDays(houseDate(now, work.zone), days, work);
}

/** What the house offers at each ring of an order that was sent. */
export async function serviceOffer(services: Services, caller: Caller, id: string) {
  const order = await servicedOrder(services, caller, id);
  const prices = await readServicePrices(services.database.orm);
  const { priceList } = await currentPriceBasis(services.database, caller.dealerId);
  const { tables } = kernelOf(priceList);
  return {
    rings: order.rings.map((ring) => offeredRing(prices, ring, tables)),
    isOffered: SERVICE_WORKS.some((kind) => isSet(prices, kind)),
    earliest: await earliestService(services, prices, services.clock()),
  };
}
