import { setImmediate } from 'node:timers/promises';
import type { CatalogueModel } from '@ringwerk/catalogue/models';
import type { Design, Evaluation } from '@ringwerk/kernel';
import { evaluateDesign } from '@ringwerk/kernel/evaluate';
import {
  discountTrade,
  retailNet,
  withTax,
  type PriceBasis,
  type PriceList,
  type RetailPrice,
  type RetailRule,
  type TradePrice,
} from '@ringwerk/kernel/price';
import { weightsIn, type WeighedDesign, type WeightStore } from '../designs/design-weights.ts';
import { kernelOf } from '../designs/server-kernel.ts';

/** One form (with or without stones) of a model, as far as it is the same for every dealer. */
interface Weighed {
  readonly grams: number;
  /** Minor units of the base currency. */
  readonly cost: number;
  readonly stoneCount: number;
  /** Trade carats of all stones. */
  readonly carats: number;
  readonly trades: readonly TradePrice[];
}
interface TradedVariant extends Weighed {
  readonly design: Design;
}

export interface TradedModel<Model extends CatalogueModel = CatalogueModel> {
  readonly model: Model;
  /** Alloy colours of all rings, e.g. `yellow`. */
  readonly colours: readonly string[];
  /** Ring widths in mm. */
  readonly widths: readonly number[];
  readonly with: TradedVariant | null;
  readonly without: TradedVariant | null;
}

export interface PricedVariant extends Omit<TradedVariant, 'trades'> {
  readonly retail: RetailPrice;
}
export interface PricedModel<Model extends CatalogueModel = CatalogueModel> extends Omit<
  TradedModel<Model>,
  'with' | 'without'
> {
  readonly with: PricedVariant | null;
  readonly without: PricedVariant | null;
}

/** Any rule does: weight and trade price do not depend on it. */
const NO_FACTOR: RetailRule = { factor: 1, country: 'DE', exchangeRate: 1, roundUpTo: 0 };

/** Forms between two looks at what else waits: a head that is weighed for the first time takes milliseconds. */
const TURN_FORMS = 12;

/** The same for models whose forms are known. */
const TURN_MODELS = 500;

/** Weights and trade prices of forms by one price list, as far as they were computed. */
export type KnownTrades = WeakMap<Design, Traded>;

/** What is known of a form; `weighed` is null for one that cannot be made. */
interface Traded {
  readonly weighed: Weighed | null;
}

/** Weight and trade price of forms that were not asked for before, of which others are served in between. */
async function tradeForms(
  designs: readonly Design[],
  priceList: PriceList,
  known: KnownTrades,
  weights: WeightStore,
): Promise<void> {
  const unknown = designs.filter((design) => !known.has(design));
  const kernel = kernelOf(priceList);
  const weightsOf = await weights.read(unknown, priceList);
  const first: WeighedDesign[] = [];
  for (const [index, design] of unknown.entries()) {
    if (index % TURN_FORMS === 0) await setImmediate();
    const stored = weightsOf(design);
    const evaluation = evaluateDesign(design, kernel, priceList, NO_FACTOR, { weights: stored });
    known.set(design, { weighed: weighedOf(evaluation) });
    const own = stored === null ? weightsIn(evaluation) : null;
    if (own !== null) first.push({ design, weights: own, metals: priceList });
  }
  await weights.keep(first);
}

interface TradeMeans {
  readonly priceList: PriceList;
  /** Of a changed collection only the new forms are priced. */
  readonly known: KnownTrades;
  readonly weights: WeightStore;
}

/** Weight and trade price of every model, in the order of the models; null for one that cannot be made in either form. */
export async function tradeModels<Model extends CatalogueModel>(
  models: readonly Model[],
  { priceList, known, weights }: TradeMeans,
): Promise<readonly (TradedModel<Model> | null)[]> {
  await tradeForms(
    models.flatMap((model) => (model.with === null ? [model.without] : [model.with, model.without])),
    priceList,
    known,
    weights,
  );
  const colourOf = new Map(kernelOf(priceList).tables.alloys.map((alloy) => [alloy.id, alloy.colour]));
  const trade = (design: Design | null): TradedVariant | null => {
    const weighed = design === null ? null : (known.get(design)?.weighed ?? null);
    return design === null || weighed === null ? null : { ...weighed, design };
  };
  const traded: (TradedModel<Model> | null)[] = [];
  for (const [place, model] of models.entries()) {
    if (place % TURN_MODELS === TURN_MODELS - 1) await setImmediate();
    const rings = (model.with ?? model.without).rings;
    const colours = rings.flatMap((ring) => ring.segments.map((segment) => colourOf.get(segment.alloy) ?? ''));
    const forms = { with: trade(model.with), without: trade(model.without) };
    if (forms.with === null && forms.without === null) {
      traded.push(null);
      continue;
    }
    traded.push({
      model,
      colours: [...new Set(colours)].filter((colour) => colour !== ''),
      widths: [...new Set(rings.map((ring) => ring.width))],
      ...forms,
    });
  }
  return traded;
}

function weighedOf({ rings, total }: Evaluation): Weighed | null {
  if (total === null) return null;
  return {
    grams: total.grams,
    cost: total.cost,
    stoneCount: rings.reduce((sum, ring) => sum + (ring.weight?.stoneCount ?? 0), 0),
    carats: rings.reduce((sum, ring) => sum + (ring.weight?.tradeCarats ?? 0), 0),
    trades: rings.flatMap((ring) => (ring.trade === null ? [] : [ring.trade])),
  };
}

/** Net and cost of a form at one dealer. Like the kernel's own evaluation: the rings' nets are summed and taxed once. */
function pricesOf({ trades: full }: TradedVariant, { priceList, retailRule }: PriceBasis) {
  const { discount } = priceList;
  const trades = discount === undefined ? full : full.map((trade) => discountTrade(trade, discount.shares));
  const cost = trades.reduce((sum, trade) => sum + trade.cost, 0);
  const net = trades.reduce((sum, trade) => sum + retailNet(trade, retailRule, priceList), 0);
  return { cost, retail: withTax(net, retailRule, priceList) };
}

/** What a form costs at one dealer, minor units of its currency. */
export const grossOf = (variant: TradedVariant, basis: PriceBasis): number => pricesOf(variant, basis).retail.gross;

/** A model priced by a dealer's discount and retail rule; `traded` knows neither. */
export function priceModel<Model extends CatalogueModel>(
  traded: TradedModel<Model>,
  basis: PriceBasis,
): PricedModel<Model> {
  const price = (variant: TradedVariant | null): PricedVariant | null => {
    if (variant === null) return null;
    const { trades: _trades, ...shared } = variant;
    return { ...shared, ...pricesOf(variant, basis) };
  };
  return { ...traded, with: price(traded.with), without: price(traded.without) };
}
