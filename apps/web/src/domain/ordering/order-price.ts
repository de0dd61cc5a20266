import { currencySchema, type MoneyJson } from '@ringwerk/contract';
import * as z from 'zod/mini';
import { isApiError, type ApiError } from '../../api/api-error.ts';

/** Figures of one piece in minor units; `cost` in those of the base currency. */
export interface OrderPrice {
  readonly cost: number;
  readonly gross: number;
  readonly currency: MoneyJson['currency'];
}

const isSame = (one: OrderPrice, other: OrderPrice): boolean =>
  one.cost === other.cost && one.gross === other.gross && one.currency === other.currency;

/**
 * Whether the jeweller must be asked first: the ring cost something else when he last saw it. A rounded retail price may
 * stay while the cost that is billed does not.
 */
export const askedPrice = (price: OrderPrice, before: OrderPrice | null, agreed: OrderPrice | null): boolean =>
  before !== null && !isSame(before, price) && (agreed === null || !isSame(agreed, price));

const todaySchema = z.object({ cost: z.number(), gross: z.number(), currency: currencySchema });

/** Today's figures, when the server refused the order because they are others than those that were shown. */
export function changedTo(refusal: ApiError): OrderPrice | null {
  if (!isApiError(refusal, 'order.price-changed')) return null;
  const parsed = todaySchema.safeParse(refusal.issues[0]?.params);
  return parsed.success ? parsed.data : null;
}
