import { deleteCouple } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { coupleFile, order, session } from '../../../test/fixtures.ts';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import { setSession } from '../../api/session-store.ts';
import { coupleAtHand, takeCouple } from '../../domain/couples/couple-at-hand.ts';
import { DeleteDialog } from './delete-dialog.tsx';

const FILE = coupleFile({
  orders: [{ ...order({ status: 'shipped' }), from: null, codes: ['ABCDEFG7'], createdAt: '2026-03-02T10:00:00.000Z' }],
});
let server: ServerOfTests;
beforeEach(() => {
  setSession(session('owner'));
  server = new ServerOfTests().on(deleteCouple, () => ({
    deletedDesigns: 1,
    deletedQuotes: 0,
    deletedShares: 0,
    keptOrders: 1,
  }));
});
afterEach(() => setSession(null));
const confirm = () => screen.getByRole('button', { name: 'Delete for ever' });

it('says until when the law keeps papers, deletes once, and lays the couple aside', async () => {
  takeCouple(FILE);
  const { user, address } = draw(<DeleteDialog file={FILE} onClose={() => {}} />);
  // 8 years after the end of the year of the order.
  expect(screen.getByText(/still bear the names: .* until the end of 2034/)).toBeDefined();
  await user.dblClick(confirm());
  await vi.waitFor(() => expect(address()).toBe('/paare'));
  expect([server.sent(deleteCouple).length, coupleAtHand()]).toEqual([1, null]);
});

it('says why a couple whose rings are being made cannot be deleted', async () => {
  server.on(deleteCouple, () => refuse('couple.open-orders'));
  const { user } = draw(<DeleteDialog file={FILE} onClose={() => {}} />);
  await user.click(confirm());
  expect((await screen.findByRole('alert')).textContent).toContain('still has orders in the workshop');
});
