import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { watchedStone, watchItem, watchList } from '../../../test/watch-fixtures.ts';
import { useListCsv } from './use-list-csv.ts';

it('writes a line for each ring with its retail price, never what the dealer pays, and no price that is not today’s', async () => {
  let written = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    written = blob as Blob;
    return 'blob:list';
  });
  const items = [
    watchItem({ name: 'Donau', note: '=1+1', cost: 123_456 }),
    watchItem({ name: 'Isar', priced: 'refused', setId: null, articleNumber: null }),
    watchedStone({ note: 'for Donau' }),
  ];
  const { result } = renderHook(() => useListCsv());
  await result.current(watchList(items));
  const [head, ...lines] = (await written.text()).trim().split(/\r?\n/u);
  expect(head).toContain('Place on the list');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain(String((items[0]?.retail.gross ?? 0) / 100));
  expect(lines[0]).toContain('?code=ABCDEFG7');
  expect(lines[0]).not.toMatch(/(^|,)=1/u);
  expect(lines.join()).not.toContain('1234.56');
  expect(lines[1]).toMatch(/^2,,Isar,ABCDEFG7,[\d.]+,,,,EUR,/u);
  expect(lines[2]).toMatch(
    /^3,RB-1042,Round 0\.52\sct F VS1,,,0\.52,natural · untreated · EX · GIA 2141438171,[\d.]+,EUR,/u,
  );
});
