import { listWorkOrders, permissionsOf, type BoardOrder } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { ServerOfTests } from '../../../test/server.ts';
import { jeweller } from '../../../test/sessions.ts';
import { setSession } from '../../api/session-store.ts';
import { workOrderPath } from '../../paths.ts';
import { OfficeNews } from './office-news.tsx';

const ORDER: BoardOrder = {
  id: '3f0f0a3e-6a51-4d6e-9a11-0d4f5a8c1b20',
  number: 'A-2026-01001',
  createdAt: '2026-11-20T10:00:00.000Z',
  commission: 'Huber 24',
  positionCommissions: [],
  requestedDate: null,
  isLate: false,
  status: 'received',
  version: 2,
  isNews: true,
  since: '2026-11-20T10:00:00.000Z',
  dealer: { company: 'Juwelier Huber', customerNumber: '10001' },
  kind: 'goods',
  rings: 2,
  alloys: [],
};
let orders: readonly BoardOrder[];
let server: ServerOfTests;
beforeEach(() => {
  orders = [
    ORDER,
    { ...ORDER, id: '4f0f0a3e-6a51-4d6e-9a11-0d4f5a8c1b20', number: 'A-2026-01002', status: 'cancelled' },
  ];
  server = new ServerOfTests().on(listWorkOrders, () => ({
    page: 1,
    pageSize: 5,
    total: orders.length,
    orders: [...orders],
    steps: [],
    dealers: [],
    news: orders.length,
  }));
});
afterEach(() => setSession(null));
const as = (role: 'sales' | 'workshop' | 'owner'): void => {
  const user = jeweller();
  setSession({ ...user, user: { ...user.user, role }, permissions: permissionsOf(role) });
};

it('the office reads which orders dealers have changed or cancelled, with the way to each', async () => {
  as('sales');
  draw(<OfficeNews />);
  const links = await screen.findAllByRole('link', { name: /^Juwelier Huber/u });
  expect(links.map((link) => link.textContent)).toEqual([
    'Juwelier HuberOrder A-2026-01001 changed',
    'Juwelier HuberOrder A-2026-01002 cancelled',
  ]);
  expect(links[0]?.getAttribute('href')).toContain(workOrderPath(ORDER.id));
});

it.each(['workshop', 'owner'] as const)('nobody else is asked for: %s', async (role) => {
  as(role);
  draw(<OfficeNews />).unmount();
  // Asked after it, so that a call for it would have left before.
  as('sales');
  draw(<OfficeNews />);
  await vi.waitFor(() => expect(server.sent(listWorkOrders)).toHaveLength(1));
});
