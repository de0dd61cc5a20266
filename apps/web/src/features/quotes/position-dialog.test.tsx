import { changeQuotePosition, removeQuotePosition } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { position, quote } from '../../../test/fixtures.ts';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import { jeweller } from '../../../test/sessions.ts';
import { setSession } from '../../api/session-store.ts';
import { PositionDialog } from './position-dialog.tsx';

const onClose = vi.fn();
const rings = { ...position(), alternative: null, isChosen: true };
const extra = { ...rings, number: 2, kind: 'extra' as const, text: 'Ring box', rings: null };
const open = (shown: typeof rings | typeof extra, positions = [rings, extra]) =>
  draw(<PositionDialog quote={quote({ version: 3, positions })} position={shown} onClose={onClose} />);
const save = (): HTMLElement => screen.getByRole('button', { name: 'Apply' });

let server: ServerOfTests;
beforeEach(() => {
  vi.clearAllMocks();
  server = new ServerOfTests().on(changeQuotePosition, () => quote()).on(removeQuotePosition, () => quote());
  setSession(jeweller());
});

describe('a position of a quote', () => {
  it('is changed as it is typed, as of the version that was read', async () => {
    const { user } = open(rings);
    const pieces = screen.getByRole('spinbutton', { name: 'Quantity' });
    await user.clear(pieces);
    await user.type(pieces, '3');
    await user.type(screen.getByRole('textbox', { name: 'Note for the workshop (optional)' }), ' box of its own ');
    await user.type(screen.getByRole('textbox', { name: 'Reference' }), ' Silber ');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Discount/u }), 'permille');
    await user.type(screen.getByRole('textbox', { name: 'Size of the discount' }), '7.5');
    await user.click(save());
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(server.bodies(changeQuotePosition)).toEqual([
      {
        version: 3,
        discount: { kind: 'permille', value: 75 },
        alternative: null,
        note: 'box of its own',
        commission: 'Silber',
        quantity: 3,
      },
    ]);
  });

  it.each(['0', '21', '1.5', ''])('is not sent with %j pieces', async (typed) => {
    const { user } = open(rings);
    const pieces = screen.getByRole('spinbutton', { name: 'Quantity' });
    await user.clear(pieces);
    if (typed !== '') await user.type(pieces, typed);
    await user.click(save());
    expect(screen.getByText('Please check what you entered.')).toBeDefined();
    expect(server.sent(changeQuotePosition)).toEqual([]);
  });

  it('of an extra has its words and its price', async () => {
    const { user } = open(extra);
    const price = screen.getByRole('textbox', { name: 'Price incl. VAT' });
    await user.clear(price);
    await user.type(price, '49.90');
    await user.click(save());
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(server.bodies(changeQuotePosition)).toMatchObject([{ text: 'Ring box', gross: 4_990 }]);
  });

  it('of an extra says what it is rounded to where there are no smaller coins', async () => {
    const { user } = open({ ...extra, retail: { ...extra.retail, currency: 'CHF', coin: 5 } });
    const price = screen.getByRole('textbox', { name: 'Price incl. VAT' });
    await user.clear(price);
    await user.type(price, '49.92');
    expect(screen.getByText(/^Is rounded to CHF\s49\.90\.$/u)).toBeDefined();
    await user.clear(price);
    await user.type(price, '49.95');
    expect(screen.queryByText(/^Is rounded/u)).toBeNull();
  });

  it('is removed where another one stays, and says why it could not be', async () => {
    server.on(removeQuotePosition, () => refuse('quote.changed'));
    const { user } = open(rings);
    await user.click(screen.getByRole('button', { name: 'Remove position' }));
    await vi.waitFor(() => expect(server.sent(removeQuotePosition)).toHaveLength(1));
    expect(await screen.findByText(/changed/u)).toBeDefined();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('cannot be removed where it is the only one', () => {
    open(rings, [rings]);
    expect(screen.queryByRole('button', { name: 'Remove position' })).toBeNull();
  });
});
