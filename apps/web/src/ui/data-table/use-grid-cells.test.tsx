import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CellEdit, DataColumn } from './data-column.ts';
import { useGridCells } from './use-grid-cells.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly price: string;
  readonly isFixed?: boolean;
}
const ROWS: readonly Row[] = [
  { id: 'a', name: 'Gold', price: '60' },
  { id: 'b', name: 'Platinum', price: '40', isFixed: true },
  { id: 'c', name: 'Silver', price: '1' },
];
const COLUMNS: readonly DataColumn<Row>[] = [
  { key: 'name', label: 'Name', text: ({ name }) => name },
  { key: 'price', label: 'Price', text: ({ price }) => price, isEditable: ({ isFixed }) => isFixed !== true },
  { key: 'note', label: 'Note', text: () => '', isEditable: () => true },
];
const onEdit = vi.fn<(edits: readonly CellEdit[]) => void>();
const open = (rows: readonly Row[] = ROWS, isWritten = true) =>
  renderHook(
    (shown: readonly Row[]) =>
      useGridCells({
        rows: shown,
        columns: COLUMNS,
        rowKey: ({ id }) => id,
        onEdit: isWritten ? onEdit : undefined,
        onPaste: undefined,
      }),
    { initialProps: rows },
  );

beforeEach(() => void onEdit.mockClear());

describe('the cell with the focus', () => {
  it('moves within the table and stops at its edges', () => {
    const { result } = open();
    act(() => result.current.moveBy(1, 1));
    expect(result.current.active).toEqual({ row: 1, column: 1 });
    act(() => result.current.moveBy(99, 99));
    expect(result.current.active).toEqual({ row: 2, column: 2 });
    act(() => result.current.moveBy(-99, -99));
    expect(result.current.active).toEqual({ row: 0, column: 0 });
  });

  it('stays in the table when a filter leaves fewer rows, and says nothing in an empty one', () => {
    const { result, rerender } = open();
    act(() => result.current.setPlace({ row: 2, column: 0 }));
    expect(result.current.activeText()).toBe('Silver');
    rerender(ROWS.slice(0, 1));
    expect(result.current.active.row).toBe(0);
    expect(result.current.activeText()).toBe('Gold');
    rerender([]);
    expect(result.current.activeText()).toBeNull();
    expect(result.current.open('5')).toBe(false);
  });

  it('has the focus of the page at once: the next key that a scanner sends is not lost', () => {
    const { result } = open();
    const cell = document.createElement('button');
    document.body.append(cell);
    cell.id = result.current.idOf({ row: 1, column: 0 });
    act(() => result.current.moveBy(1, 0));
    expect(document.activeElement).toBe(cell);
    cell.remove();
  });
});

describe('a cell that is written in', () => {
  it('begins with its own text, or with the key that was pressed', () => {
    const { result } = open();
    act(() => result.current.setPlace({ row: 0, column: 1 }));
    act(() => void result.current.open(null));
    expect(result.current.typed).toBe('60');
    act(() => void result.current.open('7'));
    expect(result.current.typed).toBe('7');
  });

  it('is sent without the blanks around it, by the row’s key', () => {
    const { result } = open();
    act(() => result.current.setPlace({ row: 2, column: 1 }));
    act(() => void result.current.open(null));
    act(() => result.current.setTyped(' 1,20 '));
    act(() => result.current.commit());
    expect(onEdit.mock.calls).toEqual([[[{ row: 'c', column: 'price', text: '1,20' }]]]);
  });

  it('is not sent where nothing was changed, nor when it was left', () => {
    const { result } = open();
    act(() => result.current.setPlace({ row: 0, column: 1 }));
    act(() => void result.current.open(null));
    act(() => result.current.commit());
    act(() => result.current.setTyped('61'));
    act(() => result.current.moveBy(0, 0));
    act(() => result.current.commit());
    expect(onEdit).not.toHaveBeenCalled();
    expect(result.current.typed).toBeNull();
  });

  it.each([
    ['a column of words', { row: 0, column: 0 }, true],
    ['a fixed price', { row: 1, column: 1 }, true],
    ['a table that is only read', { row: 0, column: 1 }, false],
  ] as const)('cannot be opened: %s', (_, place, isWritten) => {
    const { result } = open(ROWS, isWritten);
    act(() => result.current.setPlace(place));
    let isOpen = true;
    act(() => void (isOpen = result.current.open('9')));
    expect([isOpen, result.current.typed]).toEqual([false, null]);
  });
});

describe('a block from a spreadsheet', () => {
  it('goes into the cells from the active one on; fixed ones and what reaches beyond the table are left out', () => {
    const { result } = open();
    act(() => result.current.setPlace({ row: 0, column: 1 }));
    act(() => result.current.paste('61\tnew\n41\told\n2\tsoft\n9\tbeyond\n'));
    expect(onEdit.mock.calls).toEqual([
      [
        [
          { row: 'a', column: 'price', text: '61' },
          { row: 'a', column: 'note', text: 'new' },
          { row: 'b', column: 'note', text: 'old' },
          { row: 'c', column: 'price', text: '2' },
          { row: 'c', column: 'note', text: 'soft' },
        ],
      ],
    ]);
  });

  it('that meets no cell that can be written changes nothing', () => {
    const { result } = open();
    act(() => result.current.setPlace({ row: 1, column: 1 }));
    act(() => result.current.paste('41'));
    expect(onEdit).not.toHaveBeenCalled();
  });
});
