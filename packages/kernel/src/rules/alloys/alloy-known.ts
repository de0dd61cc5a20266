import { issue } from '../basis/make-issue.ts';
import { alloyOf } from '../basis/rule-lookups.ts';
import type { RingRule } from '../basis/rule.ts';

/** Every alloy of a lane or a strip stands in the table. */
export const alloyKnown: RingRule = ({ ring, tables, path }) =>
  (['segments', 'inlays'] as const).flatMap((list) =>
    ring[list].flatMap((part, index) =>
      alloyOf(tables, part) === undefined
        ? [issue('alloy.unknown', `${path}/${list}/${index}/alloy`, { alloy: part.alloy })]
        : [],
    ),
  );
