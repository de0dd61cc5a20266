import { createOrder } from '@ringwerk/contract';
import { call } from '../../api/call.ts';
import type { CheckedRow } from './use-checked-rows.ts';

export interface OrderDetails {
  /** ISO date or empty. */
  readonly requestedDate: string;
  readonly note: string;
}

/** Takes a row's outcome as soon as it is known. */
export interface RowOutcome {
  (
    rowKey: string,
    outcome: { readonly ordered: { readonly id: string; readonly number: string } } | { readonly error: unknown },
  ): void;
}

/**
 * Orders row by row, each under its own key: what went through stays, what failed can be sent again without making a
 * second order. One failure does not stop the others.
 */
export async function submitRows(
  rows: readonly CheckedRow[],
  details: OrderDetails,
  report: RowOutcome,
): Promise<void> {
  for (const { row, design } of rows) {
    try {
      // One after the other: the numbers of the orders follow the pad, and a weak line is not flooded.
      // oxlint-disable-next-line no-await-in-loop
      const { id, number } = await call(createOrder, {
        body: {
          idempotencyKey: row.idempotencyKey,
          design,
          commission: row.commission.trim(),
          quantity: row.quantity,
          ...(details.requestedDate === '' ? {} : { requestedDate: details.requestedDate }),
          ...(details.note.trim() === '' ? {} : { note: details.note.trim() }),
        },
      });
      report(row.key, { ordered: { id, number } });
    } catch (error) {
      report(row.key, { error });
    }
  }
}
