import type { Design } from '../design/ring-design.ts';
import type { KernelTables } from '../design/tables.ts';
import type { Issue } from '../units/result.ts';
import { chooseRemedy } from './choose-remedy.ts';
import type { Finding } from './make-issue.ts';
import { RING_RULES } from './ring-rules.ts';
import type { RuleContext } from './rule.ts';

const checkRing = (context: RuleContext): Finding[] => RING_RULES.flatMap((rule) => rule(context));

function toIssue(context: RuleContext, finding: Finding): Issue {
  const { code, path, params, severity } = finding;
  const remedy = chooseRemedy(context, finding, checkRing);
  return remedy === null ? { code, path, params, severity } : { code, path, params, severity, remedy };
}

/** All findings about a parsed design, ring by ring; without an error among them the workshop can make it. */
export function checkDesign(design: Design, tables: KernelTables): Issue[] {
  return design.rings.flatMap((ring, index) => {
    const context = { ring, tables, path: `/rings/${index}` };
    return checkRing(context).map((finding) => toIssue(context, finding));
  });
}
