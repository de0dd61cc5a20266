import { isApiError } from '../../../api/api-error.ts';
import type { TextKey } from '../../../i18n/namespaces.ts';
import { useFieldErrors } from '../../../i18n/use-field-errors.ts';
import { useTexts } from '../../../i18n/use-texts.ts';

const CODES: Readonly<Record<string, TextKey<'mails'>>> = {
  'mail.unknown-variable': 'texts.error.unknown-variable',
  'mail.missing-variable': 'texts.error.missing-variable',
  'mail.joined-variable': 'texts.error.joined-variable',
  'mail.other-address': 'texts.error.other-address',
  'mail.secret-in-subject': 'texts.error.secret-in-subject',
};

/** The sentences beside the fields of a refused mail text; those of variables are its own. */
export function useMailTextErrors(error: unknown): (pointer: string) => string | undefined {
  const t = useTexts('mails');
  const fieldError = useFieldErrors(error);
  return (pointer) => {
    const issue = isApiError(error) ? error.issues.find(({ path }) => path === pointer) : undefined;
    const key = issue === undefined ? undefined : CODES[issue.code];
    if (issue === undefined || key === undefined) return fieldError(pointer);
    const name = String(issue.params['name'] ?? '');
    return t(key, { name: issue.code === 'mail.other-address' ? name : `{${name}}` });
  };
}
