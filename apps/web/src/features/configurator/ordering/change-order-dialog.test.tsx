import { changeOrder, getOrder } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { design, order, price } from '../../../../test/fixtures.ts';
import { openConfigurator } from '../../../../test/open-configurator.tsx';
import { ServerOfTests } from '../../../../test/server.ts';
import { jeweller } from '../../../../test/sessions.ts';
import { setSession } from '../../../api/session-store.ts';
import { ChangeOrderDialog } from './change-order-dialog.tsx';

const { id } = order();
let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests().on(getOrder, () => order()).on(changeOrder, () => order({ version: 2 }));
  setSession(jeweller());
});
const open = (position: number) =>
  openConfigurator(<ChangeOrderDialog isOpen onClose={() => undefined} />, {
    address: `/konfigurator/v2/kategorie/9/ringwerk/set/9014?order=${id}&position=${position}`,
  });

it('puts the rings on the screen into the order at the price that stands there, and opens the order', async () => {
  const { user, address } = await open(1);
  await user.click(await screen.findByRole('button', { name: 'Send binding change' }));
  await vi.waitFor(() => expect(server.sent(changeOrder)).toHaveLength(1));
  const { cost, gross } = price;
  expect(server.bodies(changeOrder)).toMatchObject([
    {
      version: 1,
      positions: [
        { number: 1, rings: { setId: 9014, design: { version: design.version }, expected: { cost, gross } } },
      ],
    },
  ]);
  await vi.waitFor(() => expect(address()).toBe(`/auftraege/${id}`));
});

it('says so where the order has no such rings', async () => {
  await open(2);
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send binding change' })).toBeNull();
});
