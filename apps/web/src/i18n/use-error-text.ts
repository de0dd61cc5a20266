import { isApiError } from '../api/api-error.ts';
import { useTexts } from './use-texts.ts';

/** The sentence for people about any error: by its code when it has one. */
export function useErrorText(): (error: unknown) => string {
  const t = useTexts('errors');
  return (error) => t(isApiError(error) ? error.code : 'page.failed');
}
