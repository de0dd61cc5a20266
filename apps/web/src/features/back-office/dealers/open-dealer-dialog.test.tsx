import { getMailState, openDealer } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { dealerFile } from '../../../../test/fixtures.ts';
import { finding, refuse, ServerOfTests } from '../../../../test/server.ts';
import { OpenDealerDialog } from './open-dealer-dialog.tsx';

const MADE = {
  dealer: dealerFile({ company: 'Aalto', customerNumber: '10107' }),
  firstPassword: 'abcd-efgh-jkmn-pqrs',
};
const field = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
const submit = (): HTMLElement => screen.getByRole('button', { name: 'Open dealer' });
const onClose = vi.fn();
const open = () => draw(<OpenDealerDialog isOpen onClose={onClose} />);
let server: ServerOfTests;
beforeEach(() => {
  vi.clearAllMocks();
  server = new ServerOfTests().on(openDealer, () => MADE).on(getMailState, () => ({ isOn: true, waiting: 0 }));
});

describe('a dealer who is opened by hand', () => {
  it.each([
    [true, 'The first password goes to the e-mail address.'],
    [false, 'Mails are off: the first password is shown once, after the dealer is opened.'],
  ])('gets the first password as the house can send it: mails on is %s', async (isOn, sentence) => {
    server.on(getMailState, () => ({ isOn, waiting: 0 }));
    open();
    expect((await screen.findByText(/^The customer number/u)).textContent).toContain('assigned automatically');
    await vi.waitFor(() => expect(screen.getByText(/^The customer number/u).textContent).toContain(sentence));
  });

  it('is made once; the access data are shown, and then the file', async () => {
    const answer = Promise.withResolvers<typeof MADE>();
    server.on(openDealer, () => answer.promise);
    const { user, address } = open();
    await user.type(field('Company'), 'Aalto');
    await user.type(field('Owner (name)'), 'Aino Aalto');
    await user.type(field('E-mail'), 'laden@aalto.example');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Netherlands');
    await user.dblClick(submit());
    answer.resolve(MADE);
    expect(await screen.findByText('abcd-efgh-jkmn-pqrs')).toBeDefined();
    expect(server.bodies(openDealer)).toMatchObject([
      { company: 'Aalto', contact: 'Aino Aalto', email: 'laden@aalto.example', country: 'NL', language: 'nl' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Noted' }));
    await vi.waitFor(() => expect(address()).toBe(`/verwaltung/haendler/${MADE.dealer.id}`));
  });

  it('whose answer was lost keeps its key, and leads to the file that the first press made', async () => {
    const { id, company, customerNumber } = MADE.dealer;
    server.on(openDealer, () => refuse('server.unavailable'));
    const { user } = open();
    await user.type(field('Company'), 'Aalto');
    await user.click(submit());
    const params = { id, company, customerNumber };
    const issues = [finding('/idempotencyKey', 'dealer.opened-before', params)];
    server.on(openDealer, () => refuse('dealer.opened-before', { issues }));
    await user.click(submit());
    const file = await screen.findByRole<HTMLAnchorElement>('link', { name: `${company} (${customerNumber})` });
    expect(file.getAttribute('href')).toContain(`/verwaltung/haendler/${id}?tab=people`);
    await user.type(field('Company'), ' & Co');
    await user.click(submit());
    const [first, again, other] = server.bodies(openDealer).map((body) => Object(body).idempotencyKey);
    expect([again === first, other === first]).toEqual([true, false]);
  });

  it('that is refused says so at the field, with the focus there, and keeps what was typed', async () => {
    const issues = [finding('/vatId', 'vat.check', { country: 'DE' })];
    server.on(openDealer, () => refuse('request.invalid', { issues }));
    const { user } = open();
    await user.type(field('VAT ID'), 'DE1');
    await user.click(submit());
    expect(await screen.findByText(/^The check digits are wrong \(Germany\)/u)).toBeDefined();
    expect([document.activeElement, field('VAT ID').value]).toEqual([field('VAT ID'), 'DE1']);
    expect(onClose).not.toHaveBeenCalled();
  });
});
