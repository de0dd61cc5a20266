import type { PadField } from '@ringwerk/contract';
import { newRow, type PadRow } from './pad-row.ts';
import type { PadReader } from './read-fields.ts';
import { rowText, type RowWords } from './row-texts.ts';
import type { CheckedRow } from './use-checked-rows.ts';
import { writeField } from './write-field.ts';

/** An alloy or size that reads as before is exactly what it was: a label of a scale is rounded. */
function asBefore(before: CheckedRow, after: PadRow, words: RowWords): PadRow {
  const { row, answer } = before;
  const own = answer?.article;
  const textOf = (size: number | null): string =>
    rowText({ ...before, row: { ...row, unread: [], sizes: [size] } }, 'size', words).split(' / ')[0] ?? '';
  return {
    ...after,
    alloys: after.alloys.map((alloy, at) => (alloy === own?.alloys[at] ? null : alloy)),
    sizes: after.sizes.map((size, at) => {
      const earlier = row.sizes[at] ?? own?.rings[at]?.size ?? null;
      const isSame = size !== null && earlier !== null && textOf(size) === textOf(earlier);
      return isSame ? (row.sizes[at] ?? null) : size;
    }),
  };
}

/** A row after somebody has written into one of its cells; the other fields stay as they are. */
export function writeCell(
  before: CheckedRow | null,
  field: PadField,
  text: string,
  { reader, words }: { readonly reader: PadReader; readonly words: RowWords },
): PadRow {
  const row = before?.row ?? newRow({ article: '' });
  const after = writeField(row, field, text, reader);
  return before === null || (field !== 'alloy' && field !== 'size') ? after : asBefore(before, after, words);
}
