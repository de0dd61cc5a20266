import { padRowsSchema, type PadRow } from '@ringwerk/contract';
import * as z from 'zod/mini';
import { newActKey } from '../../api/offline/act-key.ts';

export type { PadRow };

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
  ...part,
});

/** A changed row is another order. */
export const changedRow = (row: PadRow, change: Partial<PadRow>): PadRow => ({ ...row, ...change, act: newActKey() });

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
  return padRowsSchema.safeParse(rows).success ? rows : null;
}
