import { PRICE_LIST } from '@ringwerk/catalogue';
import { getPriceList, listPriceLists, savePriceDraft, type OfficePriceList } from '@ringwerk/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { PRICE_DRAFT } from '../../../../test/price-draft.ts';
import { refuse, ServerOfTests } from '../../../../test/server.ts';
import { useTradeNames } from '../../../domain/rings/use-trade-names.ts';
import { useToastStore } from '../../../ui/toast-store.ts';
import { ListEditor } from './list-editor.tsx';

function Editor({ opened = PRICE_DRAFT }: { readonly opened?: OfficePriceList }) {
  const names = useTradeNames();
  return names === null ? null : <ListEditor opened={opened} names={names} />;
}
let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests()
    .on(savePriceDraft, () => ({ ...PRICE_DRAFT, version: 6 }))
    .on(listPriceLists, () => ({ lists: [] }))
    .on(getPriceList, () => ({ ...PRICE_DRAFT, name: 'Summer', version: 6, updatedBy: 'Jan Maas' }));
});
const open = async () => {
  const { user } = draw(<Editor />);
  await screen.findByRole('grid', { name: 'Metal' });
  return user;
};
const save = () => screen.getByRole('button', { name: /^Save \d+ change/u });
const saves = () => server.bodies(savePriceDraft);
const cells = (name: string) =>
  [...(screen.getByText(name).closest('tr')?.children ?? [])].map(({ textContent }) => textContent);

describe('name and note of a draft', () => {
  it('are saved with it; what is typed into one field is one step', async () => {
    const user = await open();
    const [name, note] = [screen.getByLabelText('Name'), screen.getByLabelText('Note')];
    await user.type(name, ' 2027');
    await user.type(note, 'gold is up');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(note).toHaveProperty('value', '');
    await user.click(save());
    await vi.waitFor(() => expect(saves()).toEqual([{ version: 5, cells: [], name: 'Spring 2027' }]));
  });

  it('that another person has saved meanwhile stand beside one’s own', async () => {
    server.on(savePriceDraft, () => refuse('price-list.changed'));
    const user = await open();
    await user.type(screen.getByLabelText('Name'), '!');
    await user.click(save());
    const dialog = within(await screen.findByRole('dialog', { name: 'Jan Maas has saved meanwhile' }));
    const row = dialog.getAllByRole('row').at(-1);
    expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Spring',
      'Summer',
      'Spring!',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Apply mine on top' }));
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Spring!');
  });

  it('are all saved at first: the button says so, and is no step forward until something is to be saved', async () => {
    const user = await open();
    const idle = screen.getByRole('button', { name: 'All saved' });
    expect([idle.className, idle]).toEqual([
      screen.getByRole('button', { name: 'Undo' }).className,
      expect.objectContaining({ disabled: true }),
    ]);
    await user.type(screen.getByLabelText('Note'), 'x');
    expect(save().className).not.toBe(screen.getByRole('button', { name: 'Undo' }).className);
    expect(save()).toHaveProperty('disabled', false);
  });

  it('without letters is not saved', async () => {
    const user = await open();
    await user.clear(screen.getByLabelText('Name'));
    expect(screen.getByText('A list needs a name.')).toBeDefined();
    expect(save()).toHaveProperty('disabled', true);
  });
});

describe('a metal of a later release, sold by the piece', () => {
  it('has its row added to the draft with guide prices, which are saved as one cell', async () => {
    const { 'ti-grade2': bands, ...pieceMetal } = PRICE_DRAFT.content.pieceMetal;
    const { user } = draw(<Editor opened={{ ...PRICE_DRAFT, content: { ...PRICE_DRAFT.content, pieceMetal } }} />);
    await screen.findByRole('grid', { name: 'Metal' });
    await user.click(screen.getByRole('tab', { name: 'Piece prices' }));
    expect(screen.getByText(/^No row in this list: Titanium/u)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add a row with guide prices' }));
    expect(screen.queryByText(/^No row in this list/u)).toBeNull();
    await user.click(save());
    expect(bands).toBeDefined();
    await vi.waitFor(() =>
      expect(saves()).toEqual([
        { version: 5, cells: [{ path: '/pieceMetal/ti-grade2', value: PRICE_LIST.pieceMetal['ti-grade2'] }] },
      ]),
    );
  });
});

describe('a block pasted into a table', () => {
  it('is one step, with an answer for what did not fit', async () => {
    const user = await open();
    await user.click(within(screen.getByRole('grid', { name: 'Metal' })).getByText('Gold'));
    // White gold has a loss of its own, and the fee of gold.
    await user.paste('Gold\t7,5\t2,50\nWhite gold\tmany\t0,70\textra');
    expect(cells('Gold').slice(1)).toEqual(['7.56', '2.502.10']);
    expect(cells('White gold alloys').slice(1)).toEqual(['7', '']);
    expect(useToastStore.getState().toasts.at(-1)?.text).toMatch(
      /^2 cells pasted\. 1 cell does not fit.+4 values fell beside the table/u,
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(cells('Gold').slice(1)).toEqual(['6', '2.10']);
  });
});
