import { designKey, type Design } from '@ringwerk/kernel';
import { checkDesign } from '@ringwerk/kernel/rules';
import { done, refused, type Answer } from '../answer.ts';
import type { Workshop } from '../workshop.ts';

/** Rules only: warnings alone do not refuse a design. */
export function check(design: Design, { kernel }: Workshop): Answer {
  const issues = checkDesign(design, kernel.tables);
  if (issues.some((issue) => issue.severity === 'error')) return refused(issues);
  return done({ isMakeable: true, key: designKey(design), issues });
}
