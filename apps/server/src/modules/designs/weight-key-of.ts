import { createHash } from 'node:crypto';
import type { Design } from '@ringwerk/kernel';
import type { PriceList } from '@ringwerk/kernel/price';
import { designKeyOf } from './design-key-of.ts';

/** The part of a price list that weights depend on. */
export type ListedMetals = Pick<PriceList, 'alloys'>;

/**
 * Under which the weights of a design are stored. Metals of the release need no mention; where the house has entered or changed
 * one of the design's, its density is part of the key: another density is another weight, and the old one stays.
 */
export function weightKeyOf(design: Design, { alloys = [] }: ListedMetals): string {
  const key = designKeyOf(design);
  if (alloys.length === 0) return key;
  const used = new Set(
    design.rings.flatMap(({ segments, inlays }) => [...segments, ...inlays].map(({ alloy }) => alloy)),
  );
  const changed = alloys.filter(({ id }) => used.has(id)).map(({ id, density }) => `${id} ${density}`);
  if (changed.length === 0) return key;
  const metals = createHash('sha256').update(changed.toSorted().join('\n')).digest('hex');
  return `${key}-${metals.slice(0, 12)}`;
}
