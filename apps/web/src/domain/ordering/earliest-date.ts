import { isApiError } from '../../api/api-error.ts';

/** First day that the workshop can have the ring ready, when the server refused the order for its date; else null. */
export function earliestDate(error: unknown): string | null {
  if (!isApiError(error, 'request.invalid')) return null;
  const minimum = error.issues.find(({ path }) => path === '/requestedDate')?.params['minimum'];
  return typeof minimum === 'string' ? minimum : null;
}
