import { ALLOYS } from '@ringwerk/catalogue';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { newRow, type PadRow } from './pad-row.ts';
import type { PadReader } from './read-fields.ts';
import { useLateAlloys } from './use-late-alloys.ts';
import { writeField } from './write-field.ts';

const AWAITED: PadReader = { scale: 'iso', alloys: [], preferred: [], isAwaited: true };
const KNOWN: PadReader = { ...AWAITED, alloys: ALLOYS, isAwaited: false };
const typed = (text: string): PadRow => writeField(newRow({ article: 'RW-09-014' }), 'alloy', text, AWAITED);

it('reads an alloy that was typed before the alloys were known as soon as they are, and leaves what names none', () => {
  const [gold, nothing, older] = [typed('Platin 950'), typed('Kryptonit'), typed('Platin 950')];
  const write = vi.fn<(rows: readonly PadRow[]) => void>();
  const { result, rerender } = renderHook(
    ({ rows, reader }: { rows: readonly PadRow[]; reader: PadReader }) => useLateAlloys({ rows, write }, reader),
    { initialProps: { rows: [older], reader: AWAITED } },
  );
  result.current.write([gold, nothing]);
  rerender({ rows: [older, gold, nothing], reader: AWAITED });
  expect(write.mock.calls).toEqual([[[gold, nothing]]]);
  rerender({ rows: [older, gold, nothing], reader: KNOWN });
  expect(write).toHaveBeenCalledTimes(2);
  const [read, ...others] = write.mock.calls[1]?.[0] ?? [];
  expect(others).toEqual([]);
  expect(read).toMatchObject({ key: gold.key, unread: [] });
  expect(read?.alloys).toHaveLength(1);
  rerender({ rows: [older, gold, nothing], reader: KNOWN });
  expect(write).toHaveBeenCalledTimes(2);
});
