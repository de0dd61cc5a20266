import { isApiError } from '../../api/api-error.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useFieldErrors } from '../../i18n/use-field-errors.ts';

/** The sentence beside a person's address; one that somebody else has is a code of its own. */
export function useEmailError(error: unknown): string | undefined {
  const errorText = useErrorText();
  const fieldError = useFieldErrors(error);
  return isApiError(error, 'person.known') ? errorText(error) : fieldError('/email');
}
