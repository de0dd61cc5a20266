import { getOrder, permissionsOf, type CoupleFile, type DealerRole } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { coupleFile, order } from '../../../test/fixtures.ts';
import { ServerOfTests } from '../../../test/server.ts';
import { jeweller } from '../../../test/sessions.ts';
import { setSession } from '../../api/session-store.ts';
import { opensService } from '../../domain/order-life/service-path.ts';
import { TiedOrders } from './tied-papers.tsx';

const SENT: CoupleFile['orders'][number] & ReturnType<typeof order> = {
  ...order({ number: 'B-2', status: 'shipped' }),
  from: null,
  codes: ['ABCDEFG7'],
};
const open = (role: DealerRole, orders: readonly (typeof SENT)[]): void => {
  setSession(jeweller({ permissions: permissionsOf(role) }));
  draw(<TiedOrders file={coupleFile({ orders: [...orders] })} />);
};
const service = () => screen.queryByRole('link', { name: 'Order service for B-2' });
afterEach(() => setSession(null));

it('rings of a couple that were sent lead to the service of their order', () => {
  open('seller', [SENT]);
  const href = service()?.getAttribute('href') ?? '';
  expect(href).toContain(SENT.id);
  expect(opensService(href.slice(href.indexOf('?')))).toBe(true);
});

it.each([
  ['that is in the workshop', 'seller', { status: 'quality' as const }],
  ['of stones alone', 'seller', { codes: [] }],
  ['before a trainee, who orders nothing', 'trainee', {}],
] as const)('no service is ordered at an order %s', (_, role, change) => {
  open(role, [{ ...SENT, ...change, codes: 'codes' in change ? [...change.codes] : SENT.codes }]);
  expect(screen.getByRole('link', { name: 'B-2' })).toBeDefined();
  expect(service()).toBeNull();
});

const act = () => screen.queryByRole('button', { name: 'Make a partner ring' });

it('a partner ring is started from an order whose rings were made, and says which ring it matches', async () => {
  new ServerOfTests().on(getOrder, () => order({ number: 'B-2' }));
  const from = { id: 'a1', number: 'B-1', kind: 'partner' as const, of: { position: 1, ring: 1 } };
  open('seller', [{ ...SENT, from }]);
  expect(screen.getByText(/Partner ring of B-1, position 1, ring 2/u)).toBeDefined();
  act()?.click();
  expect(await screen.findByRole('dialog', { name: 'Partner ring for order B-2' })).toBeDefined();
});

it.each([
  ['whose rings were never made', 'seller', { status: 'cancelled' as const }],
  ['of work at rings', 'seller', { from: { id: 'a1', number: 'B-1', kind: 'service' as const, of: null } }],
  ['before a trainee, who orders nothing', 'trainee', {}],
] as const)('no partner ring is started from an order %s', (_, role, change) => {
  open(role, [{ ...SENT, ...change }]);
  expect(screen.getByRole('link', { name: 'B-2' })).toBeDefined();
  expect(act()).toBeNull();
});
