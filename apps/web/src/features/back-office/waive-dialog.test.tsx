import { getWorkOrderLife, permissionsOf, waiveCancellation, type OrderLife } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { ServerOfTests } from '../../../test/server.ts';
import { jeweller } from '../../../test/sessions.ts';
import { setSession } from '../../api/session-store.ts';
import { WorkOrderLife } from './work-order-life.tsx';

const ORDER = { id: '3f0f0a3e-6a51-4d6e-9a11-0d4f5a8c1b20', version: 2 };
const AT = '2026-11-21T10:00:00.000Z';
const lifeWith = (changes: Partial<NonNullable<OrderLife['cancellation']>> = {}): OrderLife => ({
  cancel: null,
  isChangeable: false,
  cancellation: { at: AT, by: 'Mia S.', reason: '', share: 40, cost: 30_000, invoice: null, waiver: null, ...changes },
  links: [],
  remake: null,
});
const WAIVED = { waiver: { reason: 'Kulanz', at: AT, by: 'Paul O.' } };
let life: OrderLife;
let server: ServerOfTests;
const as = (role: 'sales' | 'workshop'): void => {
  const user = jeweller();
  setSession({ ...user, user: { ...user.user, role }, permissions: permissionsOf(role) });
};
beforeEach(() => {
  life = lifeWith();
  server = new ServerOfTests().on(getWorkOrderLife, () => life).on(waiveCancellation, () => lifeWith(WAIVED));
  as('sales');
});
afterEach(() => setSession(null));
const waive = () => screen.getAllByRole('button', { name: 'Waive the cost' });

describe('the cost of a cancellation', () => {
  it('is let go of by the office, not without a reason', async () => {
    const { user } = draw(<WorkOrderLife order={ORDER} />);
    expect(await screen.findByText(/not billed yet$/u)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Waive the cost' }));
    await user.click(waive().at(-1) ?? document.body);
    expect(screen.getByText('Please give the reason.')).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: 'Reason for the dealer' }), ' Kulanz ');
    life = lifeWith(WAIVED);
    await user.dblClick(waive().at(-1) ?? document.body);
    await vi.waitFor(() => expect(server.bodies(waiveCancellation)).toEqual([{ reason: 'Kulanz', basedOn: null }]));
    expect(await screen.findByText(/waived, not billed$/u)).toBeDefined();
    expect(screen.getByText('Kulanz')).toBeDefined();
  });

  it('is billed after all, as of the word that was shown', async () => {
    life = lifeWith(WAIVED);
    const { user } = draw(<WorkOrderLife order={ORDER} />);
    await user.click(await screen.findByRole('button', { name: 'Bill it after all' }));
    await vi.waitFor(() => expect(server.bodies(waiveCancellation)).toEqual([{ reason: null, basedOn: AT }]));
  });

  it.each([
    ['is billed', lifeWith({ invoice: 'RE-2026-00001' })],
    ['is nothing', lifeWith({ cost: 0 })],
  ])('stays as it is once it %s', async (_, shown) => {
    life = shown;
    draw(<WorkOrderLife order={ORDER} />);
    expect(await screen.findByText(/^Cancelled by/u)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is not for the workshop to let go of', async () => {
    as('workshop');
    draw(<WorkOrderLife order={ORDER} />);
    expect(await screen.findByText(/^Cancelled by/u)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
