import { permissionsOf, type DealerRole } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { coupleFile, order } from '../../../test/fixtures.ts';
import { jeweller } from '../../../test/sessions.ts';
import { setSession } from '../../api/session-store.ts';
import { opensService } from '../../domain/order-life/service-path.ts';
import { TiedOrders } from './tied-papers.tsx';

const SENT = { ...order({ number: 'B-2', status: 'shipped' }), from: null, codes: ['ABCDEFG7'] };
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
