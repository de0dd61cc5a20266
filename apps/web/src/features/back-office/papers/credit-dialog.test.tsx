import { creditInvoice } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { invoice } from '../../../../test/paper-fixtures.ts';
import { ServerOfTests } from '../../../../test/server.ts';
import { CreditDialog } from './credit-dialog.tsx';

const onClose = vi.fn();
const box = (name: string | RegExp): HTMLInputElement => screen.getByRole('textbox', { name });
const issue = (): HTMLButtonElement => screen.getByRole('button', { name: 'Issue for good' });
let server: ServerOfTests;
beforeEach(() => {
  vi.clearAllMocks();
  server = new ServerOfTests().on(creditInvoice, () =>
    invoice({ kind: 'credit', number: 'GS-2026-00001', payment: null }),
  );
});
const open = () => draw(<CreditDialog paper={invoice()} onClose={onClose} />);

describe('a credit note', () => {
  it('takes the whole invoice back once there is a reason', async () => {
    const { user } = open();
    expect(issue().disabled).toBe(true);
    await user.type(box('Reason'), 'Kratzer');
    await user.click(issue());
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(server.bodies(creditInvoice)).toMatchObject([{ reason: 'Kratzer', lines: null }]);
  });

  it('takes a part of single lines back, and says how much is left of each', async () => {
    const { user } = open();
    await user.type(box('Reason'), 'Kratzer');
    await user.click(screen.getByRole('switch'));
    expect(issue().disabled).toBe(true);
    await user.type(box(/^Net of line 1, at most .*500/u), '50');
    await user.click(issue());
    await vi.waitFor(() => expect(server.bodies(creditInvoice)).toMatchObject([{ lines: [{ index: 0, net: 5_000 }] }]));
  });
});
