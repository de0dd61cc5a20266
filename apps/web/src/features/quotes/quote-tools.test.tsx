import { addQuotePosition, changeQuote } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { quote } from '../../../test/fixtures.ts';
import { ServerOfTests } from '../../../test/server.ts';
import { jeweller } from '../../../test/sessions.ts';
import { setSession } from '../../api/session-store.ts';
import { QuoteTools } from './quote-tools.tsx';

let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests().on(addQuotePosition, () => quote()).on(changeQuote, () => quote());
  setSession(jeweller());
});
const open = () => draw(<QuoteTools quote={quote({ version: 2 })} />);
const isClosed = () => vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('an open quote', () => {
  it('is given a service with words and price, under one key', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Add a service of your own' }));
    await user.type(screen.getByRole('textbox', { name: 'Service or goods' }), ' Ring box ');
    await user.type(screen.getByRole('textbox', { name: 'Price incl. VAT' }), '49.90');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await isClosed();
    expect(server.bodies(addQuotePosition)).toEqual([
      { idempotencyKey: expect.any(String), position: { kind: 'extra', text: 'Ring box', gross: 4_990 } },
    ]);
  });

  it('is given none without words or price', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Add a service of your own' }));
    await user.type(screen.getByRole('textbox', { name: 'Price incl. VAT' }), '49.90');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByText('Please check what you entered.')).toBeDefined();
    expect(server.sent(addQuotePosition)).toEqual([]);
  });

  it('is given a discount on its sum, as of the version that was read', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Discount on the total' }));
    await user.selectOptions(screen.getByRole('combobox', { name: /^Discount/u }), 'amount');
    const value = screen.getByRole('textbox', { name: 'Size of the discount' });
    await user.type(value, 'much');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(server.sent(changeQuote)).toEqual([]);
    await user.clear(value);
    await user.type(value, '25');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await isClosed();
    expect(server.bodies(changeQuote)).toEqual([{ version: 2, discount: { kind: 'amount', value: 2_500 } }]);
  });
});
