import { mm, type Design, type RingDesign } from '@ringwerk/kernel';
import type { Change } from '../edits/design-change.ts';

/** What a man's ring is usually larger, wider and higher than its partner, mm. */
const LARGER = { size: 8, width: 1, height: 0.1 };

/**
 * The partner of a single ring: the same profile, metal, edges and grooves, in the other one's usual size; stones and
 * words belong to one person and stay with the first. Null for a pair.
 */
export function partnerChanges(design: Design): readonly Change[] | null {
  const [ring, other] = design.rings;
  if (ring === undefined || other !== undefined) return null;
  const partner: RingDesign = {
    ...ring,
    role: 'second',
    size: mm(Math.min(76, ring.size + LARGER.size)),
    width: mm(Math.round((ring.width + LARGER.width) * 2) / 2),
    height: mm(Math.round((ring.height + LARGER.height) * 20) / 20),
    stones: [],
    engravings: [],
  };
  return [{ path: '/rings', value: [{ ...ring, role: 'first' }, partner] }];
}

/** One ring of a pair alone; null for a single ring. */
export function aloneChanges(design: Design, index: number): readonly Change[] | null {
  const ring = design.rings[index];
  if (ring === undefined || design.rings.length < 2) return null;
  return [{ path: '/rings', value: [{ ...ring, role: 'single' }] }];
}

/** How a ring is made from one of an earlier design: the one that matches it, or the same once more. */
export type RingFrom = 'partner' | 'reorder';

/** A ring that is designed alone, and the one of the earlier design that it shall go with. */
export interface RingBeside {
  readonly design: Design;
  /** As it was made; null where nothing goes with the ring. */
  readonly beside: RingDesign | null;
}

/** A real stone is in the ring that was made: another ring gets one of its kind and size, with the depth of the cut. */
const withoutListings = (ring: RingDesign): RingDesign => ({
  ...ring,
  stones: ring.stones.map((row) => (row.listing === null ? row : { ...row, listing: null, depth: null })),
});

/**
 * A ring made from one of an earlier design, alone. The partner has profile, metal, finishes, edges, grooves, width and height of
 * the ring that it goes with, the size of the other ring of the pair where there is one, and stones only where they are asked
 * for; words belong to one person and stay with the first. Null for a ring that the design does not have.
 */
export function ringBeside(
  { rings, ...record }: Design,
  index: number,
  from: RingFrom,
  { withStones = false }: { readonly withStones?: boolean } = {},
): RingBeside | null {
  const ring = rings[index];
  const other = rings.find((_, place) => place !== index) ?? null;
  if (ring === undefined) return null;
  const alone = (made: RingDesign): Design => ({ ...record, rings: [{ ...withoutListings(made), role: 'single' }] });
  if (from === 'reorder') return { design: alone(ring), beside: other };
  const partner = { ...ring, size: other?.size ?? ring.size, engravings: [] };
  return { design: alone(withStones ? partner : { ...partner, stones: [] }), beside: ring };
}
