import { answerRemake, getWorkOrderLife, permissionsOf, type OrderLife } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import { jeweller } from '../../../test/sessions.ts';
import { setSession } from '../../api/session-store.ts';
import { WorkOrderLife } from './work-order-life.tsx';

const ORDER = { id: '3f0f0a3e-6a51-4d6e-9a11-0d4f5a8c1b20', version: 2 };
const AT = '2026-11-21T10:00:00.000Z';
const ASKED: OrderLife = {
  cancel: null,
  isChangeable: false,
  cancellation: null,
  links: [],
  remake: { asked: 'house', answer: null, isBilled: false },
};
const answered = (payer: 'dealer' | 'house', changes: Partial<NonNullable<OrderLife['remake']>> = {}): OrderLife => ({
  ...ASKED,
  remake: { asked: 'house', answer: { payer, note: 'Our fault', at: AT, by: 'Paul O.' }, isBilled: false, ...changes },
});
let life: OrderLife;
let server: ServerOfTests;
const as = (role: 'sales' | 'workshop'): void => {
  const user = jeweller();
  setSession({ ...user, user: { ...user.user, role }, permissions: permissionsOf(role) });
};
beforeEach(() => {
  life = ASKED;
  server = new ServerOfTests().on(getWorkOrderLife, () => life).on(answerRemake, () => answered('house'));
  as('sales');
});
afterEach(() => setSession(null));
const send = () => screen.getByRole('button', { name: 'Send the answer' });

describe('who pays for a remake', () => {
  it('is answered by the office, with words to the dealer', async () => {
    const { user } = draw(<WorkOrderLife order={ORDER} />);
    expect(await screen.findByText('The manufactory has not answered yet')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Answer who pays' }));
    const payer = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Who pays for it' });
    expect(payer.value).toBe('house');
    await user.selectOptions(payer, 'the dealer, at the price of the order');
    await user.type(screen.getByRole('textbox', { name: 'Note to the dealer (optional)' }), ' As agreed ');
    await user.dblClick(send());
    await vi.waitFor(() =>
      expect(server.bodies(answerRemake)).toEqual([{ payer: 'dealer', note: 'As agreed', basedOn: null, version: 2 }]),
    );
  });

  it('is changed as of the answer that was shown', async () => {
    life = answered('house');
    const { user } = draw(<WorkOrderLife order={ORDER} />);
    expect(await screen.findByText('The manufactory pays: nothing is billed')).toBeDefined();
    expect(screen.getByText('Our fault')).toBeDefined();
    server.on(answerRemake, () => refuse('conflict'));
    await user.click(screen.getByRole('button', { name: 'Change who pays' }));
    await user.click(send());
    await vi.waitFor(() => expect(server.bodies(answerRemake)).toMatchObject([{ note: 'Our fault', basedOn: AT }]));
    expect(await screen.findByRole('alert')).toBeDefined();
  });

  it('stays as it is once it is billed', async () => {
    life = answered('dealer', { isBilled: true });
    draw(<WorkOrderLife order={ORDER} />);
    expect(await screen.findByText('The manufactory bills the price of the order')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is for the workshop to read', async () => {
    as('workshop');
    draw(<WorkOrderLife order={ORDER} />);
    expect(await screen.findByText('The manufactory has not answered yet')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
