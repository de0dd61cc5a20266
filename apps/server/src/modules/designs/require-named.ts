import { unnamedLines } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import { CodedError, type FieldIssue } from '../../http/coded-error.ts';

/** Nothing is offered or made with words that only stand for names. @throws CodedError `design.unnamed` with each line */
export function requireNamed(design: Design): void {
  const issues = unnamedLines(design).map((path): FieldIssue => ({
    code: 'field.value',
    path: `/design${path}`,
    params: {},
    severity: 'error',
  }));
  if (issues.length > 0) throw new CodedError('design.unnamed', { issues });
}
