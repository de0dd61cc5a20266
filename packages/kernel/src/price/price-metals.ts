import { itemAt } from '../units/item-at.ts';
import type { RingDesign } from '../design/ring-design.ts';
import type { AlloySpec } from '../design/tables.ts';
import { allocate } from '../units/allocate.ts';
import { decimal, plus, times, toNumber, type Decimal } from '../units/decimal.ts';
import { bandValue, type Calculation, type PriceContext } from './calculation.ts';
import type { PriceList } from './price-list.ts';

interface MetalTerms {
  readonly fineMetal: NonNullable<AlloySpec['fineMetal']>;
  readonly fineness: number;
  readonly loss: number;
  /** Fee, colour surcharge and that of an alloy of the house's own, cents per gram of metal used. */
  readonly perGram: Decimal;
}

/** Rows that metals are billed by, without the market's fixing: those of a frozen list and of a house list alike. */
type MetalRows = Pick<PriceList, 'alloys' | 'loss' | 'alloyFee' | 'alloySurcharge' | 'colourSurcharge' | 'pieceMetal'>;

/** The alloy's own loss where the house entered one, else that of its kind. */
const lossOf = ({ alloys, loss }: MetalRows, { id, lossKey, family }: AlloySpec): number | undefined =>
  alloys?.find((listed) => listed.id === id)?.loss ?? loss[lossKey] ?? loss[family];

/** What a list bills an alloy by; null where a row is missing. */
function metalTerms(list: MetalRows, alloy: AlloySpec): MetalTerms | null {
  const { id, family, fineMetal, fineness } = alloy;
  const loss = lossOf(list, alloy);
  const fee = list.alloyFee[family];
  const surcharge = alloy.isOwn ? list.alloySurcharge?.[id] : 0;
  if (fineMetal === null || fineness === null) return null;
  if (loss === undefined || fee === undefined || surcharge === undefined) return null;
  const colour = list.colourSurcharge[alloy.colour] ?? 0;
  return { fineMetal, fineness, loss, perGram: plus(decimal(fee), plus(decimal(colour), decimal(surcharge))) };
}

/** What is melted of an alloy for its finished grams: by the list that billed it. */
export interface MetalUse {
  readonly fineMetal: MetalTerms['fineMetal'];
  /** Thousandths. */
  readonly fineness: number;
  /** Share of metal that is lost and billed, decimal. */
  readonly loss: number;
}

/** How a list bills the grams of an alloy; null for a metal that is sold by the piece or has no row. */
export function metalUse(list: MetalRows, alloy: AlloySpec): MetalUse | null {
  if (list.pieceMetal[alloy.id] !== undefined) return null;
  const terms = metalTerms(list, alloy);
  return terms && { fineMetal: terms.fineMetal, fineness: terms.fineness, loss: terms.loss };
}

/** Whether a list has every row that an alloy is billed by: the piece's, or fee, loss and, of the house's own, surcharge. */
export const hasPriceOf = (list: MetalRows, alloy: AlloySpec): boolean =>
  list.pieceMetal[alloy.id] !== undefined || metalTerms(list, alloy) !== null;

function addMetal(sum: Calculation, list: PriceList, alloy: AlloySpec, gramsShown: number, path: string): void {
  const terms = metalTerms(list, alloy);
  if (terms === null) {
    sum.missing(path, alloy.id);
    return;
  }
  const { fineMetal, fineness, loss, perGram } = terms;
  const used = times(decimal(gramsShown), plus(decimal(1), decimal(loss)));
  const fine = times(used, { digits: BigInt(fineness), places: 3 });
  const rate = list.fixing[fineMetal];
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

/** Cross-section in mm² that metals sold by the piece are priced by, for every segment and then every strip. */
function pieceAreas(ring: RingDesign): number[] {
  const parts = ring.segments.reduce((sum, segment) => sum + segment.share, 0);
  // Lanes share the width, shells the height: either way a segment takes its share of the rectangle.
  const lanes = ring.segments.map(({ share }) => (ring.width * ring.height * share) / parts);
  return [...lanes, ...ring.inlays.map(({ width, depth }) => width * depth)];
}

/** Fine metal and fees by the shown grams, or the piece for metals without a fixing: one after another for lanes and strips. */
export function addMetals(sum: Calculation, context: PriceContext): void {
  const { ring, weight, tables, list, path } = context;
  const hundredths = allocate(Math.round(weight.shown * 100), weight.segments);
  const areas = pieceAreas(ring);
  const metals = [
    ...ring.segments.map(({ alloy }, index) => ({ id: alloy, at: `${path}/segments/${index}/alloy` })),
    ...ring.inlays.map(({ alloy }, index) => ({ id: alloy, at: `${path}/inlays/${index}/alloy` })),
  ];
  metals.forEach(({ id, at }, index) => {
    const alloy = tables.alloys.find((candidate) => candidate.id === id);
    const rows = alloy === undefined ? undefined : list.pieceMetal[alloy.id];
    if (alloy === undefined) sum.missing(at, id);
    else if (rows === undefined) addMetal(sum, list, alloy, itemAt(hundredths, index) / 100, at);
    else {
      const area = itemAt(areas, index);
      const piece = bandValue(rows, area);
      if (piece === null) sum.missing(at, alloy.id);
      else sum.add('piece-metal', 'metal', decimal(piece), { key: alloy.id, area: Math.round(area * 100) / 100 });
    }
  });
}
