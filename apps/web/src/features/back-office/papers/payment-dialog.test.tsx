import { enterPayment } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { invoice } from '../../../../test/paper-fixtures.ts';
import { refuse, ServerOfTests } from '../../../../test/server.ts';
import { PaymentDialog } from './payment-dialog.tsx';

const onClose = vi.fn();
const box = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
const save = (): HTMLButtonElement => screen.getByRole('button', { name: 'Save' });
let server: ServerOfTests;
beforeEach(() => {
  vi.clearAllMocks();
  server = new ServerOfTests().on(enterPayment, () => invoice());
});
const open = () => draw(<PaymentDialog paper={invoice()} onClose={onClose} />);

describe('a payment', () => {
  it('begins with what is open, and is sent once in cents', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof invoice>>();
    server.on(enterPayment, () => answer.promise);
    const { user } = open();
    expect(box('Amount').value).toBe('1190.00');
    await user.clear(box('Amount'));
    await user.type(box('Amount'), '1.166,20');
    await user.type(box('Cash discount'), '23,80');
    await user.dblClick(save());
    answer.resolve(invoice());
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(server.bodies(enterPayment)).toMatchObject([{ amount: 116_620, cashDiscount: 2_380, note: '' }]);
  });

  it('that is no amount is not sent', async () => {
    const { user } = open();
    await user.clear(box('Amount'));
    await user.type(box('Amount'), 'all');
    expect(save().disabled).toBe(true);
    expect(screen.getByText('Please enter an amount, e.g. 1,234.50.')).toBeDefined();
  });

  it('that is refused says why, and keeps what was typed under the same key', async () => {
    server.on(enterPayment, () => refuse('paper.too-much'));
    const { user } = open();
    await user.click(save());
    expect(await screen.findByText('This is more than what is left.')).toBeDefined();
    await user.click(save());
    await vi.waitFor(() => expect(server.bodies(enterPayment)).toHaveLength(2));
    const [first, second] = server.bodies(enterPayment);
    expect(second).toEqual(first);
    expect(onClose).not.toHaveBeenCalled();
  });
});
