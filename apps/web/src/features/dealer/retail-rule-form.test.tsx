import { PRICE_LIST } from '@ringwerk/catalogue';
import { getPriceBasis, updateDealer } from '@ringwerk/contract';
import { FIRST_TAXES } from '@ringwerk/kernel/price';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { dealer } from '../../../test/fixtures.ts';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import { useToastStore } from '../../ui/toast-store.ts';
import { RetailRuleForm } from './retail-rule-form.tsx';

const box = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
const save = (): HTMLButtonElement => screen.getByRole('button', { name: 'Save' });
const example = (): string => (screen.getByText(/costs the couple/).textContent ?? '').replaceAll(/\s+/gu, ' ');
let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests()
    .on(updateDealer, () => dealer())
    .on(getPriceBasis, () => ({ priceList: PRICE_LIST, retailRule: dealer().retailRule }));
});

describe('the rule of retail prices', () => {
  it('shows what a factor makes of one ring before it is saved, with both decimal signs', async () => {
    const { user } = draw(<RetailRuleForm dealer={dealer()} isOwner />);
    const before = example();
    await user.clear(box('Factor on the trade price'));
    await user.type(box('Factor on the trade price'), '3,5');
    expect(example()).not.toBe(before);
    await user.click(save());
    await vi.waitFor(() => expect(useToastStore.getState().toasts).toHaveLength(1));
    expect(server.bodies(updateDealer)).toEqual([
      { retailRule: { factor: 3.5, country: 'DE', exchangeRate: 1, roundUpTo: 0 } },
    ]);
  });

  it('says that it is saved before the prices on screen have been fetched again', async () => {
    const { user } = draw(<RetailRuleForm dealer={dealer()} isOwner />);
    await vi.waitFor(() => expect(server.sent(getPriceBasis)).toHaveLength(1));
    server.on(getPriceBasis, () => new Promise(() => {}));
    await user.click(save());
    await vi.waitFor(() => expect(server.sent(getPriceBasis)).toHaveLength(2));
    expect(useToastStore.getState().toasts).toHaveLength(1);
  });

  it('counts with the VAT of the list in force', async () => {
    const tax = { ...FIRST_TAXES, DE: { ...FIRST_TAXES.DE, rate: 0.21 } };
    server.on(getPriceBasis, () => ({ priceList: { ...PRICE_LIST, tax }, retailRule: dealer().retailRule }));
    draw(<RetailRuleForm dealer={dealer()} isOwner />);
    await vi.waitFor(() => expect(example()).toMatch(/21 ?%/u));
    expect(screen.getByRole('option', { name: /^Germany · 21 ?% · EUR$/u })).toBeDefined();
  });

  it.each(['', '0.9', '11', 'two'])('cannot be saved with the factor "%s": the field says why', async (text) => {
    const { user } = draw(<RetailRuleForm dealer={dealer()} isOwner />);
    const field = box('Factor on the trade price');
    await user.clear(field);
    if (text !== '') await user.type(field, text);
    expect([field.getAttribute('aria-invalid'), save().disabled]).toEqual(['true', true]);
    expect(screen.getByText('A number from 1 to 10, for example 2.4.')).toBeDefined();
    await user.type(field, '{Enter}');
    expect(server.sent(updateDealer)).toEqual([]);
  });

  it('takes a factor for each block, each beginning at the one of the whole', async () => {
    const { user } = draw(<RetailRuleForm dealer={dealer()} isOwner />);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Factor' }), 'One factor per block');
    expect(['Metal', 'Labour', 'Stones', 'Engraving and options'].map((name) => box(name).value)).toEqual(
      Array.from({ length: 4 }, () => '2.2'),
    );
    await user.clear(box('Stones'));
    await user.type(box('Stones'), '1.8');
    await user.click(save());
    await vi.waitFor(() => expect(server.sent(updateDealer)).toHaveLength(1));
    expect(server.bodies(updateDealer)[0]).toMatchObject({
      retailRule: { factor: { metal: 2.2, labour: 2.2, stones: 1.8, options: 2.2 } },
    });
  });

  it('asks for a rate where the base currency is another, and forgets a rounding in the other one', async () => {
    const rule = { ...dealer().retailRule, roundUpTo: 500 };
    const { user } = draw(<RetailRuleForm dealer={dealer({ retailRule: rule })} isOwner />);
    expect(screen.queryByRole('textbox', { name: 'CHF per EUR' })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'VAT country' }), 'CH');
    await user.clear(box('CHF per EUR'));
    expect(save().disabled).toBe(true);
    await user.type(box('CHF per EUR'), '0.95');
    await user.click(save());
    await vi.waitFor(() => expect(server.sent(updateDealer)).toHaveLength(1));
    expect(server.bodies(updateDealer)[0]).toMatchObject({
      retailRule: { country: 'CH', exchangeRate: 0.95, roundUpTo: 0 },
    });
  });

  it('keeps what was typed when it is refused', async () => {
    server.on(updateDealer, () => refuse('server.unavailable'));
    const { user } = draw(<RetailRuleForm dealer={dealer()} isOwner />);
    await user.clear(box('Factor on the trade price'));
    await user.type(box('Factor on the trade price'), '3');
    await user.click(save());
    expect(await screen.findByText(/nothing is lost/)).toBeDefined();
    expect(box('Factor on the trade price').value).toBe('3');
  });
});
