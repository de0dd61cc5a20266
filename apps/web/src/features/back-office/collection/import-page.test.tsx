import {
  applyModelImport,
  cancelModelImport,
  checkModelImport,
  getModelImport,
  listModelImportRows,
  type ModelImport,
  type ModelImportRow,
} from '@ringwerk/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Route } from 'wouter';
import { draw } from '../../../../test/draw.tsx';
import { importJob, modelImport } from '../../../../test/model-import.ts';
import { refuse, ServerOfTests } from '../../../../test/server.ts';
import { useToastStore } from '../../../ui/toast-store.ts';
import { modelImportPath, PATHS } from '../../../paths.ts';
import ImportPage from './import-page.tsx';

const ROWS: readonly ModelImportRow[] = [
  {
    row: 2,
    article: 'RW-06-001',
    result: 'changed',
    changes: [{ column: 'Start value', before: '3', after: '12' }],
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
];
let server: ServerOfTests;
const shows = (changes: Partial<ModelImport> = {}): void => void server.on(getModelImport, () => modelImport(changes));
beforeEach(() => {
  server = new ServerOfTests()
    .on(listModelImportRows, ({ url }) => {
      const rows = url.searchParams.get('shown') === 'refused' ? ROWS.slice(2) : [...ROWS];
      return { rows, page: 1, pageSize: 100, total: rows.length };
    })
    .on(applyModelImport, () => undefined)
    .on(checkModelImport, () => undefined)
    .on(cancelModelImport, () => undefined);
  shows();
});
const open = () =>
  draw(
    <Route path={`${PATHS.officeImports}/:id`}>
      <ImportPage />
    </Route>,
    modelImportPath('one'),
  );
const table = async () =>
  within(await screen.findByRole('region', { name: 'Result per row' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('a file that was looked at', () => {
  it('is answered row by row, and written as it was looked at', async () => {
    const { user } = open();
    expect(await table()).toEqual([
      ['2', 'RW-06-001', 'changed', 'Start value: 3 12'],
      ['3', 'ABCD2345', 'new', ''],
      [
        '4',
        'RW-06-003',
        'rejected',
        'Version: is out of date: the article has been changed since the export; please export again',
      ],
    ]);
    expect(server.bodies(applyModelImport)).toEqual([]);
    shows({ job: importJob({ step: 'writing' }) });
    await user.click(screen.getByRole('button', { name: 'Write 2 articles' }));
    expect(await screen.findByText(/^writing rows/u)).toBeDefined();
    expect(server.bodies(applyModelImport)).toEqual([{ digest: 'first' }]);
    expect(screen.queryByRole('button', { name: /^Write/u })).toBeNull();
  });

  it('sorts all its rows by the server, from the first page', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Result' }));
    await vi.waitFor(() => expect(server.sent(listModelImportRows).at(-1)?.url.search).toContain('sort=result'));
    expect(server.sent(listModelImportRows).at(-1)?.url.searchParams.get('page')).toBe('1');
    expect(screen.getByRole('columnheader', { name: 'Result' }).ariaSort).toBe('ascending');
  });

  it('shows the rejected rows alone when they are asked for', async () => {
    const { user } = open();
    await table();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows' }), 'refused');
    await vi.waitFor(async () => expect((await table()).map(([row]) => row)).toEqual(['4']));
  });

  it('is saved row by row as a file, with its reasons in words', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
    const { user } = open();
    await table();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'As a CSV file' }));
    await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const [file] = saved.mock.calls[0] ?? [];
    if (!(file instanceof Blob)) throw new Error('what is saved is a file');
    expect((await file.text()).trim().split('\r\n').slice(1)).toEqual([
      expect.stringMatching(/^2.RW-06-001.changed.Start value.3.12/u),
      expect.stringMatching(/^3.ABCD2345.new/u),
      expect.stringMatching(/^4.RW-06-003.rejected.Version.+is out of date/u),
    ]);
  });

  it('that changes nothing has nothing to write', async () => {
    const counts = { new: 0, changed: 0, unchanged: 9, refused: 0 };
    shows({ check: { at: '2026-11-24T09:00:10.000Z', sheet: null, others: 0, counts, digest: 'first' } });
    open();
    expect(await screen.findByText('No row changes anything.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Write/u })).toBeNull();
  });

  it('that another person has had looked at again says so', async () => {
    server.on(applyModelImport, () => refuse('model.changed'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Write 2 articles' }));
    await vi.waitFor(() => expect(useToastStore.getState().toasts.at(-1)).toMatchObject({ tone: 'bad' }));
  });
});

describe('a file that is under way', () => {
  it('shows how far it is, and can be cancelled', async () => {
    shows({ check: null, job: importJob() });
    const { user } = open();
    expect(await screen.findByText('checking rows · 40%')).toBeDefined();
    shows({ check: null, job: importJob({ state: 'cancelled', step: null, progress: null }) });
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByRole('button', { name: 'Check again' })).toBeDefined();
    expect(server.sent(cancelModelImport)).toHaveLength(1);
  });
});

describe('a file that stands still', () => {
  it('that cannot be read says why', async () => {
    shows({ check: null, problem: { code: 'sheet.too-many-rows', params: { most: 100_000 } } });
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('100000');
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
  });

  it('whose collection was changed meanwhile is looked at again', async () => {
    shows({ job: importJob({ state: 'failed', error: 'import.changed', step: null }) });
    const { user } = open();
    expect(
      await screen.findByText(/^The collection has been changed since the check; nothing was written/u),
    ).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await vi.waitFor(() => expect(server.sent(checkModelImport)).toHaveLength(1));
  });

  it('that is written says by whom, and offers nothing more', async () => {
    shows({ written: { at: '2026-11-24T09:05:00.000Z', by: 'Eva Berger', created: 1, changed: 1 } });
    open();
    expect(await screen.findByText(/Written .+ by Eva Berger · 1 new, 1 changed\./u)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^(?:Write|Check)/u })).toBeNull();
  });
});
