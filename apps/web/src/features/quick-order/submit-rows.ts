import type { OrderNotes } from '@ringwerk/contract';
import { EMPTY_ORDER, orderBody } from '../../domain/ordering/order-input.ts';
import { sendOrder } from '../../domain/ordering/use-create-order.ts';
import type { CheckedRow } from './use-checked-rows.ts';

export interface OrderDetails {
  /** ISO date or empty. */
  readonly requestedDate: string;
  readonly notes: OrderNotes;
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
  /** Changed prices that were agreed to, by row; all others are those that the row shows. */
  agreed: Readonly<Record<string, number>>,
  report: RowOutcome,
): Promise<void> {
  for (const { row, model, design, figures } of rows) {
    const gross = agreed[row.key] ?? figures?.gross;
    // Without a price on the screen nothing is agreed to.
    if (gross === undefined || design === undefined) continue;
    try {
      // One after the other: the numbers of the orders follow the pad, and a weak line is not flooded.
      // oxlint-disable-next-line no-await-in-loop
      const { id, number } = await sendOrder(
        orderBody(
          { idempotencyKey: row.act, design, expected: { gross }, setId: model?.setId ?? null },
          { ...EMPTY_ORDER, ...details, commission: row.commission, quantity: String(row.quantity) },
        ),
        { setId: model?.setId ?? null, link: '' },
      );
      report(row.key, { ordered: { id, number } });
    } catch (error) {
      report(row.key, { error });
    }
  }
}
