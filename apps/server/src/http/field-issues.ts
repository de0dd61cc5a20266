import { LINE_TEXT, STORABLE_TEXT } from '@ringwerk/contract';
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
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => finding('field.unknown', [...issue.path, key]))
      : [finding(...describe(issue))],
  );
}

const isBlank = (input: unknown): boolean => typeof input === 'string' && input.trim() === '';

/** A check of the contract's own may name its code. */
function ownCode({ params }: z.core.$ZodIssueCustom): string {
  const code: unknown = params?.['code'];
  return typeof code === 'string' ? code : 'field.value';
}

function describe(issue: ZodIssue): Parameters<typeof finding> {
  switch (issue.code) {
    case 'too_small':
      return [
        `field.too-${issue.origin === 'string' ? 'short' : 'small'}`,
        issue.path,
        { minimum: Number(issue.minimum) },
      ];
    case 'too_big':
      return [
        `field.too-${issue.origin === 'string' ? 'long' : 'big'}`,
        issue.path,
        { maximum: Number(issue.maximum) },
      ];
    case 'invalid_type':
      return [`field.${issue.input === undefined ? 'missing' : 'type'}`, issue.path, { expected: issue.expected }];
    case 'invalid_format':
      // Nothing was written: that it is not an address is no help.
      if (isBlank(issue.input)) return ['field.missing', issue.path];
      return issue.pattern === String(STORABLE_TEXT) || issue.pattern === String(LINE_TEXT)
        ? ['field.characters', issue.path]
        : ['field.format', issue.path, { expected: issue.format }];
    case 'custom':
      return [ownCode(issue), issue.path];
    default:
      // A value outside its list, a broken union, a key of a record: the page can only say "not possible here".
      return ['field.value', issue.path];
  }
}
