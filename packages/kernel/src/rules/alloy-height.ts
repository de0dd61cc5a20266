import { issue } from './make-issue.ts';
import { alloyOf } from './rule-lookups.ts';
import type { RingRule } from './rule.ts';

/** Softer or more brittle families need more height. */
export const alloyHeight: RingRule = ({ ring, tables, path }) =>
  ring.segments.flatMap((segment) => {
    const alloy = alloyOf(tables, segment);
    if (alloy === undefined) return [];
    const min = tables.heightMinimum[alloy.family];
    if (ring.height >= min) return [];
    return [
      issue('alloy.height-minimum', `${path}/height`, { alloy: alloy.id, value: ring.height, min }, { value: min }),
    ];
  });
