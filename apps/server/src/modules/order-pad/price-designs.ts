import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Design } from '@ringwerk/kernel';
import type { PriceBasis } from '@ringwerk/kernel/price';
import type { Services } from '../../services.ts';
import { designKeyOf } from '../designs/design-key-of.ts';
import { readWeights } from '../designs/design-weights.ts';
import type { AskedFigures, DesignFigures } from '../designs/evaluation-thread.ts';

/** Naming a pair takes a tenth of a millisecond: after so many milliseconds everybody else has a turn. */
const SLICE_MS = 8;
/** Some hundred bytes each: four full pads. */
const MOST_CACHED = 20_000;

/** By everything that figures depend on: design, stored weights, price list, retail rule. The least recently made go first. */
const cache = new Map<string, DesignFigures>();

function remember(key: string, figures: DesignFigures): void {
  cache.set(key, figures);
  const [oldest] = cache.keys();
  if (cache.size > MOST_CACHED && oldest !== undefined) cache.delete(oldest);
}

interface Named {
  readonly key: string;
  readonly asked: AskedFigures;
}

/** Designs by the key of their figures, in slices that let other requests in between. */
async function namedDesigns(
  designs: readonly Design[],
  weightsOf: (design: Design) => AskedFigures['weights'],
  ground: string,
): Promise<readonly Named[]> {
  const named: Named[] = [];
  let sliceEnds = performance.now() + SLICE_MS;
  for (const design of designs) {
    const weights = weightsOf(design);
    named.push({ key: `${designKeyOf(design)} ${JSON.stringify(weights)} ${ground}`, asked: { design, weights } });
    if (performance.now() < sliceEnds) continue;
    await nextTurn();
    sliceEnds = performance.now() + SLICE_MS;
  }
  return named;
}

/**
 * Figures of designs of the collection, in their order; null of one that cannot be weighed now, which is asked for anew the next time.
 * What nobody has asked before is weighed in a thread of its own.
 */
export async function priceDesigns(
  { database, evaluations }: Pick<Services, 'database' | 'evaluations'>,
  basis: PriceBasis,
  designs: readonly Design[],
): Promise<(DesignFigures | null)[]> {
  const ground = `${basis.priceList.id} ${JSON.stringify(basis.retailRule)}`;
  const named = await namedDesigns(designs, await readWeights(database, designs, basis.priceList), ground);
  const figures = new Map<string, DesignFigures | null>();
  const missing = new Map<string, AskedFigures>();
  for (const { key, asked } of named) {
    const known = cache.get(key);
    if (known === undefined) missing.set(key, asked);
    else figures.set(key, known);
  }
  const made = await evaluations.figures(ground, basis, [...missing.values()]);
  for (const [index, key] of [...missing.keys()].entries()) {
    const own = made[index];
    if (own === undefined) throw new Error('a design was asked for and not answered');
    figures.set(key, own);
    if (own !== null) remember(key, own);
  }
  return named.map(({ key }) => {
    const own = figures.get(key);
    if (own === undefined) throw new Error('a design was named and not priced');
    return own;
  });
}
