import { warning } from '../basis/make-issue.ts';
import type { RingRule } from '../basis/rule.ts';
import { ringSurfaces } from '../basis/ring-surfaces.ts';
import { alloyOf } from '../basis/rule-lookups.ts';

/** Carbon and the black skin of zirconium cannot be worked again: what scratches them stays. */
export const careRefinish: RingRule = ({ ring, tables, path }) => {
  const skin = ringSurfaces(ring).find((surface) => alloyOf(tables, surface)?.isRefinishable === false);
  return skin === undefined ? [] : [warning('care.refinish', `${path}/${skin.at}`, { alloy: skin.alloy })];
};
