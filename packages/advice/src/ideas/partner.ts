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
