import { getOrder, type CoupleFile } from '@ringwerk/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { coupleFile, order } from '../../../test/fixtures.ts';
import { ServerOfTests } from '../../../test/server.ts';
import { jeweller } from '../../../test/sessions.ts';
import { setSession } from '../../api/session-store.ts';
import { TiedOrders } from './tied-papers.tsx';

type Line = CoupleFile['orders'][number];
const line = (changes: Partial<Line>): Line => {
  const { id, number, createdAt, requestedDate, status, commission, notes, retail } = order({ status: 'shipped' });
  const own = { id, number, createdAt, requestedDate, status, commission, notes, retail };
  return { ...own, from: null, codes: ['ABCDEFG7'], ...changes };
};
const of = { position: 1, ring: 1 };
const ORDERS = [
  line({ id: 'a4', number: '2044', from: { id: 'a1', number: '2041', kind: 'partner', of } }),
  line({ id: 'a3', number: '2043', from: { id: 'a1', number: '2041', kind: 'service', of: null } }),
  line({ id: 'a2', number: '2042', status: 'cancelled' }),
  line({ id: 'a1', number: '2041' }),
];
const rowOf = (number: string): HTMLElement => {
  const row = screen.getByRole('link', { name: number }).closest('li');
  if (row === null) throw new Error(`order ${number} has no row`);
  return row;
};
const acts = () => ['2044', '2043', '2042', '2041'].filter((number) => within(rowOf(number)).queryByRole('button'));
beforeEach(() => setSession(jeweller()));

it('says whose partner a ring is, and starts one from every order whose rings were made', async () => {
  new ServerOfTests().on(getOrder, () => order({ number: '2041' }));
  const { user } = draw(<TiedOrders file={coupleFile({ orders: ORDERS })} />);
  expect(within(rowOf('2044')).getByText(/Partner ring of 2041, position 1, ring 2/u)).toBeDefined();
  expect(acts()).toEqual(['2044', '2041']);
  await user.click(within(rowOf('2041')).getByRole('button', { name: 'Make a partner ring' }));
  expect(await screen.findByRole('dialog', { name: 'Partner ring for order 2041' })).toBeDefined();
});

it('starts none for whoever orders nothing', () => {
  setSession(jeweller({ permissions: ['konfigurator'] }));
  draw(<TiedOrders file={coupleFile({ orders: ORDERS })} />);
  expect(acts()).toEqual([]);
});
