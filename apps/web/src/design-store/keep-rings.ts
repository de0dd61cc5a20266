import type { Design } from '@ringwerk/kernel';

/** Rings that are equal keep their identity, so that only changed ones are meshed and drawn again. */
export function keepRings(before: Design, after: Design): Design {
  const rings = after.rings.map((ring, index) => {
    const old = before.rings[index];
    return old !== undefined && JSON.stringify(old) === JSON.stringify(ring) ? old : ring;
  });
  const isSame = rings.length === before.rings.length && rings.every((ring, index) => ring === before.rings[index]);
  return isSame ? before : { ...after, rings };
}
