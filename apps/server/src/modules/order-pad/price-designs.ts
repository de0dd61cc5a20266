import { setImmediate as nextTurn } from 'node:timers/promises';
import { parseDesign, type Design, type Issue } from '@ringwerk/kernel';
import type { PriceBasis, RetailPrice } from '@ringwerk/kernel/price';
import type { Services } from '../../services.ts';
import { designKeyOf } from '../designs/design-key-of.ts';
import { readWeights } from '../designs/design-weights.ts';
import { evaluateFor } from '../designs/evaluate.ts';

/** What rules and prices say to a design: its figures, or why it cannot be made. */
export interface PadFigures {
  readonly total: { readonly grams: number; readonly cost: number; readonly retail: RetailPrice } | null;
  readonly issues: readonly Issue[];
}

/** Weighing a pair takes about 3 ms: after so many milliseconds everybody else has a turn. */
const SLICE_MS = 8;
/** Some hundred bytes each: four full pads. */
const MOST_CACHED = 20_000;

/** By everything that figures depend on: design, stored weights, price list, retail rule. The least recently made go first. */
const cache = new Map<string, PadFigures>();

function remembered(key: string, compute: () => PadFigures): PadFigures {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const figures = compute();
  cache.set(key, figures);
  const [oldest] = cache.keys();
  if (cache.size > MOST_CACHED && oldest !== undefined) cache.delete(oldest);
  return figures;
}

/** Figures of designs of the collection, in their order, computed in slices that let other requests in between. */
export async function priceDesigns(
  { database }: Pick<Services, 'database'>,
  basis: PriceBasis,
  designs: readonly Design[],
): Promise<PadFigures[]> {
  const ground = `${basis.priceList.id} ${JSON.stringify(basis.retailRule)}`;
  const weightsOf = await readWeights(database, designs, basis.priceList);
  const figures: PadFigures[] = [];
  let sliceEnds = performance.now() + SLICE_MS;
  for (const design of designs) {
    const weights = weightsOf(design);
    figures.push(
      remembered(`${designKeyOf(design)} ${JSON.stringify(weights)} ${ground}`, () => {
        // What was typed may be no record at all: a size that no table holds.
        const parsed = parseDesign(design);
        if (!parsed.ok) return { total: null, issues: parsed.issues };
        const { total, issues, isMakeable } = evaluateFor({ ...basis, weights }, parsed.value);
        return { total: isMakeable ? total : null, issues };
      }),
    );
    if (performance.now() < sliceEnds) continue;
    await nextTurn();
    sliceEnds = performance.now() + SLICE_MS;
  }
  return figures;
}
