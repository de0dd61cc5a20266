import { padRowsSchema, type PadRow as WrittenRow } from '@ringwerk/contract';
import * as z from 'zod/mini';
import { newActKey } from '../../api/offline/act-key.ts';

/** A row as this page has it. */
export interface PadRow extends WrittenRow {
  /** The order that came of it: it is off the pad and stands here until a new order begins. */
  readonly ordered: { readonly id: string; readonly number: string } | null;
}

/** One review of this many rows is still readable; the server takes each as one order. */
export const MOST_ROWS = 60;

/** A row that gets its place when it comes onto the pad. */
export const newRow = (part: Pick<PadRow, 'article'> & Partial<PadRow>): PadRow => ({
  key: newActKey(),
  act: newActKey(),
  place: 0,
  alloys: [],
  sizes: [],
  engravings: [],
  quantity: 1,
  unread: [],
  commission: '',
  ordered: null,
  ...part,
});

/** A changed row is another order. */
export const changedRow = (row: PadRow, change: Partial<PadRow>): PadRow => ({ ...row, ...change, act: newActKey() });

export const writtenRow = ({ ordered: _ordered, ...row }: PadRow): WrittenRow => row;
export const readRow = (row: WrittenRow): PadRow => ({ ...row, ordered: null });

/** Rows as releases before the shared pad kept them on the device. */
const earlierRows = z.array(
  z.object({
    key: z.string(),
    article: z.string(),
    quantity: z.number(),
    sizes: z.array(z.nullable(z.number())),
    alloy: z.nullable(z.string()),
    stones: z.optional(z.enum(['with', 'without'])),
    unknown: z.array(z.string()),
    commission: z.string(),
    ordered: z.nullable(z.object({})),
  }),
);

/** What an earlier release left on this device, what was ordered left out; null where it is nothing of that kind. */
export function rowsOfEarlier(value: unknown): readonly PadRow[] | null {
  const parsed = earlierRows.safeParse(value);
  if (!parsed.success) return null;
  const rows = parsed.data
    .filter(({ ordered }) => ordered === null)
    .map(({ ordered: _ordered, alloy, unknown, stones, ...row }, index) =>
      newRow({
        ...row,
        place: index + 1,
        alloys: alloy === null ? [] : [alloy],
        unread: unknown.map((text) => ({ field: 'line' as const, text })),
        ...(stones === undefined ? {} : { stones }),
      }),
    );
  return padRowsSchema.safeParse(rows.map(writtenRow)).success ? rows : null;
}
