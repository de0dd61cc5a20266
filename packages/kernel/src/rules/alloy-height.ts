import type { Segment } from '../design/ring-design.ts';
import type { KernelTables } from '../design/tables.ts';
import { issue } from './make-issue.ts';
import { alloyOf } from './rule-lookups.ts';
import type { RingRule } from './rule.ts';

const heightOf = (tables: KernelTables, segment: Segment): number => {
  const alloy = alloyOf(tables, segment);
  return alloy === undefined ? 0 : tables.heightMinimum[alloy.family];
};

/** Softer or more brittle families need more height. */
export const alloyHeight: RingRule = ({ ring, tables, path }) =>
  ring.segments.flatMap((segment) => {
    const alloy = alloyOf(tables, segment);
    if (alloy === undefined) return [];
    const min = tables.heightMinimum[alloy.family];
    if (ring.height >= min) return [];
    const most = Math.max(...ring.segments.map((each) => heightOf(tables, each)));
    const params = { alloy: alloy.id, value: ring.height, min };
    return [issue('alloy.height-minimum', `${path}/height`, params, { value: most })];
  });
