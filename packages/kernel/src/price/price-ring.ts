import type { RingDesign } from '../design/ring-design.ts';
import { segmentLanes } from '../design/segment-lanes.ts';
import type { AlloySpec, KernelTables } from '../design/tables.ts';
import { allocate } from '../units/allocate.ts';
import { decimal, plus, roundHalfAway, times, toNumber, type Decimal } from '../units/decimal.ts';
import { cents } from '../units/quantities.ts';
import { refusal, success, type Issue, type Result } from '../units/result.ts';
import type { PriceLine, PriceLineKind, TradePrice } from './price-lines.ts';
import type { PriceList, RetailBlock } from './price-list.ts';
import type { RingWeight } from '../weight/ring-weight.ts';

type Detail = PriceLine['detail'];

/** Gathers lines and what the list does not price. */
class Calculation {
  readonly lines: PriceLine[] = [];
  readonly issues: Issue[] = [];

  /** Adds a line of `amount` cents, rounded half away from zero to the whole cent. */
  add(kind: PriceLineKind, block: RetailBlock, amount: Decimal, detail: Detail): void {
    this.lines.push({ kind, block, amount: cents(toNumber(roundHalfAway(amount, 0))), detail });
  }

  missing(path: string, key: string): void {
    this.issues.push({ code: 'price.missing', path, params: { key }, severity: 'error' });
  }
}

/** First row whose upper bound is at least `value`; the last row has no upper end. */
function bandValue(rows: readonly (readonly [number, number])[] | undefined, value: number): number | null {
  const row = rows?.find(([upTo]) => value <= upTo) ?? rows?.at(-1);
  return row === undefined ? null : row[1];
}

function lossOf(list: PriceList, alloy: AlloySpec): number | undefined {
  if (alloy.family === 'gold' && alloy.colour === 'white') return list.loss['whiteGold'] ?? list.loss['gold'];
  return list.loss[alloy.family];
}

function addMetal(sum: Calculation, list: PriceList, alloy: AlloySpec, gramsShown: number, path: string): void {
  const loss = lossOf(list, alloy);
  const fee = list.alloyFee[alloy.family];
  if (alloy.fineMetal === null || alloy.fineness === null || loss === undefined || fee === undefined) {
    sum.missing(path, alloy.id);
    return;
  }
  const used = times(decimal(gramsShown), plus(decimal(1), decimal(loss)));
  const fine = times(used, { digits: BigInt(alloy.fineness), places: 3 });
  const rate = list.fixing[alloy.fineMetal];
  const perGram = plus(decimal(fee), decimal(list.colourSurcharge[alloy.colour] ?? 0));
  const usedGrams = toNumber(used);
  sum.add('fine-metal', 'metal', times(fine, decimal(rate)), {
    key: alloy.id,
    grams: gramsShown,
    usedGrams,
    fineGrams: toNumber(fine),
    centsPerGram: rate,
  });
  sum.add('alloy-fee', 'metal', times(used, perGram), { key: alloy.id, usedGrams, centsPerGram: toNumber(perGram) });
}

function addMetals(sum: Calculation, context: PriceContext): void {
  const { ring, weight, tables, list, path } = context;
  const hundredths = allocate(Math.round(weight.shown * 100), weight.segments);
  const lanes = segmentLanes(ring);
  ring.segments.forEach((segment, index) => {
    const alloy = tables.alloys.find((candidate) => candidate.id === segment.alloy);
    const at = `${path}/segments/${index}/alloy`;
    const rows = alloy === undefined ? undefined : list.pieceMetal[alloy.id];
    if (alloy === undefined) sum.missing(at, segment.alloy);
    else if (rows === undefined) addMetal(sum, list, alloy, (hundredths[index] ?? 0) / 100, at);
    else {
      const [from, to] = lanes[index] ?? [0, 0];
      const area = (to - from) * ring.height;
      const piece = bandValue(rows, area);
      if (piece === null) sum.missing(at, alloy.id);
      else sum.add('piece-metal', 'metal', decimal(piece), { key: alloy.id, area: Math.round(area * 100) / 100 });
    }
  });
}

function addLabour(sum: Calculation, { ring, list }: PriceContext): void {
  sum.add('turning', 'labour', decimal(list.turning), {});
  // One finish per ring is billed: the dearest.
  const dearest = ring.segments.reduce((best, segment) =>
    list.finish[segment.finish] > list.finish[best.finish] ? segment : best,
  );
  sum.add('finish', 'options', decimal(list.finish[dearest.finish]), { key: dearest.finish });
  sum.add('hallmark', 'labour', decimal(list.hallmark), {});
  const joints = ring.segments.filter(
    (segment, index) => index > 0 && segment.alloy !== ring.segments[index - 1]?.alloy,
  );
  if (joints.length > 0) {
    const amount = times(decimal(list.joint), decimal(joints.length));
    sum.add('joint', 'options', amount, { count: joints.length });
  }
  for (const groove of ring.grooves) {
    sum.add('groove', 'options', decimal(list.groove[groove.shape]), { key: groove.shape, width: groove.width });
  }
}

function addStones(sum: Calculation, { ring, weight, tables, list, path }: PriceContext): void {
  const row = ring.stones[0];
  if (row === undefined) return;
  const count = weight.stoneCount;
  const bucket = tables.roundSizes.find((size) => size.diameter === row.diameter)?.bucket;
  const perCarat = bucket === undefined ? null : bandValue(list.stonePrice[row.material]?.[row.quality], bucket);
  const factor = bandValue(list.settingSizeFactor, row.diameter);
  if (bucket === undefined || perCarat === null || factor === null) {
    sum.missing(`${path}/stones/0/quality`, `${row.material} ${row.quality} ${row.diameter}`);
    return;
  }
  const carats = times(decimal(count), decimal(bucket));
  sum.add('stone', 'stones', times(carats, decimal(perCarat)), {
    key: row.material,
    quality: row.quality,
    count,
    bucket,
    carats: toNumber(carats),
    centsPerCarat: perCarat,
  });
  // The fee of one stone is a whole number of cents, so that count × fee can be read off the quote.
  const fee = roundHalfAway(times(decimal(list.setting[row.setting]), decimal(factor)), 0);
  sum.add('setting', 'labour', times(fee, decimal(count)), { key: row.setting, count, cents: toNumber(fee) });
}

/** What a ring's price is computed from; `path` is the ring's JSON pointer. */
export interface PriceContext {
  readonly ring: RingDesign;
  readonly weight: RingWeight;
  readonly tables: KernelTables;
  readonly list: PriceList;
  readonly path: string;
}

/**
 * Trade price of one ring: lines that sum exactly to the cost. Takes grams and counts, never geometry.
 * A material that the list does not price gives `price.missing`, never a price of zero.
 */
export function priceRing(context: PriceContext): Result<TradePrice> {
  const sum = new Calculation();
  addMetals(sum, context);
  addLabour(sum, context);
  addStones(sum, context);
  const { engraving } = context.ring;
  if (engraving !== null) {
    sum.add('engraving', 'options', decimal(context.list.engraving[engraving.method]), { key: engraving.method });
  }
  if (sum.issues.length > 0) return refusal(sum.issues);
  const cost = cents(sum.lines.reduce((total, entry) => total + entry.amount, 0));
  return success({ currency: context.list.currency, lines: sum.lines, cost });
}
