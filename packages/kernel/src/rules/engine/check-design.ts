import type { Design } from '../../design/ring-design.ts';
import type { KernelTables } from '../../design/tables.ts';
import type { Issue, Remedy } from '../../units/result.ts';
import { errorKeys, ruledFindings } from './check-ring.ts';
import { chooseRemedy, type Budget } from './choose-remedy.ts';
import type { Finding } from '../basis/make-issue.ts';
import { ruleContext } from './rule-context.ts';
import type { RuleContext } from '../basis/rule.ts';

/** Work in search of remedies: much for few stones, little where one look takes long; always the same amount. */
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

function toIssue(context: RuleContext, finding: Finding, remedy: Remedy | null): Issue {
  const { code, path, params, severity } = finding;
  return remedy === null ? { code, path, params, severity } : { code, path, params, severity, remedy };
}

function checkedRing(context: RuleContext): Issue[] {
  const findings = ruledFindings(context);
  if (findings.length === 0) return [];
  const before = new Set(errorKeys(findings.map(({ finding }) => finding)));
  const budget = budgetOf(context);
  return findings.map(({ rule, finding }) => {
    const remedy = finding.ways.length === 0 ? null : chooseRemedy(context, finding, rule, before, budget);
    return toIssue(context, finding, remedy);
  });
}

/** All findings about a parsed design, ring by ring; without an error among them the workshop can make it. */
export const checkDesign = (design: Design, tables: KernelTables): Issue[] =>
  design.rings.flatMap((ring, index) => checkedRing(ruleContext(ring, tables, `/rings/${index}`)));
