import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import type { CellEdit, CellMark, DataColumn } from './data-column.ts';
import { DataTable } from './data-table.tsx';

interface Fee {
  readonly name: string;
  readonly fee: string;
}
const FEES: readonly Fee[] = [
  { name: 'Gold', fee: '210' },
  { name: 'Palladium', fee: '90' },
];
const COLUMNS: readonly DataColumn<Fee>[] = [
  { key: 'name', label: 'Metal', text: ({ name }) => name },
  { key: 'fee', label: 'Fee', text: ({ fee }) => fee, isNumber: true, isEditable: () => true },
];
const WORDS = { filter: 'Search', nothing: 'None', was: (text: string) => `${text} until now` };
const onEdit = vi.fn<(edits: readonly CellEdit[]) => void>();
/** A cell stands in its table: keys and focus are the table's. */
const open = (mark?: (row: Fee, column: string) => CellMark | undefined) => {
  onEdit.mockClear();
  return draw(
    <DataTable
      table="rates"
      label="Fees"
      isPlain
      columns={COLUMNS}
      rows={FEES}
      rowKey={({ name }) => name}
      words={WORDS}
      onEdit={onEdit}
      {...(mark === undefined ? {} : { mark })}
    />,
  );
};
const cell = (name: string): HTMLElement => screen.getByRole('cell', { name });
const field = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Fee' });

describe('a cell that is written in', () => {
  it('begins with its own text by Enter, and gives what was typed when Enter leads down', async () => {
    const { user } = open();
    await user.click(cell('210'));
    await user.keyboard('{Enter}');
    expect([field().value, field().inputMode, document.activeElement]).toEqual(['210', 'decimal', field()]);
    await user.clear(field());
    await user.type(field(), ' 215 {Enter}');
    expect(onEdit.mock.calls).toEqual([[[{ row: 'Gold', column: 'fee', text: '215' }]]]);
    await vi.waitFor(() => expect(document.activeElement).toBe(cell('90')));
  });

  it('begins afresh with the first sign that is typed', async () => {
    const { user } = open();
    await user.click(cell('210'));
    await user.keyboard('7');
    expect(field().value).toBe('7');
  });

  it('stays as it was by Escape, and keeps the focus', async () => {
    const { user } = open();
    await user.dblClick(cell('210'));
    await user.type(field(), '5{Escape}');
    await vi.waitFor(() => expect(document.activeElement).toBe(cell('210')));
    expect(onEdit).not.toHaveBeenCalled();
  });

  it('gives nothing when nothing was changed', async () => {
    const { user } = open();
    await user.dblClick(cell('210'));
    await user.keyboard('{Enter}');
    expect(onEdit).not.toHaveBeenCalled();
  });

  it('gives what was typed when the pointer goes elsewhere', async () => {
    const { user } = open();
    await user.dblClick(cell('210'));
    await user.type(field(), '5');
    await user.click(cell('Palladium'));
    expect(onEdit.mock.calls).toEqual([[[{ row: 'Gold', column: 'fee', text: '2105' }]]]);
  });

  it('begins by one touch of a finger, and by none of a mouse', async () => {
    const { user } = open();
    await user.click(cell('210'));
    expect(screen.queryByRole('textbox')).toBeNull();
    fireEvent(cell('210'), new PointerEvent('click', { bubbles: true, pointerType: 'touch' }));
    expect(field().value).toBe('210');
  });

  it('is none where the column only names the row', async () => {
    const { user } = open();
    await user.dblClick(cell('Gold'));
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('a marked cell', () => {
  it('shows what it said before', () => {
    open((row, column) => (row.name === 'Gold' && column === 'fee' ? { was: '200' } : undefined));
    const changed = screen.getByTitle('200 until now');
    expect([changed.textContent, changed.querySelector('del')?.textContent]).toEqual(['210200', '200']);
  });

  it('says why it was refused, before what it said', () => {
    open((row, column) =>
      row.name === 'Gold' && column === 'fee' ? { was: '200', error: '“x” is not possible here.' } : undefined,
    );
    const refused = screen.getByTitle('“x” is not possible here.');
    expect([refused.textContent, refused.getAttribute('aria-invalid')]).toEqual(['210200', 'true']);
    expect(document.querySelectorAll('td[aria-invalid]')).toHaveLength(1);
  });
});
