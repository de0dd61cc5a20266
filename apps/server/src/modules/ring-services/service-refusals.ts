import type { ResizeMetal, ServicePrices, ServiceRefusal, ServiceWorkInput } from '@ringwerk/contract';
import { parseDesign, type RingDesign, type KernelTables } from '@ringwerk/kernel';
import { findErrors, isRefinishable, resizedFamily, resizeRefusal, takesRhodium } from '@ringwerk/kernel/rules';
import { aloneDesign, ringAfter } from './ring-state.ts';
import type { ServicedRing } from './serviced-rings.ts';

/** Size steps between two sizes, mm of the inner circumference: one that is begun counts. */
export const sizeSteps = (from: number, to: number): number => Math.ceil(Math.abs(to - from) - STEP_HAIR);
/** Sizes are tenths of a millimetre; their difference is none by the last bit. */
const STEP_HAIR = 1e-6;

export const wayOf = (from: number, to: number): 'larger' | 'smaller' => (to > from ? 'larger' : 'smaller');

/** How far a house resizes a ring of a metal, in steps: each way at once, and from the size that it was made in. */
export interface ResizeBounds {
  readonly larger: number | null;
  readonly smaller: number | null;
}
export const boundsOf = ({ larger, smaller }: ServicePrices['resize'][ResizeMetal]): ResizeBounds => ({
  larger: larger.most,
  smaller: smaller.most,
});

/** Steps that are left for a ring: one that was resized before begins from the size that it was made in, not anew. */
export function stepsLeft({ made, now }: Pick<ServicedRing, 'made' | 'now'>, bounds: ResizeBounds) {
  const grown = now.size - made.size;
  const within = (most: number, taken: number): number =>
    Math.max(0, Math.min(most, Math.floor(most - taken + STEP_HAIR)));
  return { larger: within(bounds.larger ?? 0, grown), smaller: within(bounds.smaller ?? 0, -grown) };
}

/** Whether the rules find an error in the changed ring that they do not find in it as it is. */
function isRefusedByRules({ now, design }: ServicedRing, after: RingDesign, tables: KernelTables): boolean {
  const parsed = parseDesign(aloneDesign(after, design));
  if (!parsed.ok) return true;
  const keys = (ring: RingDesign) =>
    findErrors(aloneDesign(ring, design), tables).map(({ code, path }) => `${code} ${path}`);
  const before = new Set(keys(now));
  return keys(after).some((key) => !before.has(key));
}

/** Rows of stones that the house replaces: of the trade's sizes, which it has. */
export const replaceable = ({ stones }: RingDesign) =>
  stones.flatMap(({ listing, ...stone }, row) => (listing === null ? [{ ...stone, row }] : []));

/** A work, and all that are asked for at the ring. */
interface Asked<Work = ServiceWorkInput> {
  readonly work: Work;
  readonly works: readonly ServiceWorkInput[];
}

/** Why a ring does not get a size; null where it does. */
function sizeRefusal(
  serviced: ServicedRing,
  { work, works }: Asked<ServiceWorkInput & { readonly kind: 'resize' }>,
  tables: KernelTables,
  prices: ServicePrices,
): ServiceRefusal | null {
  const { now } = serviced;
  const refusal = resizeRefusal(now, tables);
  if (refusal !== null) return refusal;
  const steps = sizeSteps(now.size, work.size);
  if (steps === 0) return 'same-size';
  const family = resizedFamily(now, tables);
  const way = wayOf(now.size, work.size);
  const bounds = family === null ? null : boundsOf(prices.resize[family]);
  // A way without a bound has no price either, which is said as such.
  if (bounds !== null && bounds[way] !== null && steps > stepsLeft(serviced, bounds)[way]) return 'steps';
  return isRefusedByRules(serviced, ringAfter(now, works), tables) ? 'rules' : null;
}

/**
 * Why a work is not possible at a ring, whatever it costs; null where it is. What the rules say of the ring as all works together leave
 * it is said of its size where that is changed, else of its words.
 */
export function workRefusal(
  serviced: ServicedRing,
  { work, works }: Asked,
  tables: KernelTables,
  prices: ServicePrices,
): ServiceRefusal | null {
  const { now } = serviced;
  switch (work.kind) {
    case 'resize':
      return sizeRefusal(serviced, { work, works }, tables, prices);
    case 'engrave':
      return !works.some(({ kind }) => kind === 'resize') && isRefusedByRules(serviced, ringAfter(now, works), tables)
        ? 'rules'
        : null;
    case 'stone':
      return replaceable(now).some(({ row }) => row === work.row) ? null : 'stone';
    case 'refinish':
      return isRefinishable(now, tables) ? null : 'surface';
    case 'rhodium':
      return takesRhodium(now, tables) ? null : 'rhodium';
    case 'clean':
      return null;
  }
}
