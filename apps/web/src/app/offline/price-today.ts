import type { MoneyJson } from '@ringwerk/contract';
import type { OutboxEntry } from '../../api/offline/outbox-entry.ts';

/** What an order costs today that was refused for its price, and the change of its body that agrees to it. */
export interface PriceToday {
  /** Of one piece; of an order of several positions, of all of them. */
  readonly gross: number;
  readonly currency: MoneyJson['currency'];
  readonly change: object;
}

interface Position {
  readonly quantity?: number;
  readonly expected: { readonly gross: number };
}

const POSITION = /^\/positions\/(\d+)\//u;

/** Null for one that was refused for another reason. */
export function priceToday({ refusal, body }: Pick<OutboxEntry, 'refusal' | 'body'>): PriceToday | null {
  const prices = (refusal?.code === 'order.price-changed' ? refusal.issues : []).flatMap(({ path, params }) => {
    const { gross, currency } = params;
    if (typeof gross !== 'number') return [];
    // Named by our own server with this code (ordered-positions.ts).
    return [{ at: Number(POSITION.exec(path)?.[1] ?? -1), gross, currency: currency as MoneyJson['currency'] }];
  });
  const [first] = prices;
  if (first === undefined) return null;
  // As this page wrote it down.
  const { positions } = body as { readonly positions?: readonly Position[] };
  const { gross, currency } = first;
  if (positions === undefined) return { gross, currency, change: { expected: { gross } } };
  const agreed = positions.map((position, at) => {
    const today = prices.find((price) => price.at === at);
    return today === undefined ? position : { ...position, expected: { gross: today.gross } };
  });
  const sum = agreed.reduce((total, { expected, quantity = 1 }) => total + expected.gross * quantity, 0);
  return { gross: sum, currency, change: { positions: agreed } };
}
