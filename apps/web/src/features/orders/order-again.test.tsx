import { createOrder, evaluateDesign, type Order } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { design, evaluation, order, position } from '../../../test/fixtures.ts';
import { ServerOfTests } from '../../../test/server.ts';
import { jeweller } from '../../../test/sessions.ts';
import { setSession } from '../../api/session-store.ts';
import type { EarlierOrder } from '../../domain/ordering/remake-fields.tsx';
import { OrderAgain } from './order-again.tsx';

let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests()
    .on(evaluateDesign, () => ({ evaluation, priceListId: 'list', listings: {} }))
    .on(createOrder, () => order({ number: '2050' }));
  setSession(jeweller());
});
const open = (kind: EarlierOrder['kind'], of: Order = order({ status: 'shipped' })) =>
  draw(<OrderAgain order={of} kind={kind} isOpen onOrdered={() => undefined} onClose={() => undefined} />);
const commission = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Reference/u });

describe('an order that comes from another one', () => {
  it('is for the same couple when something was wrong, and for whoever is named when it is one more', async () => {
    open('remake');
    expect((await commission()).value).toBe('Huber 24');
  });
  it('asks for its reference when it is one more', async () => {
    open('reorder');
    expect((await commission()).value).toBe('');
  });

  it('is asked for one of several rings, and sends that one', async () => {
    const [first, second] = [position(), position()];
    const turned = { ...design, rings: design.rings.toReversed() };
    if (second.rings === null) throw new Error('the position has no rings');
    const several = order({
      status: 'shipped',
      positions: [
        { ...first, number: 1 },
        { ...second, number: 2, rings: { ...second.rings, design: turned } },
      ],
    });
    const { user } = open('reorder', several);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Which rings' }), '2');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.type(await commission(), 'Huber 25');
    await user.click(screen.getByRole('button', { name: 'Place binding order' }));
    await vi.waitFor(() => expect(server.sent(createOrder)).toHaveLength(1));
    expect(server.bodies(createOrder)).toMatchObject([
      {
        design: { rings: turned.rings.map(({ role }) => ({ role })) },
        relation: { kind: 'reorder', orderId: several.id },
      },
    ]);
  });
});
