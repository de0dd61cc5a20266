import type { FinishId } from '../design/ring-design.ts';
import type { AlloySpec } from '../design/tables.ts';
import { issue } from './make-issue.ts';
import { alloyOf } from './rule-lookups.ts';
import type { RingRule } from './rule.ts';

/** Families whose surface cannot be worked again take these finishes only. */
const LIMITED: Readonly<Partial<Record<AlloySpec['family'], readonly FinishId[]>>> = {
  tantalum: ['polished', 'sand-fine'],
  zirconium: ['polished', 'sand-fine'],
  carbon: ['polished', 'sand-fine'],
};

/** Finishes that the alloy takes; the nearest legal one is fine sand, which is matt like the refused ones. */
export const finishAlloy: RingRule = ({ ring, tables, path }) =>
  ring.segments.flatMap((segment, index) => {
    const alloy = alloyOf(tables, segment);
    const allowed = alloy === undefined ? undefined : LIMITED[alloy.family];
    if (allowed === undefined || allowed.includes(segment.finish)) return [];
    const at = `${path}/segments/${index}/finish`;
    return [issue('finish.alloy', at, { finish: segment.finish, alloy: segment.alloy }, { value: 'sand-fine' })];
  });
