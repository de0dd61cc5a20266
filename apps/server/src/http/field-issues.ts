import type * as z from 'zod/mini';
import type { FieldIssue } from './coded-error.ts';

type ZodIssue = z.core.$ZodIssue;

/** RFC 6901. */
const pointer = (path: readonly PropertyKey[]): string =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

const finding = (code: string, path: readonly PropertyKey[], params: FieldIssue['params'] = {}): FieldIssue => ({
  code,
  path: pointer(path),
  params,
  severity: 'error',
});

/** Turns what a schema found into issues that a page can put beside its fields. */
export function fieldIssues(issues: readonly ZodIssue[]): FieldIssue[] {
  return issues.flatMap((issue) => fieldIssue(issue));
}

function fieldIssue(issue: ZodIssue): FieldIssue[] {
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => finding('field.unknown', [...issue.path, key]));
    case 'too_small':
      return [
        finding(issue.origin === 'string' ? 'field.too-short' : 'field.too-small', issue.path, {
          minimum: Number(issue.minimum),
        }),
      ];
    case 'too_big':
      return [
        finding(issue.origin === 'string' ? 'field.too-long' : 'field.too-big', issue.path, {
          maximum: Number(issue.maximum),
        }),
      ];
    case 'invalid_type':
      return [
        finding(issue.input === undefined ? 'field.missing' : 'field.type', issue.path, { expected: issue.expected }),
      ];
    case 'invalid_format':
      return [finding('field.format', issue.path, { expected: issue.format })];
    case 'invalid_value':
      return [finding('field.value', issue.path, { expected: issue.values.map(String).join(', ') })];
    case 'not_multiple_of':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return [finding('field.value', issue.path)];
  }
}
