import { stoneOption } from '@ringwerk/contract';
import * as z from 'zod/mini';
import { newActKey } from '../../api/offline/act-key.ts';

const padRowSchema = z.object({
  key: z.string(),
  article: z.string(),
  quantity: z.number(),
  /** Inner circumference per ring of the design in mm; null = as in the catalogue. */
  sizes: z.array(z.nullable(z.number())),
  /** Alloy id that replaces the model's own; null = as pictured. */
  alloy: z.nullable(z.string()),
  stones: z.optional(stoneOption),
  unknown: z.array(z.string()),
  commission: z.string(),
  /**
   * Belongs to the content of the row: a retry sends the same key and never makes a second order, a changed row gets a
   * new one.
   */
  idempotencyKey: z.string(),
  ordered: z.nullable(z.object({ id: z.string(), number: z.string() })),
});
export type PadRow = z.infer<typeof padRowSchema>;
export const padRowsSchema = z.array(padRowSchema);

/** One review of this many rows is still readable; the server takes each as one order. */
export const MOST_ROWS = 60;

export function newRow(part: Pick<PadRow, 'article'> & Partial<PadRow>): PadRow {
  return {
    key: newActKey(),
    quantity: 1,
    sizes: [],
    alloy: null,
    unknown: [],
    commission: '',
    idempotencyKey: newActKey(),
    ordered: null,
    ...part,
  };
}

/** A changed row is another order. */
export function changedRow(row: PadRow, change: Partial<PadRow>): PadRow {
  return { ...row, ...change, idempotencyKey: newActKey() };
}
