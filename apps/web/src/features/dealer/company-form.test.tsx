import { updateDealer } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { dealer } from '../../../test/fixtures.ts';
import { finding, refuse, ServerOfTests } from '../../../test/server.ts';
import { useToastStore } from '../../ui/toast-store.ts';
import { CompanyForm } from './company-form.tsx';

const box = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
const toasts = (): string[] => useToastStore.getState().toasts.map(({ text }) => text);
let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests().on(updateDealer, () => dealer());
});

describe('the company of a jeweller', () => {
  it('is saved with all six fields, an emptied one empty', async () => {
    const { user } = draw(<CompanyForm dealer={dealer()} isOwner />);
    await user.clear(box('Street and number'));
    await user.type(box('Telephone'), ' 089 1 ');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(toasts()).toEqual(['The company data is saved.']));
    const { company, email, postcode, city } = dealer();
    expect(server.bodies(updateDealer)).toEqual([{ company, email, postcode, city, street: '', phone: '089 1' }]);
  });

  it('shows a finding at its field, with the focus there, and keeps what was typed', async () => {
    server.on(updateDealer, () => refuse('request.invalid', { issues: [finding('/email', 'field.format')] }));
    const { user } = draw(<CompanyForm dealer={dealer()} isOwner />);
    await user.type(box('E-mail'), ' wrong');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This is not written as it should be.')).toBeDefined();
    expect([document.activeElement, box('E-mail').value]).toEqual([box('E-mail'), 'laden@berger.example wrong']);
    expect(toasts()).toEqual([]);
  });

  it('can be read and not changed by whoever sells', async () => {
    const { user } = draw(<CompanyForm dealer={dealer()} isOwner={false} />);
    await user.type(box('Company'), ' & Co');
    expect(box('Company').value).toBe('Juwelier Berger');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
