import { changeOrder, type Order } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { design, order, price } from '../../../test/fixtures.ts';
import { finding, refuse, ServerOfTests } from '../../../test/server.ts';
import { jeweller } from '../../../test/sessions.ts';
import { setSession } from '../../api/session-store.ts';
import { ChangeDialog, type ChangeDialogProps } from './change-dialog.tsx';

let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests().on(changeOrder, () => order({ version: 2 }));
  setSession(jeweller());
});
const open = (of: Order = order(), props: Partial<ChangeDialogProps> = {}) =>
  draw(<ChangeDialog order={of} onClose={() => undefined} {...props} />);
const send = () => screen.getByRole('button', { name: /^Send binding change|^Change at today/u });
const reference = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Reference/u });

describe('a change of an order', () => {
  it('sends what is other than the order, at the version that is shown, and nothing else', async () => {
    const { user } = open(order({ version: 3 }));
    await user.click(send());
    expect(screen.getByText('Nothing is changed yet.')).toBeTruthy();
    expect(server.sent(changeOrder)).toHaveLength(0);
    await user.clear(reference());
    await user.type(reference(), 'Huber 25');
    await user.clear(screen.getByRole('spinbutton', { name: 'Quantity' }));
    await user.type(screen.getByRole('spinbutton', { name: 'Quantity' }), '2');
    await user.click(send());
    await vi.waitFor(() => expect(server.sent(changeOrder)).toHaveLength(1));
    const [sent] = server.bodies(changeOrder);
    expect(sent).toEqual({
      idempotencyKey: expect.stringMatching(/^[\da-f]{32}$/u),
      version: 3,
      commission: 'Huber 25',
      positions: [{ number: 1, quantity: 2 }],
    });
  });

  it('is not sent in no or too many pieces', async () => {
    const { user } = open();
    await user.clear(screen.getByRole('spinbutton', { name: 'Quantity' }));
    await user.type(screen.getByRole('spinbutton', { name: 'Quantity' }), '0');
    await user.click(send());
    expect(screen.getByRole('spinbutton', { name: 'Quantity' }).getAttribute('aria-invalid')).toBe('true');
    expect(server.sent(changeOrder)).toHaveLength(0);
  });

  it('of rings goes at the price that is shown; another one is shown before the next touch agrees to it', async () => {
    const params = { cost: 1, gross: 123_400, currency: 'EUR' };
    const issue = finding('/positions/0/rings/expected', 'order.price-changed', params);
    server.on(changeOrder, () => refuse('order.price-changed', { issues: [issue] }));
    const { user } = open(order(), { rings: { number: 1, design, setId: 9014, price } });
    await user.click(send());
    expect(await screen.findByText('€1,234.00')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Change at today’s price' }));
    await vi.waitFor(() => expect(server.sent(changeOrder)).toHaveLength(2));
    const expected = server
      .bodies(changeOrder)
      .map((body) => (body as { positions: { rings: { expected: object } }[] }).positions[0]?.rings.expected);
    expect(expected).toEqual([
      { cost: price.cost, gross: price.gross },
      { cost: 1, gross: 123_400 },
    ]);
  });

  it('keeps what was typed when somebody else was first, over what he has made of the order', async () => {
    server.on(changeOrder, () => refuse('order.changed'));
    const { user, rerender } = open();
    await user.clear(reference());
    await user.type(reference(), 'Mine');
    await user.click(send());
    expect(await screen.findByText(/Somebody else has changed the order meanwhile/u)).toBeTruthy();
    const theirs = order({ version: 2, commission: 'Theirs', notes: { workshop: 'Theirs', delivery: '', shop: '' } });
    rerender(<ChangeDialog order={theirs} onClose={() => undefined} />);
    expect(reference().value).toBe('Mine');
    server.on(changeOrder, () => order({ version: 3 }));
    await user.click(send());
    await vi.waitFor(() => expect(server.sent(changeOrder)).toHaveLength(2));
    const [, body] = server.bodies(changeOrder);
    expect(body).toMatchObject({ version: 2, commission: 'Mine' });
    expect(body).not.toHaveProperty('notes');
  });
});
