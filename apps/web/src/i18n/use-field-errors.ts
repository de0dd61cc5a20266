import { isApiError, type ApiIssue } from '../api/api-error.ts';
import type { TextKey } from './namespaces.ts';
import { useTexts } from './use-texts.ts';

const FIELD_CODES: Readonly<Record<string, TextKey<'errors'>>> = {
  'field.missing': 'field.missing',
  'field.too-short': 'field.too-short',
  'field.too-long': 'field.too-long',
  'field.too-small': 'field.too-small',
  'field.too-big': 'field.too-big',
  'field.format': 'field.format',
  'field.characters': 'field.characters',
  'field.vat-id': 'field.vat-id',
  'field.not-served': 'field.not-served',
  'field.before-start': 'field.before-start',
  'field.picture': 'field.picture',
  'field.fixed': 'field.fixed',
  'field.inner-host': 'field.inner-host',
  'field.mail-port': 'field.mail-port',
  'field.other-name': 'field.other-name',
  'field.taken': 'field.taken',
  'field.time-zone': 'field.time-zone',
};

/** A field of one or two letters is not too short, it is empty. */
const EMPTY_BELOW = 3;

function keyOf(issue: ApiIssue): TextKey<'errors'> {
  const minimum = issue.params['minimum'];
  if (issue.code === 'field.too-short' && typeof minimum === 'number' && minimum < EMPTY_BELOW) return 'field.missing';
  return FIELD_CODES[issue.code] ?? 'field.value';
}

/** Sentences beside the fields of a refused form: `const fieldError = useFieldErrors(error); fieldError('/email')`. */
export function useFieldErrors(error: unknown): (pointer: string) => string | undefined {
  const t = useTexts('errors');
  return (pointer) => {
    const issue = isApiError(error) ? error.issues.find((finding) => finding.path === pointer) : undefined;
    return issue && t(keyOf(issue), issue.params);
  };
}
