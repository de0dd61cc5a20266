import { KERNEL_TABLES } from '@ringwerk/catalogue';
import type { RingDesign } from '@ringwerk/kernel';
import { repair } from '@ringwerk/kernel/rules';
import { likelyDesign } from '../../packages/kernel/test/likely/likely-design.ts';
import type { Measurement } from '../measurement.ts';

const DESIGNS = 60;
/** Seeds whose rings are the edits' source, far from those that are changed. */
const OTHERS = 5000;
/** An edit is answered within it, processor time, ms. */
const LIMIT = 1000;
const FIELDS: readonly (keyof RingDesign)[] = [
  'profile',
  'width',
  'height',
  'size',
  'segments',
  'split',
  'grooves',
  'stones',
  'inlays',
  'edges',
  'engravings',
  'ratios',
];

/** Every field of likely rings edited to be another ring's: how long the search for the smallest legal change takes at most. */
export function* repairRows(): Generator<Measurement> {
  const times: number[] = [];
  let found = 0;
  for (let seed = 0; seed < DESIGNS; seed++) {
    const design = likelyDesign(seed, KERNEL_TABLES);
    const [other] = likelyDesign(seed + OTHERS, KERNEL_TABLES).rings;
    for (const field of FIELDS) {
      const begin = process.cpuUsage();
      if (repair(design, [{ path: `/rings/0/${field}`, value: other?.[field] }], KERNEL_TABLES).ok) found += 1;
      const { user, system } = process.cpuUsage(begin);
      times.push((user + system) / 1000);
    }
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN);
  yield {
    task: 'kernel',
    name: 'repair.slowest_ms',
    value: at(1),
    unit: 'ms',
    samples: times.length,
    limit: LIMIT,
    note: `processor time of an edit that takes one field of another ring, ${DESIGNS} likely designs; a legal ring found for ${found}; p99 ${at(0.99)}, median ${at(0.5)}`,
  };
}
