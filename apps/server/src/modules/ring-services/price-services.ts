import type { RingServiceWork, ServicePrices, ServiceRingInput, ServiceWorkInput } from '@ringwerk/contract';
import type { Kernel } from '@ringwerk/kernel';
import {
  retailPrice,
  type PriceBasis,
  type PriceLine,
  type RetailPrice,
  type TradePrice,
} from '@ringwerk/kernel/price';
import { cents } from '@ringwerk/kernel';
import { resizedFamily } from '@ringwerk/kernel/rules';
import { weighRing } from '@ringwerk/kernel/weight';
import { CodedError, type FieldIssue } from '../../http/coded-error.ts';
import type { StoredService } from '../../storage/schema/ring-services.ts';
import { evaluateFor } from '../designs/evaluate.ts';
import { kernelOf } from '../designs/server-kernel.ts';
import { aloneDesign, ringAfter } from './ring-state.ts';
import type { ServicedOrder, ServicedRing } from './serviced-rings.ts';
import { replaceable, sizeSteps, wayOf, workRefusal } from './service-refusals.ts';

/** Work at one ring with its price of today. */
export interface PricedService {
  readonly ring: ServicedRing;
  readonly service: StoredService;
  readonly note: string;
  readonly cost: number;
  readonly retail: RetailPrice;
  /** Whether what is engraved inside suffers by another size, and is not asked for anew. */
  readonly losesEngraving: boolean;
}

interface PricedWork {
  readonly work: RingServiceWork;
  /** Minor units of the base currency. */
  readonly labour: number;
  readonly stones: number;
}

export interface Pricing {
  readonly basis: PriceBasis;
  readonly prices: ServicePrices;
}

/** Trade price of one stone of a row by the list of the day; null for one that it does not price. */
/** A stone of a row at the list of the day, and how many the row has; null where none has a price. */
function stoneOfRow(
  { basis }: Pricing,
  { now, design }: ServicedRing,
  row: number,
): { readonly price: number; readonly count: number } | null {
  const rows = replaceable(now);
  const place = rows.findIndex((each) => each.row === row);
  const alone = { ...now, stones: now.stones.filter(({ listing }) => listing === null) };
  const [ring] = evaluateFor(basis, aloneDesign(alone, design)).rings;
  const line = ring?.trade?.lines.find(
    ({ kind, detail }) => kind === 'stone' && detail['path'] === `/rings/0/stones/${place}`,
  );
  if (line === undefined) return null;
  const count = Number(line.detail['count']);
  return { price: Math.round(line.amount / count), count };
}

/** What one work costs; null where the house has set no price for it, `stone` for a stone without one. */
function priceWork(
  pricing: Pricing,
  ring: ServicedRing,
  work: ServiceWorkInput,
  kernel: Kernel,
): PricedWork | 'too-many' | null {
  const { prices } = pricing;
  if (work.kind === 'resize') {
    const from = ring.now.size;
    const family = resizedFamily(ring.now, kernel.tables);
    const price = family === null ? null : prices.resize[family][wayOf(from, work.size)];
    if (price === null || price.ring === null || price.step === null) return null;
    return { work: { ...work, from }, labour: price.ring + price.step * sizeSteps(from, work.size), stones: 0 };
  }
  const price = prices[work.kind];
  if (price === null) return null;
  if (work.kind !== 'stone') return { work, labour: price, stones: 0 };
  const row = ring.now.stones[work.row];
  const stone = stoneOfRow(pricing, ring, work.row);
  if (row === undefined || stone === null) return null;
  if (work.count > stone.count) return 'too-many';
  const { material, cut, diameter } = row;
  return { work: { ...work, material, cut, diameter }, labour: price * work.count, stones: stone.price * work.count };
}

const line = (kind: PriceLine['kind'], block: PriceLine['block'], amount: number): PriceLine => ({
  kind,
  block,
  amount: cents(amount),
  detail: {},
});

/** The dealer's rule makes of work at a ring what it makes of work at a new one. */
function retailOfWorks({ priceList, retailRule }: PriceBasis, works: readonly PricedWork[]): RetailPrice {
  const labour = works.reduce((sum, work) => sum + work.labour, 0);
  const stones = works.reduce((sum, work) => sum + work.stones, 0);
  const trade: TradePrice = {
    currency: priceList.currency,
    lines: [line('setting', 'labour', labour), line('stone', 'stones', stones)],
    cost: cents(labour + stones),
  };
  return retailPrice(trade, retailRule, priceList);
}

const issueAt = (code: FieldIssue['code'], path: string, params: FieldIssue['params'] = {}): FieldIssue => ({
  code,
  path,
  params,
  severity: 'error',
});

/** @throws CodedError `service.refused` with the reason of each work, `service.not-offered` */
function pricedWorks(
  pricing: Pricing,
  ring: ServicedRing,
  works: readonly ServiceWorkInput[],
  path: string,
): readonly PricedWork[] {
  const kernel = kernelOf(pricing.basis.priceList);
  const refused = works.flatMap((work, index) => {
    const reason = workRefusal(ring, { work, works }, kernel.tables, pricing.prices);
    return reason === null ? [] : [issueAt('service.refused', `${path}/works/${index}`, { reason })];
  });
  if (refused.length > 0) throw new CodedError('service.refused', { issues: refused });
  const priced = works.map((work) => priceWork(pricing, ring, work, kernel));
  const excessive = priced.flatMap((work, index) =>
    work === 'too-many' ? [issueAt('service.refused', `${path}/works/${index}`, { reason: 'stone' })] : [],
  );
  if (excessive.length > 0) throw new CodedError('service.refused', { issues: excessive });
  const unpriced = priced.flatMap((work, index) =>
    work === null ? [issueAt('service.not-offered', `${path}/works/${index}`)] : [],
  );
  if (unpriced.length > 0) throw new CodedError('service.not-offered', { issues: unpriced });
  return priced.filter((work) => work !== null && work !== 'too-many');
}

function gramsOf(
  { basis }: Pricing,
  { now }: ServicedRing,
  works: readonly ServiceWorkInput[],
): StoredService['grams'] {
  if (works.every(({ kind }) => kind !== 'resize')) return null;
  const kernel = kernelOf(basis.priceList);
  const resized = ringAfter(
    now,
    works.filter(({ kind }) => kind === 'resize'),
  );
  return { before: weighRing(now, kernel).shown, after: weighRing(resized, kernel).shown };
}

const isInside = ({ now }: ServicedRing): boolean => now.engravings.some(({ face }) => face === 'inside');

function priceRing(
  pricing: Pricing,
  { full }: ServicedOrder,
  ring: ServicedRing,
  { works: asked, note = '' }: ServiceRingInput,
  path: string,
): PricedService {
  const works = pricedWorks(pricing, ring, asked, path);
  const kinds = new Set(asked.map(({ kind }) => kind));
  return {
    ring,
    note,
    service: {
      from: { id: full.order.id, number: full.order.number, position: ring.position, ring: ring.ring },
      code: ring.code,
      articleNumber: ring.articleNumber,
      role: ring.now.role,
      alloys: [...new Set(ring.now.segments.map(({ alloy }) => alloy))],
      works: works.map(({ work, labour, stones }) => ({ ...work, cost: labour + stones })),
      grams: gramsOf(pricing, ring, asked),
    },
    cost: works.reduce((sum, { labour, stones }) => sum + labour + stones, 0),
    retail: retailOfWorks(pricing.basis, works),
    losesEngraving: kinds.has('resize') && !kinds.has('engrave') && isInside(ring),
  };
}

/**
 * Work at rings of an order at today's prices.
 * @throws CodedError `service.refused`, `service.not-offered`, `service.open` for a ring that is away, `request.invalid` for one
 * that the order has not, and for the same ring twice
 */
export function priceServices(
  pricing: Pricing,
  order: ServicedOrder,
  asked: readonly ServiceRingInput[],
): readonly PricedService[] {
  const seen = new Set<ServicedRing>();
  return asked.map((each, index) => {
    const path = `/rings/${index}`;
    const found = order.rings.find(({ position, ring }) => position === each.position && ring === each.ring);
    if (found === undefined || seen.has(found))
      throw new CodedError('request.invalid', { issues: [issueAt('field.value', `${path}/ring`)] });
    seen.add(found);
    if (found.open !== null)
      throw new CodedError('service.open', { issues: [issueAt('service.open', path, { number: found.open.number })] });
    return priceRing(pricing, order, found, each, path);
  });
}
