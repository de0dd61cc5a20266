import { getQuote, listOrders, listQuotes, type Language, type OrderNotes } from '@ringwerk/contract';
import { isApiError } from '../../api/api-error.ts';
import { useAct } from '../../api/use-operation-mutation.ts';
import { writtenNotes } from '../../domain/ordering/order-input.ts';
import { keyOfRows, orderedPositions, quotedPositions } from './positions-of-rows.ts';
import type { CheckedRow } from './use-checked-rows.ts';

/** What goes with all rows of an order. */
export interface OrderDetails {
  readonly commission: string;
  /** ISO date or empty. */
  readonly requestedDate: string;
  readonly notes: OrderNotes;
}

export interface PadOrder {
  readonly rows: readonly CheckedRow[];
  readonly details: OrderDetails;
  /** Changed prices that were agreed to, by row. */
  readonly agreed: Readonly<Record<string, number>>;
}

/** What came of sending: the number, or that it waits on this device for its network. */
export type PadOrdered = { readonly id: string; readonly number: string } | 'queued';

/** One order of all rows; the same rows once, however often they are sent. */
export function usePadOrder() {
  return useAct(
    async ({ rows, details, agreed }: PadOrder): Promise<PadOrdered> => {
      const { sendSafely } = await import('../../api/offline/outbox.ts');
      const commission = details.commission.trim();
      const notes = writtenNotes(details.notes);
      const body = {
        idempotencyKey: keyOfRows(rows, 'order'),
        positions: orderedPositions(rows, agreed),
        commission,
        ...(details.requestedDate === '' ? {} : { requestedDate: details.requestedDate }),
        ...(notes === undefined ? {} : { notes }),
      };
      try {
        const { id, number } = await sendSafely('createOrder', body, { title: commission, setId: null, link: '' });
        return { id, number };
      } catch (error) {
        if (isApiError(error, 'network.queued')) return 'queued';
        throw error;
      }
    },
    [listOrders],
  );
}

/** One quote of all rows. */
export function usePadQuote() {
  return useAct(
    async ({
      rows,
      name,
      language,
    }: {
      readonly rows: readonly CheckedRow[];
      readonly name: string;
      readonly language: Language;
    }): Promise<PadOrdered> => {
      const { sendSafely } = await import('../../api/offline/outbox.ts');
      const customerName = name.trim();
      const body = {
        idempotencyKey: keyOfRows(rows, 'quote'),
        positions: quotedPositions(rows),
        language,
        ...(customerName === '' ? {} : { customerName }),
      };
      try {
        const { id, number } = await sendSafely('createQuote', body, { title: customerName, setId: null, link: '' });
        return { id, number };
      } catch (error) {
        if (isApiError(error, 'network.queued')) return 'queued';
        throw error;
      }
    },
    [listQuotes, getQuote],
  );
}
