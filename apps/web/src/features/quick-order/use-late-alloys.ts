import { useEffect, useRef } from 'react';
import type { PadRow } from './pad-row.ts';
import type { PadReader } from './read-fields.ts';
import type { PadRows } from './use-pad-rows.ts';
import { writeField } from './write-field.ts';

/** The row with its alloy read, where it is one that can be read now; nothing otherwise. */
function withAlloy(row: PadRow, reader: PadReader): readonly PadRow[] {
  const unread = row.unread.find(({ field }) => field === 'alloy');
  if (unread === undefined) return [];
  const read = writeField(row, 'alloy', unread.text, reader);
  return read.unread.some(({ field }) => field === 'alloy') ? [] : [read];
}

/** The pad, whose cells can be written while the alloys are on their way: what was typed then is read when they are there. */
export function useLateAlloys<Pad extends Pick<PadRows, 'rows' | 'write'>>(pad: Pad, reader: PadReader): Pad {
  const early = useRef(new Set<string>());
  useEffect(() => {
    if (reader.isAwaited === true || early.current.size === 0) return;
    const rows = pad.rows.flatMap((row) => (early.current.has(row.key) ? withAlloy(row, reader) : []));
    early.current.clear();
    if (rows.length > 0) pad.write(rows);
  });
  return {
    ...pad,
    write: (rows: readonly PadRow[]): void => {
      if (reader.isAwaited === true) for (const { key } of rows) early.current.add(key);
      pad.write(rows);
    },
  };
}
