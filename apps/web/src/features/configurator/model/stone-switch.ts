import type { Change } from '@ringwerk/advice';
import type { Model } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';

/**
 * What "with stones" would write: the article's own stones on the rings as they are now. Null when the article has
 * none to give back.
 */
export function stoneSwitchChanges(design: Design, model: Model, base: Design): readonly Change[] | null {
  const source = (model.with?.design ?? base).rings.map((ring) => ring.stones);
  if (source.every((stones) => stones.length === 0)) return null;
  return design.rings.flatMap((ring, index) => {
    const stones = source[index] ?? [];
    return ring.stones.length === 0 && stones.length > 0 ? [{ path: `/rings/${index}/stones`, value: stones }] : [];
  });
}
