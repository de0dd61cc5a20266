import type { IssueRepair } from '../../units/result.ts';
import { changedRing } from './changed-ring.ts';
import { checkRing, errorKeys, findingKey } from './check-ring.ts';
import { losesContent } from './lost-content.ts';
import type { Finding, Way } from '../basis/make-issue.ts';
import { ruleContext } from './rule-context.ts';
import type { RingRule, RuleContext } from '../basis/rule.ts';

/** Work of trying a way on its own rule, and of looking at the whole ring. */
const TRY = 1;
const LOOK = 3;

/** Work that is left in search of repairs; shared by all findings of a ring. */
export interface Budget {
  left: number;
}

/** A number of stones that is too high is brought down by the repair that names it, and by no other. */
const isOwnNumber = (finding: Finding, way: Way): boolean =>
  finding.code === 'stone.too-many' && way.path === finding.path;

/**
 * The first way that removes the finding without causing another error; failing that, the first that removes
 * it at all; failing that, none. A repair is therefore always true, never a hope, and never takes away words, drawings
 * or stones.
 */
export function chooseRepair(
  context: RuleContext,
  finding: Finding,
  rule: RingRule,
  before: ReadonlySet<string>,
  budget: Budget,
): IssueRepair | null {
  const own = findingKey(finding);
  let second: IssueRepair | null = null;
  for (const way of finding.ways) {
    if (budget.left <= 0) return second;
    budget.left -= TRY;
    const ring = changedRing(context.ring, context.path, [way]);
    if (ring === null || (!isOwnNumber(finding, way) && losesContent([context.ring], ring))) continue;
    const changed = ruleContext(ring, context.tables, context.path);
    // The finding's own rule knows best and costs least.
    if (errorKeys(rule(changed)).includes(own)) continue;
    budget.left -= LOOK;
    const after = errorKeys(checkRing(changed));
    if (after.includes(own)) continue;
    if (after.every((key) => before.has(key))) return way;
    second ??= way;
  }
  return second;
}
