import { isApiError } from '../../api/api-error.ts';

/** Today's price of one piece, when the server refused a row because it is another than the row showed; else null. */
export function changedGross(error: unknown): number | null {
  if (!isApiError(error, 'order.price-changed')) return null;
  const gross = error.issues[0]?.params['gross'];
  return typeof gross === 'number' ? gross : null;
}
