import { issue } from '../basis/make-issue.ts';
import { alloyOf } from '../basis/rule-lookups.ts';
import type { RingRule } from '../basis/rule.ts';

/** Rhodium covers the whole ring, so that every metal of it must be one that rhodium suits. */
export const plating: RingRule = ({ ring, tables, path }) => {
  if (ring.plating === 'none') return [];
  const other = [...ring.segments, ...ring.inlays]
    .map((part) => alloyOf(tables, part))
    .find((alloy) => alloy !== undefined && !alloy.takesRhodium);
  if (other === undefined) return [];
  return [issue('plating.alloy', `${path}/plating`, { alloy: other.id }, { value: 'none' })];
};
