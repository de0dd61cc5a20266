import type { Finding } from './make-issue.ts';
import { RING_RULES } from './ring-rules.ts';
import type { RuleContext } from './rule.ts';

/** Every finding about one ring. */
export const checkRing = (context: RuleContext): Finding[] => RING_RULES.flatMap((rule) => rule(context));

/** Name of a finding: the same code at the same field is the same finding. */
export const findingKey = ({ code, path }: Pick<Finding, 'code' | 'path'>): string => `${code} ${path}`;

export const errorKeys = (findings: readonly Finding[]): string[] =>
  findings.filter(({ severity }) => severity === 'error').map(findingKey);
