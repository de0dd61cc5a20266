import {
  changeDealerBilling,
  changeDealerConditions,
  changeDealerFile,
  changeDealerState,
  getDealerFile,
  type DealerFile,
} from '@ringwerk/contract';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { dealerFile, session } from '../../../../test/fixtures.ts';
import { finding, refuse, ServerOfTests } from '../../../../test/server.ts';
import { setSession } from '../../../api/session-store.ts';
import { useToastStore } from '../../../ui/toast-store.ts';
import { DealerFileView } from './dealer-file-view.tsx';

const FILE = dealerFile();
const field = (name: string | RegExp): HTMLInputElement => screen.getByRole('textbox', { name });
const save = (): HTMLButtonElement => screen.getByRole('button', { name: 'Save' });
const tab = (name: string | RegExp): HTMLElement => screen.getByRole('tab', { name });
const open = (file = FILE, theirs: DealerFile = file) =>
  draw(<DealerFileView file={file} reread={() => Promise.resolve({ data: theirs })} />);
/** The tab stands in the address, and comes with the navigation. */
const choose = async (user: UserEvent, name: string | RegExp): Promise<void> => {
  await user.click(tab(name));
  await vi.waitFor(() => expect(tab(name).getAttribute('aria-selected')).toBe('true'));
};
const toasts = () => useToastStore.getState().toasts.map(({ text }) => text);
let server: ServerOfTests;
beforeEach(() => {
  setSession(session('sales'));
  server = new ServerOfTests()
    .on(changeDealerFile, () => ({ ...FILE, version: 4 }))
    .on(changeDealerBilling, () => ({ ...FILE, version: 4 }))
    .on(changeDealerConditions, () => ({ ...FILE, version: 4 }))
    .on(changeDealerState, () => dealerFile({ state: 'paused', version: 4 }))
    .on(getDealerFile, () => FILE);
});
afterEach(() => setSession(null));

describe('the company of a dealer', () => {
  it('is saved once, with what was changed only, as of the version that is shown', async () => {
    const answer = Promise.withResolvers<DealerFile>();
    server.on(changeDealerFile, () => answer.promise);
    const { user } = open();
    expect(save().disabled).toBe(true);
    await user.type(field('Phone'), '0941 1');
    await user.type(field('Internal note'), 'pays early');
    await user.dblClick(save());
    answer.resolve({ ...FILE, phone: '0941 1', notes: 'pays early', version: 4 });
    await vi.waitFor(() => expect(toasts()).toContain('Juwelier Berger is saved.'));
    expect(server.bodies(changeDealerFile)).toEqual([{ version: 3, phone: '0941 1', notes: 'pays early' }]);
    expect([save().disabled, field('Phone').value]).toEqual([true, '0941 1']);
  });

  it('has a shipping address of its own, or the address of its bills', async () => {
    const { user } = open();
    await user.click(screen.getByRole('switch', { name: 'To the billing address' }));
    await user.type(field('Street and number (shipping)'), 'Hofgasse 3');
    await user.type(field('Town (shipping)'), 'Regensburg');
    await user.click(save());
    await vi.waitFor(() =>
      expect(server.bodies(changeDealerFile)).toMatchObject([
        { shipping: { name: '', street: 'Hofgasse 3', postcode: '', city: 'Regensburg', country: 'DE' } },
      ]),
    );
  });

  it('has contacts, which are added and removed', async () => {
    const contact = { name: 'Eva Berger', duty: '', email: '', phone: '' };
    const { user } = open(dealerFile({ contacts: [contact] }));
    await user.click(screen.getByRole('button', { name: 'Add a contact' }));
    const added = within(screen.getByRole('group', { name: 'New contact' }));
    await user.type(added.getByRole('textbox', { name: 'Name' }), 'Ben');
    await user.click(screen.getByRole('button', { name: 'Remove contact: Eva Berger' }));
    await user.click(save());
    await vi.waitFor(() =>
      expect(server.bodies(changeDealerFile)).toMatchObject([{ contacts: [{ ...contact, name: 'Ben' }] }]),
    );
  });

  it('that is refused says so at its field, with the focus there, and keeps what was typed', async () => {
    server.on(changeDealerFile, () => refuse('request.invalid', { issues: [finding('/email', 'field.format')] }));
    const { user } = open();
    await user.clear(field('E-mail'));
    await user.type(field('E-mail'), 'laden');
    await user.click(save());
    expect(await screen.findByText('This is not written as it should be.')).toBeDefined();
    expect([document.activeElement, field('E-mail').value]).toEqual([field('E-mail'), 'laden']);
  });

  it('is read, not changed, by accounts', () => {
    setSession(session('accounts'));
    open();
    expect(screen.getByText(/^Your access reads these entries/u)).toBeDefined();
    expect(field('Phone').matches(':disabled')).toBe(true);
  });
});

describe('a file that a colleague has changed meanwhile', () => {
  const theirs = dealerFile({ city: 'Augsburg', phone: '0821', updatedBy: 'Eva Berger', version: 5 });
  const meet = async () => {
    server.on(changeDealerFile, () => refuse('dealer.changed'));
    const drawn = open(FILE, theirs);
    await drawn.user.type(field('Phone'), '0941 1');
    await drawn.user.click(save());
    return { ...drawn, notice: within(await screen.findByRole('alert', { name: 'Somebody was quicker' })) };
  };

  it('is shown with what changed, and nothing is written over', async () => {
    const { notice } = await meet();
    expect(notice.getByText(/^Eva Berger changed this dealer on/u)).toBeDefined();
    expect(notice.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Augsburg', '0821']);
    expect(notice.getByText('changed by you, too')).toBeDefined();
    expect([field('Phone').value, save().disabled]).toEqual(['0941 1', true]);
  });

  it('takes one’s own changes on top, on demand', async () => {
    const { user, notice } = await meet();
    await user.click(notice.getByRole('button', { name: 'Put my changes on top' }));
    expect([field('Town').value, field('Phone').value]).toEqual(['Augsburg', '0941 1']);
    server.on(changeDealerFile, () => ({ ...theirs, phone: '0941 1', version: 6 }));
    await user.click(save());
    await vi.waitFor(() => expect(server.bodies(changeDealerFile).at(-1)).toEqual({ version: 5, phone: '0941 1' }));
  });

  it('is taken as it is, on demand', async () => {
    const { user, notice } = await meet();
    await user.click(notice.getByRole('button', { name: 'Take the colleague’s state' }));
    expect([field('Town').value, field('Phone').value, save().disabled]).toEqual(['Augsburg', '0821', true]);
  });
});

describe('the bills of a dealer', () => {
  it('have payment terms, which are saved together; what is typed elsewhere stays', async () => {
    const { user } = open();
    await user.type(field('Phone'), '0941 1');
    await choose(user, 'Billing');
    expect(field('Early payment discount').value).toBe('2.5');
    await user.clear(field('Early payment discount'));
    await user.type(field('Early payment discount'), '3,25{Enter}');
    await vi.waitFor(() =>
      expect(server.bodies(changeDealerBilling)).toEqual([
        { version: 3, paymentTerms: { days: 30, discount: 0.0325, discountDays: 10 } },
      ]),
    );
    await choose(user, /^Company/u);
    expect([field('Phone').value, save().disabled]).toEqual(['0941 1', false]);
  });

  it.each([
    ['vat.form', 'DE', 'No number of this country is written like this: Germany.'],
    ['vat.check', 'DE', 'The check digits are wrong (Germany): probably a digit is mistyped.'],
    ['vat.country', 'NL', 'This number belongs to Netherlands, not to the dealer’s country.'],
  ])('refuse a VAT id by %s in a sentence', async (code, country, sentence) => {
    server.on(changeDealerBilling, () => refuse('request.invalid', { issues: [finding('/vatId', code, { country })] }));
    const { user } = open();
    await choose(user, 'Billing');
    await user.type(field('VAT ID'), '1');
    await user.click(save());
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(document.activeElement).toBe(field('VAT ID'));
  });

  it('say what is wrong with a VAT id that came unchecked', async () => {
    const { user } = open(dealerFile({ vatFinding: { code: 'vat.check', country: 'DE' } }));
    await choose(user, 'Billing');
    expect(screen.getByText(/^The check digits are wrong/u)).toBeDefined();
  });
});

describe('the conditions of a dealer', () => {
  it('are saved whole: list, share of each block, smallest order', async () => {
    const { user } = open();
    await choose(user, 'Conditions');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Price list' }), 'Spring 2026');
    await user.clear(field('Labour'));
    await user.type(field('Labour'), '7,5');
    await user.clear(field('Minimum order value'));
    await user.type(field('Minimum order value'), '250{Enter}');
    await vi.waitFor(() =>
      expect(server.bodies(changeDealerConditions)).toEqual([
        {
          version: 3,
          priceListId: FILE.priceLists[0]?.id,
          discounts: { metal: 0.05, labour: 0.075, stones: 0, options: 0 },
          minimumOrder: 25_000,
        },
      ]),
    );
  });

  it('that are no figure are refused beside their field', async () => {
    const issues = [finding('/discounts/metal', 'field.too-small', { minimum: 0 })];
    server.on(changeDealerConditions, () => refuse('request.invalid', { issues }));
    const { user } = open();
    await choose(user, 'Conditions');
    await user.clear(field('Metal'));
    await user.type(field('Metal'), 'much{Enter}');
    expect(await screen.findByText('Not below 0.')).toBeDefined();
    expect(server.bodies(changeDealerConditions)).toMatchObject([{ discounts: { metal: -1 } }]);
    expect([document.activeElement, field('Metal').value]).toEqual([field('Metal'), 'much']);
  });
});

describe('the state of a dealer', () => {
  const confirm = (name: string): HTMLElement => within(screen.getByRole('dialog')).getByRole('button', { name });

  it('is paused after a question, as of the version that is shown', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    expect(server.bodies(changeDealerState)).toEqual([]);
    await user.click(confirm('Pause'));
    await vi.waitFor(() => expect(toasts()).toContain('Juwelier Berger is paused.'));
    expect(server.bodies(changeDealerState)).toEqual([{ version: 3, state: 'paused', openOrders: 1 }]);
    expect(screen.getByRole('button', { name: 'Open again' })).toBeDefined();
  });

  it('is ended only after the number of open orders was shown', async () => {
    const issues = [finding('/openOrders', 'dealer.open-orders', { orders: 4 })];
    server.on(changeDealerState, () => refuse('dealer.open-orders', { issues }));
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'End access' }));
    expect(screen.getByText('One order is still open.')).toBeDefined();
    await user.click(confirm('End access'));
    expect(await screen.findByText('4 orders are still open.')).toBeDefined();
    server.on(changeDealerState, () => dealerFile({ state: 'closed', version: 4 }));
    await user.click(confirm('End access'));
    await vi.waitFor(() => expect(toasts()).toContain('The access of Juwelier Berger has ended.'));
    expect(server.bodies(changeDealerState).at(-1)).toEqual({ version: 3, state: 'closed', openOrders: 4 });
  });

  it('is no matter of accounts', () => {
    setSession(session('accounts'));
    open();
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  });
});
