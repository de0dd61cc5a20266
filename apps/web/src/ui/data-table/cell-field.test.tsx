import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import type { CellEdit, DataColumn } from './data-column.ts';
import { DataTable } from './data-table.tsx';

interface Line {
  readonly key: string;
  readonly metal: string;
}
const onEdit = vi.fn<(edits: readonly CellEdit[]) => void>();
const open = (column: Partial<DataColumn<Line>>) => {
  onEdit.mockClear();
  const columns: readonly DataColumn<Line>[] = [
    { key: 'metal', label: 'Metal', text: ({ metal }) => metal, isEditable: () => true, ...column },
  ];
  return draw(
    <DataTable
      table="order-pad"
      label="Lines"
      isPlain
      columns={columns}
      rows={[{ key: 'a', metal: '' }]}
      rowKey={({ key }) => key}
      words={{ filter: 'Search', nothing: 'None', was: (text) => text }}
      onEdit={onEdit}
    />,
  );
};
const options = (): (string | null)[] =>
  screen.queryAllByRole('option', { hidden: true }).map((each) => each.textContent);
const written = (): string[] => onEdit.mock.calls.flatMap(([edits]) => edits.map(({ text }) => text));
const METALS = ['Yellow gold 750', 'Rose gold 750', 'Platinum 950'];

describe('a cell with choices', () => {
  it('shows those that hold what is typed, and Enter takes the one that the arrows have chosen', async () => {
    const { user } = open({ choices: METALS });
    await user.click(screen.getAllByRole('cell')[0] ?? document.body);
    await user.keyboard('g');
    expect(options()).toEqual(['Yellow gold 750', 'Rose gold 750']);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const field = screen.getByRole('combobox', { name: 'Metal' });
    const chosen = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    expect([chosen?.textContent, chosen?.ariaSelected]).toEqual(['Rose gold 750', 'true']);
    await user.keyboard('{Enter}');
    expect(written()).toEqual(['Rose gold 750']);
  });

  it('takes what was typed where nothing was chosen, also after the arrows have gone round', async () => {
    const { user } = open({ choices: METALS });
    await user.click(screen.getAllByRole('cell')[0] ?? document.body);
    await user.keyboard('plat{ArrowDown}{ArrowDown}{Enter}');
    expect(written()).toEqual(['plat']);
  });

  it('takes the one that is pressed, once', async () => {
    const { user } = open({ choices: METALS });
    await user.click(screen.getAllByRole('cell')[0] ?? document.body);
    await user.keyboard('plat');
    await user.click(screen.getByRole('option', { hidden: true }));
    expect(written()).toEqual(['Platinum 950']);
  });

  it('leaves the cell as it was by Escape', async () => {
    const { user } = open({ choices: METALS });
    await user.click(screen.getAllByRole('cell')[0] ?? document.body);
    await user.keyboard('g{ArrowDown}{Escape}');
    expect(written()).toEqual([]);
  });
});

it('a cell asks for its options by what is typed', async () => {
  const { user } = open({
    Options: ({ typed, render }) =>
      render(typed.length < 2 ? [] : [{ value: `RW-${typed}`, label: `${typed} · Donau` }]),
  });
  await user.click(screen.getAllByRole('cell')[0] ?? document.body);
  await user.keyboard('9');
  expect(options()).toEqual([]);
  await user.keyboard('0');
  expect(options()).toEqual(['90 · Donau']);
  await user.keyboard('{ArrowDown}{Tab}');
  expect(written()).toEqual(['RW-90']);
});
