import type { KernelTables } from '@ringwerk/kernel';
import { metalUse, type PriceList } from '@ringwerk/kernel/price';
import type { Database } from '../../storage/database.ts';
import { kernelOf } from '../designs/server-kernel.ts';
import { frozenPriceList } from '../pricing/price-basis.ts';
import { orderedRings, type OrderedRings } from './ordered-rings.ts';

/** What an order takes of one alloy in one part of a ring, all pieces counted. */
export interface MetalPart {
  readonly orderId: string;
  readonly alloy: string;
  readonly parts: number;
  /** Finished metal, g: as the kernel weighs it, not as it is shown. */
  readonly grams: number;
  readonly fineMetal: 'Au' | 'Pt' | 'Pd' | 'Ag' | null;
  readonly fineness: number | null;
  readonly loss: number | null;
}

function useOf(list: PriceList, tables: KernelTables, id: string) {
  const alloy = tables.alloys.find((candidate) => candidate.id === id);
  return alloy === undefined ? null : metalUse(list, alloy);
}

/** Lanes, shells and strips of one design by their alloys, in the order that weights have. */
function partsOf(rings: OrderedRings, list: PriceList): MetalPart[] {
  const { tables } = kernelOf(list);
  return rings.design.rings.flatMap((ring, index) => {
    const weights = rings.evaluation.rings[index]?.weight?.segments ?? [];
    return [...ring.segments, ...ring.inlays].map(({ alloy }, part): MetalPart => {
      const { fineMetal = null, fineness = null, loss = null } = useOf(list, tables, alloy) ?? {};
      const grams = (weights[part] ?? 0) * rings.quantity;
      return { orderId: rings.orderId, alloy, parts: rings.quantity, grams, fineMetal, fineness, loss };
    });
  });
}

/** What orders take of each alloy, by the lists that they were priced by. */
export async function metalParts(database: Database, rings: readonly OrderedRings[]): Promise<MetalPart[]> {
  const ids = [...new Set(rings.map(({ priceListId }) => priceListId))];
  const lists = new Map(
    await Promise.all(ids.map(async (id): Promise<[string, PriceList]> => [id, await frozenPriceList(database, id)])),
  );
  return rings.flatMap((each) => {
    const list = lists.get(each.priceListId);
    if (list === undefined) throw new Error(`the price list of order ${each.orderNumber} was not read`);
    return partsOf(each, list);
  });
}

export const metalPartsOf = async (database: Database, orderIds: readonly string[]): Promise<MetalPart[]> =>
  metalParts(database, await orderedRings(database.orm, orderIds));

/** Sums of parts of one alloy. */
export interface MetalSum extends Omit<MetalPart, 'orderId'> {
  readonly meltGrams: number;
  readonly fineGrams: number | null;
}

/** Grams are summed as they are weighed; whoever shows them rounds. Of several losses the mean by weight. */
export function sumMetal(parts: readonly MetalPart[]): MetalSum {
  const [first] = parts;
  if (first === undefined) throw new Error('there is no metal to sum');
  const sum = (of: (part: MetalPart) => number): number => parts.reduce((all, part) => all + of(part), 0);
  const grams = sum((part) => part.grams);
  const meltGrams = sum((part) => part.grams * (1 + (part.loss ?? 0)));
  const { alloy, fineMetal, fineness } = first;
  return {
    alloy,
    fineMetal,
    fineness,
    loss: first.loss === null || grams === 0 ? first.loss : meltGrams / grams - 1,
    parts: sum((part) => part.parts),
    grams,
    meltGrams,
    fineGrams: fineMetal === null || fineness === null ? null : (meltGrams * fineness) / 1_000,
  };
}

/** By alloy, the heaviest first. */
export const sumMetals = (parts: readonly MetalPart[]): MetalSum[] =>
  [...Map.groupBy(parts, ({ alloy }) => alloy).values()]
    .map(sumMetal)
    .toSorted((one, other) => other.grams - one.grams);
