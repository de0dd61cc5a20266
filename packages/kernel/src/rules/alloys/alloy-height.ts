import { itemAt } from '../../units/item-at.ts';
import { issue } from '../basis/make-issue.ts';
import type { RingRule } from '../basis/rule.ts';

/** Softer or more brittle families need more height. */
export const alloyHeight: RingRule = ({ ring, tables, path, alloys }) => {
  const least = alloys().map((alloy) => (alloy === undefined ? 0 : tables.heightMinimum[alloy.family]));
  return alloys().flatMap((alloy, index) => {
    const min = itemAt(least, index);
    if (alloy === undefined || ring.height >= min - 1e-9) return [];
    const params = { alloy: alloy.id, value: ring.height, min };
    return [issue('alloy.height-minimum', `${path}/height`, params, { value: Math.max(...least) })];
  });
};
