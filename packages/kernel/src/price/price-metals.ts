import { itemAt } from '../units/item-at.ts';
import type { RingDesign } from '../design/ring-design.ts';
import type { AlloySpec } from '../design/tables.ts';
import { allocate } from '../units/allocate.ts';
import { decimal, plus, times, toNumber } from '../units/decimal.ts';
import { bandValue, type Calculation, type PriceContext } from './calculation.ts';
import type { PriceList } from './price-list.ts';

function addMetal(sum: Calculation, list: PriceList, alloy: AlloySpec, gramsShown: number, path: string): void {
  const loss = list.loss[alloy.lossKey] ?? list.loss[alloy.family];
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
