import type { RingBody } from '@ringwerk/kernel/body';
import { chainHeight, itemAt } from '@ringwerk/kernel/math';
import type { SweptTool } from '@ringwerk/kernel/stones';
import type { Across } from './part-outline.ts';

/** Places at which an edge of an outline is looked at. */
const PLACES = 32;
/** Above the band by this much a tool touches nothing, mm; half a step between places falls less. */
const ABOVE = 0.03;

/**
 * x between which a swept tool stands in the band: cutters open far above it. The nearest places that are looked at
 * lie outside; null when it touches nothing.
 */
export function touchedAcross({ outline }: SweptTool, { section }: RingBody): Across | null {
  const places = outline.flatMap((from, index) => {
    const to = itemAt(outline, (index + 1) % outline.length);
    return Array.from({ length: PLACES }, (_, k) => ({
      x: from.x + ((to.x - from.x) * k) / PLACES,
      y: from.y + ((to.y - from.y) * k) / PLACES,
      reach: Math.abs(to.x - from.x) / PLACES,
    }));
  });
  const touching = places.filter(({ x, y }) => y < chainHeight(section.outer, x) + ABOVE);
  if (touching.length === 0) return null;
  return [
    Math.min(...touching.map(({ x, reach }) => x - reach)),
    Math.max(...touching.map(({ x, reach }) => x + reach)),
  ];
}
