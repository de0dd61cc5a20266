import { warning } from '../basis/make-issue.ts';
import { ringSurfaces } from '../basis/ring-surfaces.ts';
import type { RingRule } from '../basis/rule.ts';
import { alloyOf } from '../basis/rule-lookups.ts';

/** Silver, and the silver and copper in the layers of mokume gane, darken with time. */
export const careTarnish: RingRule = ({ ring, tables, path }) => {
  const dark = ringSurfaces(ring).find((surface) => alloyOf(tables, surface)?.tarnishes === true);
  return dark === undefined ? [] : [warning('care.tarnish', `${path}/${dark.at}`, { alloy: dark.alloy })];
};
