import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import type { DataColumn } from './data-column.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';

interface Metal {
  readonly name: string;
  readonly fee: number;
}
const METALS: readonly Metal[] = [
  { name: 'Gold', fee: 210 },
  { name: 'Palladium', fee: 90 },
  { name: 'Platinum', fee: 1_380 },
];
const COLUMNS: readonly DataColumn<Metal>[] = [
  { key: 'name', label: 'Metal', text: ({ name }) => name },
  {
    key: 'fee',
    label: 'Fee',
    text: ({ fee }) => String(fee),
    order: ({ fee }) => fee,
    isNumber: true,
    isEditable: () => true,
  },
];
const onEdit = vi.fn<NonNullable<DataTableProps<Metal>['onEdit']>>();
const open = (changes: Partial<DataTableProps<Metal>> = {}) => {
  onEdit.mockClear();
  return draw(
    <DataTable
      table="rates"
      label="Metals"
      columns={COLUMNS}
      rows={METALS}
      rowKey={({ name }) => name}
      words={{
        filter: 'Search rows',
        nothing: 'No row matches.',
        was: (text) => `${text} until now`,
      }}
      onEdit={onEdit}
      {...changes}
    />,
  );
};
const cell = (name: string): HTMLElement => screen.getByRole('cell', { name });
const firsts = (): (string | null | undefined)[] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.firstElementChild?.textContent);

describe('rows of a table on the page', () => {
  it('are put in order by a head: up, down, and as they came', async () => {
    const { user } = open();
    const head = (): string | null => screen.getByRole('columnheader', { name: 'Fee' }).ariaSort;
    const sort = screen.getByRole('button', { name: 'Fee' });
    await user.click(sort);
    expect([head(), ...firsts()]).toEqual(['ascending', 'Palladium', 'Gold', 'Platinum']);
    await user.click(sort);
    expect([head(), ...firsts()]).toEqual(['descending', 'Platinum', 'Gold', 'Palladium']);
    await user.click(sort);
    expect([head(), ...firsts()]).toEqual(['none', 'Gold', 'Palladium', 'Platinum']);
  });

  it('are found by words, and none says so', async () => {
    const { user } = open();
    const search = screen.getByRole('searchbox', { name: 'Search rows' });
    await user.type(search, 'pla');
    expect(firsts()).toEqual(['Platinum']);
    await user.type(search, 'x');
    expect(screen.getByText('No row matches.')).toBeDefined();
  });

  it('lose a column by choice, and get it back', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Fee' }));
    expect(screen.queryByRole('columnheader', { name: 'Fee' })).toBeNull();
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Fee' }));
    expect(screen.getByRole('columnheader', { name: 'Fee' })).toBeDefined();
  });

  it('stand without search and choice of columns in a plain table', () => {
    open({ isPlain: true });
    expect([screen.queryByRole('searchbox'), screen.queryByRole('button', { name: 'Columns' })]).toEqual([null, null]);
  });
});

describe('cells of a table', () => {
  it('are walked by arrows, inside the table only', async () => {
    const { user } = open();
    await user.click(cell('Gold'));
    const steps = [
      ['{ArrowDown}', 'Palladium'],
      ['{ArrowRight}', '90'],
      ['{ArrowRight}', '90'],
      ['{PageDown}', '1380'],
      ['{ArrowUp}', '90'],
      ['{PageUp}', '210'],
      ['{Home}', 'Gold'],
      ['{End}', '210'],
      ['{ArrowLeft}', 'Gold'],
    ] as const;
    for (const [key, name] of steps) {
      await user.keyboard(key);
      await vi.waitFor(() => expect(document.activeElement).toBe(cell(name)));
    }
  });

  it('say that they cannot be written in, where nobody takes it', async () => {
    const { user } = open({ onEdit: undefined });
    expect(screen.getByRole('grid', { name: 'Metals' }).getAttribute('aria-readonly')).toBe('true');
    await user.dblClick(cell('210'));
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('take a pasted block from the cell with the focus on, where they can be written in', async () => {
    const { user } = open();
    await user.click(cell('Gold'));
    await user.paste('Silver\t215\n\t95');
    expect(onEdit.mock.calls).toEqual([
      [
        [
          { row: 'Gold', column: 'fee', text: '215' },
          { row: 'Palladium', column: 'fee', text: '95' },
        ],
      ],
    ]);
  });

  it('are copied by their text', async () => {
    const { user } = open();
    await user.click(cell('1380'));
    const setData = vi.fn<(type: string, text: string) => void>();
    fireEvent.copy(cell('1380'), { clipboardData: { setData } });
    expect(setData.mock.calls).toEqual([['text/plain', '1380']]);
  });

  it('go back by the keys of undo', async () => {
    const onUndo = vi.fn<() => void>();
    const { user } = open({ onUndo });
    await user.click(cell('210'));
    await user.keyboard('{Control>}z{/Control}');
    expect(onUndo).toHaveBeenCalledTimes(1);
  });
});
