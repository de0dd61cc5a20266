import type { Finding } from '../basis/make-issue.ts';
import { RING_RULES } from '../ring-rules.ts';
import type { RingRule, RuleContext } from '../basis/rule.ts';

/** Name of a finding: the same code at the same field is the same finding. */
export const findingKey = ({ code, path }: Pick<Finding, 'code' | 'path'>): string => `${code} ${path}`;

/** A finding with the rule that made it. */
export interface RuledFinding {
  readonly rule: RingRule;
  readonly finding: Finding;
}

/**
 * Every finding about one ring with its rule. What is found twice – a row between two joints, a groove beside two rows – is
 * said once: with the figures of the first and the ways out of all.
 */
export function ruledFindings(context: RuleContext): readonly RuledFinding[] {
  const found = new Map<string, RuledFinding>();
  for (const rule of RING_RULES) {
    for (const finding of rule(context)) {
      const key = `${finding.severity} ${findingKey(finding)}`;
      const known = found.get(key);
      const ways = known === undefined ? finding.ways : [...known.finding.ways, ...finding.ways];
      found.set(key, known === undefined ? { rule, finding } : { ...known, finding: { ...known.finding, ways } });
    }
  }
  // What is an error already is not warned of as well.
  return [...found.values()].filter(
    ({ finding }) => finding.severity === 'error' || !found.has(`error ${findingKey(finding)}`),
  );
}

/** Every finding about one ring. */
export const checkRing = (context: RuleContext): Finding[] => ruledFindings(context).map(({ finding }) => finding);

export const errorKeys = (findings: readonly Finding[]): string[] =>
  findings.filter(({ severity }) => severity === 'error').map(findingKey);
