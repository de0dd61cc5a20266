import type { Design } from '../../design/ring-design.ts';
import type { KernelTables } from '../../design/tables.ts';
import type { Issue, IssueRepair } from '../../units/result.ts';
import { errorKeys, ruledFindings } from './check-ring.ts';
import { chooseRepair, type Budget } from './choose-repair.ts';
import type { Finding } from '../basis/make-issue.ts';
import { ruleContext } from './rule-context.ts';
import type { RuleContext } from '../basis/rule.ts';

/** Work in search of repairs: much for few stones, little where one look takes long; always the same amount. */
const WORK = 200;
const STONES_PER_LOOK = 60;
const PARTS_PER_LOOK = 6;

function budgetOf(context: RuleContext): Budget {
  const { ring } = context;
  const parts = ring.stones.length + 2 * ring.engravings.length;
  const stones = ring.stones.reduce((sum, _, index) => sum + context.plan(index).count, 0);
  return {
    left: Math.max(16, Math.floor(WORK / (1 + stones / STONES_PER_LOOK + parts / PARTS_PER_LOOK))),
  };
}

function toIssue(context: RuleContext, finding: Finding, repair: IssueRepair | null): Issue {
  const { code, path, params, severity } = finding;
  return repair === null ? { code, path, params, severity } : { code, path, params, severity, repair };
}

function checkedRing(context: RuleContext): Issue[] {
  const findings = ruledFindings(context);
  if (findings.length === 0) return [];
  const before = new Set(errorKeys(findings.map(({ finding }) => finding)));
  const budget = budgetOf(context);
  return findings.map(({ rule, finding }) => {
    const repair = finding.ways.length === 0 ? null : chooseRepair(context, finding, rule, before, budget);
    return toIssue(context, finding, repair);
  });
}

/** All findings about a parsed design, ring by ring; without an error among them the workshop can make it. */
export const checkDesign = (design: Design, tables: KernelTables): Issue[] =>
  design.rings.flatMap((ring, index) => checkedRing(ruleContext(ring, tables, `/rings/${index}`)));

/** Errors alone, without looking for ways out: what a search asks of many designs. */
export const findErrors = (design: Design, tables: KernelTables): Issue[] =>
  design.rings.flatMap((ring, index) =>
    ruledFindings(ruleContext(ring, tables, `/rings/${index}`))
      .filter(({ finding }) => finding.severity === 'error')
      .map(({ finding: { code, path, params, severity } }) => ({ code, path, params, severity })),
  );
