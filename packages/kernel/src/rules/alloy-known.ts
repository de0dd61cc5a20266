import { issue } from './make-issue.ts';
import { alloyOf } from './rule-lookups.ts';
import type { RingRule } from './rule.ts';

/** Every alloy stands in the table. */
export const alloyKnown: RingRule = ({ ring, tables, path }) =>
  ring.segments.flatMap((segment, index) =>
    alloyOf(tables, segment) === undefined
      ? [issue('alloy.unknown', `${path}/segments/${index}/alloy`, { alloy: segment.alloy })]
      : [],
  );
