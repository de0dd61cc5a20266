import type { RingDesign } from '@ringwerk/kernel';
import { ringBody } from '@ringwerk/kernel/body';
import { chainHeight } from '@ringwerk/kernel/math';
import { TABLES } from './rings.ts';

/** Volume of every lane by midpoint sums across the width: shares no formula with the kernel's weights. */
export function sectionVolumes(ring: RingDesign): readonly number[] {
  const { innerRadius, outer, section, lanes } = ringBody(ring, TABLES);
  const steps = 200_000;
  return lanes.map(([from, to]) => {
    const dx = (to - from) / steps;
    let sum = 0;
    for (let k = 0; k < steps; k++) {
      const x = from + (k + 0.5) * dx;
      sum += (innerRadius + chainHeight(outer, x)) ** 2 - (innerRadius + chainHeight(section.inner, x)) ** 2;
    }
    return Math.PI * sum * dx;
  });
}
