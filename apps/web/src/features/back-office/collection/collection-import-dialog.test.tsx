import { checkModelSheet, importModelSheet, listHouseModels, type ModelSheetCheck } from '@ringwerk/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { finding, refuse, ServerOfTests } from '../../../../test/server.ts';
import { useToastStore } from '../../../ui/toast-store.ts';
import { CollectionImportDialog } from './collection-import-dialog.tsx';

const answer = (before: string, digest: string): ModelSheetCheck => ({
  sheet: null,
  others: 0,
  counts: { new: 1, changed: 1, unchanged: 0, refused: 1 },
  rows: [
    {
      row: 2,
      article: 'RW-06-001',
      result: 'changed',
      changes: [{ column: 'Start value', before, after: '12' }],
      findings: [],
    },
    { row: 3, article: 'ABCD2345', result: 'new', changes: [], findings: [] },
    {
      row: 4,
      article: 'RW-06-003',
      result: 'refused',
      changes: [],
      findings: [{ column: 'Version', code: 'row.stale', params: {} }],
    },
  ],
  digest,
});
const FILE = new File(['Article;Start value'], 'collection.csv', { type: 'text/csv' });
const onClose = vi.fn<() => void>();
let server: ServerOfTests;
beforeEach(() => {
  vi.clearAllMocks();
  server = new ServerOfTests()
    .on(checkModelSheet, () => answer('3', 'first'))
    .on(importModelSheet, () => ({ created: 1, changed: 1 }))
    .on(listHouseModels, () => refuse('server.internal'));
});
const check = async () => {
  const { user } = draw(<CollectionImportDialog onClose={onClose} />);
  await user.upload(await screen.findByLabelText('CSV or XLSX file'), FILE);
  await user.click(screen.getByRole('button', { name: 'Check' }));
  return user;
};
const rows = async () =>
  within(await screen.findByRole('region', { name: 'Result per row' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('a file for the collection', () => {
  it('is answered row by row, and written at once', async () => {
    const user = await check();
    expect(await rows()).toEqual([
      ['2', 'RW-06-001', 'changed', 'Start value: 3 12'],
      ['3', 'ABCD2345', 'new', ''],
      [
        '4',
        'RW-06-003',
        'rejected',
        'Version: is out of date: the article has been changed since the export; please export again',
      ],
    ]);
    expect(server.bodies(importModelSheet)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Write 2 articles' }));
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    const data = btoa('Article;Start value');
    expect(server.bodies(importModelSheet)).toEqual([{ name: 'collection.csv', data, digest: 'first' }]);
    expect(useToastStore.getState().toasts.at(-1)?.text).toBe('1 new, 1 changed.');
  });

  it('over a collection that was changed meanwhile is checked anew, and says so', async () => {
    const user = await check();
    await rows();
    server.on(importModelSheet, () => refuse('model.changed')).on(checkModelSheet, () => answer('7', 'second'));
    await user.click(screen.getByRole('button', { name: 'Write 2 articles' }));
    expect(await screen.findByText(/The collection has been changed meanwhile; nothing was written/u)).toBeDefined();
    await vi.waitFor(async () => expect((await rows())[0]?.at(-1)).toBe('Start value: 7 12'));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('that is that of another list is answered at its field', async () => {
    server.on(checkModelSheet, () => refuse('sheet.unreadable', { issues: [finding('/data', 'sheet.other-list')] }));
    await check();
    expect(await screen.findByText('This is the file of another list.')).toBeDefined();
  });
});
