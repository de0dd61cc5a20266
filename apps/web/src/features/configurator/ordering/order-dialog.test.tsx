import { createOrder } from '@ringwerk/contract';
import { PLAIN_ENGRAVING, type Design } from '@ringwerk/kernel';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { design, order, price } from '../../../../test/fixtures.ts';
import { openConfigurator } from '../../../../test/open-configurator.tsx';
import { finding, refuse, ServerOfTests } from '../../../../test/server.ts';
import { jeweller } from '../../../../test/sessions.ts';
import { setSession } from '../../../api/session-store.ts';
import { OrderDialog } from './order-dialog.tsx';

const onClose = vi.fn();
const open = () => openConfigurator(<OrderDialog isOpen onClose={onClose} />);
const commission = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Reference' });
const button = (name: string): HTMLButtonElement => screen.getByRole('button', { name });
let server: ServerOfTests;
beforeEach(() => {
  vi.clearAllMocks();
  server = new ServerOfTests().on(createOrder, () => order());
  setSession(jeweller());
});

describe('an order of the ring on the screen', () => {
  it('names what is missing at its field, with the focus there, and goes no further', async () => {
    const { user } = await open();
    await user.click(button('Review'));
    expect(screen.getByText('Please give a reference.')).toBeDefined();
    expect(document.activeElement).toBe(commission());
    expect(screen.queryByRole('button', { name: 'Place the order' })).toBeNull();
  });

  it('is read through once more, can be changed, and is sent once at the price that stands there', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof order>>();
    server.on(createOrder, () => answer.promise);
    const { user } = await open();
    await user.type(commission(), 'Huber');
    await user.click(button('Review'));
    expect(screen.getByText('Huber')).toBeDefined();
    await user.click(button('Back'));
    expect(commission().value).toBe('Huber');
    await user.type(commission(), ' 24');
    await user.click(button('Review'));
    await user.click(button('Place the order'));
    await user.click(button('Place the order'));
    answer.resolve(order());
    expect(await screen.findByText('Your order has been received.')).toBeDefined();
    expect(server.bodies(createOrder)).toMatchObject([
      { commission: 'Huber 24', quantity: 1, setId: 9014, expected: { cost: price.cost, gross: price.gross } },
    ]);
  });

  it('is not sent while an engraving only stands for names', async () => {
    const [ring] = design.rings;
    if (ring === undefined) throw new Error('no ring');
    const unnamed = { ...design, rings: [{ ...ring, engravings: [{ ...PLAIN_ENGRAVING, text: 'Name & Name' }] }] };
    const { user } = await openConfigurator(<OrderDialog isOpen onClose={onClose} />, { design: unnamed });
    await user.type(commission(), 'Huber');
    await user.click(button('Review'));
    expect(screen.getByText(/^The engraving still lacks names/u)).toBeDefined();
    expect(button('Place the order').disabled).toBe(true);
  });

  it('for a date that the workshop cannot keep goes back to that field, which names the first one', async () => {
    const issues = [finding('/requestedDate', 'field.too-small', { minimum: '2099-03-02' })];
    server.on(createOrder, () => refuse('request.invalid', { issues }));
    const { user } = await open();
    await user.type(commission(), 'Huber');
    fireEvent.change(screen.getByLabelText('Requested date (optional)'), { target: { value: '2099-02-27' } });
    await user.click(button('Review'));
    await user.click(button('Place the order'));
    expect(await screen.findByText(/^The earliest possible date is .*2099/)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Requested date (optional)'));
    await user.click(button('Review'));
    expect(screen.queryByRole('button', { name: 'Place the order' })).toBeNull();
  });

  it('that failed stays in review with its reason, and keeps what was typed', async () => {
    server.on(createOrder, () => refuse('design.refused'));
    const { user } = await open();
    await user.type(commission(), 'Huber');
    await user.click(button('Review'));
    await user.click(button('Place the order'));
    expect((await screen.findByRole('alert')).textContent).toContain('The workshop cannot make this ring as it is.');
    await user.click(button('Back'));
    expect(commission().value).toBe('Huber');
    expect(onClose).not.toHaveBeenCalled();
  });
});

it('of a ring made from an earlier one names that ring, and keeps the reference of the couple', async () => {
  const relation = { kind: 'partner', orderId: order().id, position: 1, ring: 0 } as const;
  const single: Design = { ...design, rings: design.rings.slice(0, 1).map((ring) => ({ ...ring, role: 'single' })) };
  const partner = { relation, order: order({ number: 'O-2026-01001' }), beside: design.rings[1] ?? null };
  const { user } = await openConfigurator(<OrderDialog isOpen onClose={onClose} />, { design: single, partner });
  expect(commission().value).toBe('Huber 24');
  expect(await screen.findByText('Partner ring of O-2026-01001, position 1, ring 1')).toBeDefined();
  await user.click(button('Review'));
  await user.click(button('Place the order'));
  await vi.waitFor(() => expect(server.sent(createOrder)).toHaveLength(1));
  const [body] = server.bodies(createOrder);
  expect(body).toMatchObject({ relation, design: { rings: [{ role: 'single' }] } });
  // It is the price of the new ring alone.
  expect((body as { expected: { gross: number } }).expected.gross).toBeLessThan(price.gross);
});
