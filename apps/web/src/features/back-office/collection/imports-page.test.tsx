import { listModelImports, uploadModelSheet, type ModelImport } from '@ringwerk/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { modelImport } from '../../../../test/model-import.ts';
import { refuse, ServerOfTests } from '../../../../test/server.ts';
import { modelImportPath } from '../../../paths.ts';
import ImportsPage from './imports-page.tsx';

const FILE = new File(['Article;Start value'], 'collection.csv', { type: 'text/csv' });
let server: ServerOfTests;
const lists = (...imports: ModelImport[]): void => void server.on(listModelImports, () => ({ imports }));
beforeEach(() => {
  server = new ServerOfTests().on(uploadModelSheet, () => ({ id: 'one' }));
  lists();
});
const file = () => screen.findByLabelText('CSV or XLSX file');
const check = () => screen.getByRole('button', { name: 'Check' });

describe('a file for the collection', () => {
  it('is sent once, and its page opens', async () => {
    const { user, address } = draw(<ImportsPage />);
    expect(await screen.findByText('No file yet')).toBeDefined();
    expect(check()).toHaveProperty('disabled', true);
    await user.upload(await file(), FILE);
    await user.click(check());
    await vi.waitFor(() => expect(address()).toBe(modelImportPath('one')));
    expect(server.bodies(uploadModelSheet)).toEqual([{ name: 'collection.csv', data: btoa('Article;Start value') }]);
  });

  it('that is refused says why at its field', async () => {
    server.on(uploadModelSheet, () => refuse('import.busy'));
    const { user } = draw(<ImportsPage />);
    await user.upload(await file(), FILE);
    await user.click(check());
    expect(await screen.findByText(/^Five imports are under way already/u)).toBeDefined();
    expect((await file()).getAttribute('aria-invalid')).toBe('true');
  });

  it('that was sent before stands below with what became of it', async () => {
    const { id: _id, ...counts } = { id: '', new: 1, changed: 1234, unchanged: 0, refused: 2 };
    lists(
      modelImport({ id: 'a', name: 'a.csv' }),
      modelImport({ id: 'b', name: 'b.csv', check: null, problem: { code: 'sheet.damaged', params: {} } }),
      modelImport({
        id: 'c',
        name: 'c.csv',
        check: { at: '2026-11-24T09:00:00.000Z', sheet: null, others: 0, counts, digest: 'c' },
        written: { at: '2026-11-24T09:01:00.000Z', by: 'Eva', created: 1, changed: 1234 },
      }),
    );
    draw(<ImportsPage />);
    const table = within(await screen.findByRole('table', { name: 'Last files' }));
    const rows = table
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows.map(([name, , state, ...figures]) => [name, state, ...figures])).toEqual([
      ['a.csv', 'checked, nothing written', '1', '1', '1'],
      ['b.csv', 'cannot be read', '–', '–', '–'],
      ['c.csv', 'written', '1', '1,234', '2'],
    ]);
    expect(table.getByRole('link', { name: 'a.csv' }).getAttribute('href')).toBe(modelImportPath('a'));
  });
});
