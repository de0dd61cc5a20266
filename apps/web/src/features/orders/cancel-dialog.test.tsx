import { cancelOrder, getOrderLife, type Order, type OrderLife, type LooseStone } from '@ringwerk/contract';
import { mm, PLAIN_ROW, type StoneRow } from '@ringwerk/kernel';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { design, order, position } from '../../../test/fixtures.ts';
import { finding, refuse, ServerOfTests } from '../../../test/server.ts';
import { jeweller } from '../../../test/sessions.ts';
import { setSession } from '../../api/session-store.ts';
import { OrderLifePart } from './order-life-part.tsx';

const STONE: LooseStone = {
  listing: 'a2f0c5a6-0000-4000-8000-0000000000b1',
  stockNumber: 'D-1044',
  shape: 'round',
  carats: 0.31,
  origin: 'natural',
  treatment: 'none',
  colour: 'F',
  clarity: 'VS1',
  cutGrade: 'EX',
  lab: 'GIA',
  reportNumber: '2141438171',
  measurements: [4.3, 4.32, 2.66],
};
const SET: StoneRow = {
  ...PLAIN_ROW,
  setting: 'prong6',
  material: 'diamond-natural',
  quality: 'tw-si',
  diameter: mm(4.31),
  length: mm(4.31),
  listing: STONE.listing,
  extent: 'count',
  count: 1,
  spacing: mm(0.2),
  position: mm(0),
};
const LIFE: OrderLife = {
  cancel: { share: 0, cost: 0 },
  isChangeable: true,
  cancellation: null,
  remake: null,
  links: [],
};
let life: OrderLife;
let server: ServerOfTests;
beforeEach(() => {
  life = LIFE;
  server = new ServerOfTests().on(getOrderLife, () => life).on(cancelOrder, () => order({ status: 'cancelled' }));
  setSession(jeweller());
});
const open = async (status: 'received' | 'casting' = 'received', changes: Partial<Order> = {}) => {
  const drawn = draw(<OrderLifePart order={order({ status, ...changes })} />);
  await drawn.user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
  const confirm = () =>
    drawn.user.click(screen.getAllByRole('button', { name: 'Cancel the order' }).at(-1) ?? document.body);
  return { ...drawn, confirm };
};

describe('the cancellation of an order', () => {
  it('is asked first, names that it costs nothing, and is sent with the reason', async () => {
    const { user, confirm } = await open();
    expect(screen.getByText('The manufactory charges nothing for it.')).toBeDefined();
    expect(server.sent(cancelOrder)).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Reason (optional)' }), ' Wedding called off ');
    await confirm();
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.bodies(cancelOrder)).toEqual([{ reason: 'Wedding called off', expectedCost: 0 }]);
  });

  it('names what is free again, and nothing that the order never held', async () => {
    const { unmount } = await open();
    expect(screen.queryByText(/free again|ordered again/u)).toBeNull();
    unmount();
    const loose = position({ kind: 'stone', rings: null, stone: STONE });
    await open('received', { quoteId: order().id, positions: [position(), loose] });
    expect(screen.getByText(/^The stones of the exchange .* are free again/u)).toBeDefined();
    expect(screen.getByText(/^The quote .* can be ordered again/u)).toBeDefined();
  });

  it('names a stone of the exchange that sits in a ring', async () => {
    const rings = design.rings.map((ring) => ({ ...ring, stones: [SET] }));
    const shown = position().rings;
    if (shown === null) throw new Error('the position of the tests is a pair');
    await open('received', { positions: [position({ rings: { ...shown, design: { ...design, rings } } })] });
    expect(screen.getByText(/^The stones of the exchange .* are free again/u)).toBeDefined();
  });

  it('that costs something is sent only when the cost was agreed to', async () => {
    life = { ...LIFE, cancel: { share: 35, cost: 11_737 } };
    const { user, confirm } = await open('casting');
    await confirm();
    expect(screen.getByText('Please agree to the cost first.')).toBeDefined();
    expect(server.sent(cancelOrder)).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: /^I agree to .*117\.37/u }));
    await confirm();
    await vi.waitFor(() => expect(server.bodies(cancelOrder)).toEqual([{ reason: '', expectedCost: 11_737 }]));
  });

  it('is asked about anew where the workshop has moved on meanwhile', async () => {
    server.on(cancelOrder, () => {
      life = { ...LIFE, cancel: { share: 35, cost: 11_737 } };
      return refuse('order.cancel-cost', { issues: [finding('/expectedCost', 'order.cancel-cost', { cost: 11_737 })] });
    });
    const { confirm } = await open();
    await confirm();
    expect(await screen.findByText(/^The workshop has moved on meanwhile/u)).toBeDefined();
    expect((await screen.findByRole<HTMLInputElement>('checkbox')).checked).toBe(false);
    await confirm();
    expect(server.sent(cancelOrder)).toHaveLength(1);
  });

  it('is not offered at a step where none is taken', async () => {
    life = { ...LIFE, cancel: null };
    draw(<OrderLifePart order={order({ status: 'casting' })} />);
    expect(await screen.findByText(/takes no cancellation any more/u)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a cancelled order', () => {
  it('shows who cancelled it, and its cost only on demand: a couple may look on', async () => {
    const at = '2026-11-21T10:00:00.000Z';
    life = {
      ...LIFE,
      cancel: null,
      cancellation: { at, by: 'Eva Berger', reason: 'Called off', share: 35, cost: 11_737, invoice: 'RE-2026-00012' },
    };
    const { user } = draw(<OrderLifePart order={order({ status: 'cancelled' })} />);
    expect(await screen.findByText(/^Cancelled by Eva Berger/u)).toBeDefined();
    const details = screen.getByText(/117\.37/u).closest('details');
    expect(details?.open).toBe(false);
    await user.click(screen.getByText('Cost of the cancellation'));
    expect(details?.open).toBe(true);
    expect(details?.textContent).toContain('billed with RE-2026-00012');
  });
});

describe('orders that belong together', () => {
  it('are named with their reason and who is asked to pay', async () => {
    const link = { id: 'a2f0c5a6-0000-4000-8000-0000000000a9', number: '2050', status: 'received' } as const;
    const at = '2026-11-21T10:00:00.000Z';
    life = {
      ...LIFE,
      links: [
        { ...link, kind: 'remake', direction: 'to', of: null, reason: 'Loose setting', payer: 'house', createdAt: at },
      ],
    };
    draw(<OrderLifePart order={order({ status: 'shipped' })} />);
    const way = await screen.findByRole('link', { name: 'Made again as 2050' });
    expect(way.getAttribute('href')).toContain(link.id);
    expect(screen.getByText('Loose setting')).toBeDefined();
    expect(screen.getByText(/The dealer asks the manufactory to pay/u)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull();
  });

  it('are named with the ring that one of them is made from', async () => {
    const at = '2026-11-21T10:00:00.000Z';
    const other = { status: 'received', kind: 'partner', reason: '', payer: null, createdAt: at } as const;
    life = {
      ...LIFE,
      links: [
        { ...other, id: 'a2', number: '2030', direction: 'from', of: { position: 1, ring: 1 } },
        { ...other, id: 'a3', number: '2050', direction: 'to', of: { position: 2, ring: 0 } },
      ],
    };
    draw(<OrderLifePart order={order({ status: 'shipped' })} />);
    expect(await screen.findByRole('link', { name: 'Partner ring of 2030, position 1, ring 2' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Partner ring: 2050' })).toBeDefined();
    expect(screen.getByText(/^position 2, ring 1 · /u)).toBeDefined();
  });
});
