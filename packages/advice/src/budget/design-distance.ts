import type { AlloySpec, Design, RingDesign } from '@ringwerk/kernel';

/** What two rings are compared by: the colours of the alloys that the house knows. */
export type ColouredAlloys = readonly Pick<AlloySpec, 'id' | 'colour'>[];

const coloursOf = ({ segments }: RingDesign, alloys: ColouredAlloys): string =>
  [...new Set(segments.map(({ alloy }) => alloys.find(({ id }) => id === alloy)?.colour ?? alloy))].sort().join(' ');
const finishesOf = ({ segments }: RingDesign): string =>
  [...new Set(segments.map(({ finish }) => finish))].sort().join(' ');
const stonesOf = ({ stones }: RingDesign): string =>
  stones
    .map(({ setting, extent }) => `${setting} ${extent}`)
    .sort()
    .join(' ');

/** Distance of two rings in look: 0 = alike, 1 = in most respects another ring. Millimetres and marks are weighed as eyes do. */
function ringDistance(a: RingDesign, b: RingDesign, alloys: ColouredAlloys): number {
  const differs = (left: unknown, right: unknown, weight: number): number => (left === right ? 0 : weight);
  return (
    differs(coloursOf(a, alloys), coloursOf(b, alloys), 0.4) +
    differs(a.stones.length === 0, b.stones.length === 0, 0.35) +
    differs(stonesOf(a), stonesOf(b), 0.15) +
    differs(a.split.form, b.split.form, 0.15) +
    differs(a.profile, b.profile, 0.12) +
    differs(finishesOf(a), finishesOf(b), 0.12) +
    differs(a.grooves.length === 0, b.grooves.length === 0, 0.1) +
    differs(a.inlays.length === 0, b.inlays.length === 0, 0.1) +
    Math.min(0.3, Math.abs(a.width - b.width) * 0.1) +
    Math.min(0.15, Math.abs(a.height - b.height) * 0.15)
  );
}

/**
 * Distance of two designs in look: 0 for a design and itself, the same both ways round. A single ring is compared with the
 * nearer one of a pair.
 */
export function designDistance(a: Design, b: Design, alloys: ColouredAlloys): number {
  const [few, many] = a.rings.length <= b.rings.length ? [a, b] : [b, a];
  const sum = few.rings.reduce((total, ring, index) => {
    const facing = few.rings.length === many.rings.length ? many.rings.slice(index, index + 1) : many.rings;
    return total + Math.min(...facing.map((other) => ringDistance(ring, other, alloys)));
  }, 0);
  return sum / few.rings.length + (few.rings.length === many.rings.length ? 0 : 0.5);
}
