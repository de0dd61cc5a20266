import { KERNEL, KERNEL_TABLES } from '@ringwerk/catalogue';
import {
  mm,
  PLAIN_RING,
  PLAIN_ROW,
  type KernelTables,
  type RingDesign,
  type Segment,
  type StoneRow,
} from '@ringwerk/kernel';

export { KERNEL };
export const TABLES: KernelTables = KERNEL_TABLES;

const lane = (alloy: string): Segment => ({ alloy, share: 1, finish: 'polished', pattern: 0 });

/** A court ring 5 × 2 mm, size 54, in one or more colours. */
export function ringOf(changes: Partial<RingDesign> = {}, alloys: readonly string[] = ['au585-yellow']): RingDesign {
  return {
    role: 'single',
    profile: 'F05',
    width: mm(5),
    height: mm(2),
    size: mm(54),
    segments: alloys.map(lane),
    ...PLAIN_RING,
    ...changes,
  };
}

/** Round flush diamonds of 1.5 mm. */
export const rowOf = (changes: Partial<StoneRow> = {}): StoneRow => ({
  setting: 'flush',
  material: 'diamond-natural',
  quality: 'tw-si',
  diameter: mm(1.5),
  length: mm(1.5),
  extent: 'count',
  count: 5,
  spacing: mm(0.5),
  position: mm(0),
  ...PLAIN_ROW,
  ...changes,
});
