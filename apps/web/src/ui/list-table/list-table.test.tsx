import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { ListTable, type ListColumn, type ListTableProps } from './list-table.tsx';

interface Order {
  readonly number: string;
  readonly pieces: number;
}
const ORDERS: readonly Order[] = [
  { number: 'O-9', pieces: 2 },
  { number: 'O-10', pieces: 7 },
  { number: 'O-2', pieces: 1 },
];
const COLUMNS: readonly ListColumn<Order>[] = [
  {
    key: 'number',
    label: 'Number',
    sortBy: ({ number }) => number,
    sort: 'number',
    render: ({ number }) => <a href={`#${number}`}>{number}</a>,
  },
  {
    key: 'pieces',
    label: 'Pieces',
    sortBy: ({ pieces }) => pieces,
    sort: 'pieces',
    isDescendingFirst: true,
    isFigure: true,
    render: ({ pieces }) => pieces,
  },
  { key: 'tick', label: 'Chosen', isFixed: true, render: () => <input type="checkbox" aria-label="Chosen" /> },
];
const open = (changes: Partial<ListTableProps<Order>> = {}) =>
  draw(
    <ListTable
      table="couples"
      caption="Orders"
      columns={COLUMNS}
      rows={ORDERS}
      keyOf={({ number }) => number}
      {...changes}
    />,
  );
const rows = (): HTMLElement[] => screen.getAllByRole('row').slice(1);
const firsts = (): (string | null | undefined)[] => rows().map((row) => row.firstElementChild?.textContent);

describe('the heads of a list', () => {
  it('sort a whole list, numbers in words as numbers, figures from the biggest', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Number' }));
    expect(firsts()).toEqual(['O-2', 'O-9', 'O-10']);
    await user.click(screen.getByRole('button', { name: 'Pieces' }));
    expect(screen.getByRole('columnheader', { name: 'Pieces' }).ariaSort).toBe('descending');
    expect(firsts()).toEqual(['O-10', 'O-9', 'O-2']);
  });

  it('sort nothing where other pages follow: the page alone would mislead', () => {
    open({ isWhole: false });
    expect(screen.queryByRole('button', { name: 'Number' })).toBeNull();
  });

  it('ask the server where it sorts, and turn the order around', async () => {
    const onSort = vi.fn<(sort: string, isDescending: boolean) => void>();
    const { user } = open({ isWhole: false, order: { sort: 'number', isDescending: false, onSort } });
    expect(screen.getByRole('columnheader', { name: 'Number' }).ariaSort).toBe('ascending');
    await user.click(screen.getByRole('button', { name: 'Number' }));
    await user.click(screen.getByRole('button', { name: 'Pieces' }));
    expect(onSort.mock.calls).toEqual([
      ['number', true],
      ['pieces', true],
    ]);
    expect(firsts()).toEqual(['O-9', 'O-10', 'O-2']);
  });
});

describe('the rows of a list', () => {
  it('are walked by arrows from a row and from what stands in it', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.keyboard('{Escape}');
    rows()[0]?.focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(rows()[1]);
    screen.getByRole('link', { name: 'O-10' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(rows()[2]);
    await user.keyboard('{ArrowDown}{Home}');
    expect(document.activeElement).toBe(rows()[0]);
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(rows()[2]);
  });

  it('open by Enter and are ticked by Space; a field keeps its keys', async () => {
    const { user } = open();
    rows()[1]?.focus();
    await user.keyboard('{Enter} ');
    expect(window.location.hash).toBe('#O-10');
    const box = within(rows()[1] ?? document.body).getByRole<HTMLInputElement>('checkbox');
    expect(box.checked).toBe(true);
    expect(rows().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  });
});
