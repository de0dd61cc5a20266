import { KERNEL_TABLES } from '@ringwerk/catalogue';
import { checkDesign, designKey, type Design } from '@ringwerk/kernel';
import { done, refused, type Answer } from '../answer.ts';

/** Rules only: warnings alone do not refuse a design. */
export function check(design: Design): Answer {
  const issues = checkDesign(design, KERNEL_TABLES);
  if (issues.some((issue) => issue.severity === 'error')) return refused(issues);
  return done({ isMakeable: true, key: designKey(design), issues });
}
