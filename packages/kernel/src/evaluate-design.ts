import type { Design } from './design/ring-design.ts';
import type { Kernel } from './design/kernel.ts';
import type { Evaluation, RingEvaluation } from './evaluation.ts';
import { NO_LISTINGS, type ListedStones } from './design/listed-stone.ts';
import type { PriceList, RetailRule } from './price/price-list.ts';
import { priceRing } from './price/price-ring.ts';
import type { TradePrice } from './price/price-lines.ts';
import { retailNet, retailPrice, withTax } from './price/retail-price.ts';
import { checkDesign } from './rules/engine/check-design.ts';
import { checkListings } from './rules/stones/check-listings.ts';
import type { Issue } from './units/result.ts';
import type { RingWeight } from './weight/ring-weight.ts';
import { roundGrams, weighRing } from './weight/weigh-ring.ts';

export interface EvaluationOptions {
  /** Real stones that the design names. */
  readonly listings?: ListedStones;
  /** Weights of the design's rings, in their order, as they were weighed before; absent or null: they are weighed. */
  readonly weights?: readonly RingWeight[] | null;
}

const isError = (issue: Issue): boolean => issue.severity === 'error';

function issuesOf(index: number, issues: readonly Issue[]): readonly Issue[] {
  const path = `/rings/${index}`;
  return issues.filter((issue) => issue.path === path || issue.path.startsWith(`${path}/`));
}

function evaluateRing(
  design: Design,
  index: number,
  issues: readonly Issue[],
  context: {
    readonly kernel: Kernel;
    readonly list: PriceList;
    readonly rule: RetailRule;
    readonly listings: ListedStones;
    readonly weights: readonly RingWeight[] | null;
  },
): RingEvaluation {
  const path = `/rings/${index}`;
  const own = issuesOf(index, issues);
  const ring = design.rings[index];
  if (ring === undefined || own.some(isError)) return { issues: own, weight: null, trade: null, retail: null };
  const { kernel, list, listings, weights } = context;
  const weight = weights?.[index] ?? weighRing(ring, kernel);
  const trade = priceRing({ ring, weight, tables: kernel.tables, list, listings, path });
  if (!trade.ok) return { issues: [...own, ...trade.issues], weight, trade: null, retail: null };
  return { issues: own, weight, trade: trade.value, retail: retailPrice(trade.value, context.rule, list) };
}

/**
 * Rules, weight and price of a parsed design. A ring with an error has issues and no figures; the total exists
 * only when every ring is makeable and priced. The rules are always asked; what costs time is weighing, and `weights` saves it.
 * The pair's retail is the sum of the rings' nets, taxed once.
 */
export function evaluateDesign(
  design: Design,
  kernel: Kernel,
  priceList: PriceList,
  retailRule: RetailRule,
  { listings = NO_LISTINGS, weights = null }: EvaluationOptions = {},
): Evaluation {
  const { tables } = kernel;
  const issues = [...checkDesign(design, tables), ...checkListings(design, listings, tables.stoneMaterials)];
  const context = { kernel, list: priceList, rule: retailRule, listings, weights };
  const rings = design.rings.map((_, index) => evaluateRing(design, index, issues, context));
  let grams = 0;
  let cost = 0;
  let net = 0;
  for (const { weight, trade } of rings) {
    if (weight === null || trade === null) {
      return { isMakeable: !issues.some(isError), rings, issues: rings.flatMap((ring) => ring.issues), total: null };
    }
    grams += weight.shown;
    cost += trade.cost;
    net += retailNet(trade, retailRule, priceList);
  }
  const total = { grams: roundGrams(grams), cost, retail: withTax(net, retailRule, priceList) };
  return { isMakeable: true, rings, issues: rings.flatMap((ring) => ring.issues), total };
}

/**
 * Rules and weights of a parsed design, for whoever has no price list: a ring with an error has no weight, and there is
 * neither a price nor a total.
 */
export function weighDesign(design: Design, kernel: Kernel, listings: ListedStones = NO_LISTINGS): Evaluation {
  const { tables } = kernel;
  const issues = [...checkDesign(design, tables), ...checkListings(design, listings, tables.stoneMaterials)];
  const rings = design.rings.map((ring, index) => {
    const own = issuesOf(index, issues);
    return { issues: own, weight: own.some(isError) ? null : weighRing(ring, kernel), trade: null, retail: null };
  });
  return { isMakeable: !issues.some(isError), rings, issues: rings.flatMap((ring) => ring.issues), total: null };
}

/**
 * Trade prices of an evaluated design's rings by another list: the weights are those of the evaluation, so nothing is weighed
 * again. Null where a ring has no weight, or the list does not price it.
 */
export function repriceDesign(
  design: Design,
  { rings }: Pick<Evaluation, 'rings'>,
  kernel: Kernel,
  list: PriceList,
  listings: ListedStones = NO_LISTINGS,
): readonly TradePrice[] | null {
  const trades = design.rings.map((ring, index) => {
    const weight = rings[index]?.weight ?? null;
    if (weight === null) return null;
    const priced = priceRing({ ring, weight, tables: kernel.tables, list, listings, path: `/rings/${index}` });
    return priced.ok ? priced.value : null;
  });
  return trades.every((trade) => trade !== null) ? trades : null;
}
