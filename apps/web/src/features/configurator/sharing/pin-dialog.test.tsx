import { setCustomerPin } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { refuse, ServerOfTests } from '../../../../test/server.ts';
import { useToastStore } from '../../../ui/toast-store.ts';
import { ChangePinDialog } from './pin-dialog.tsx';

const onClose = vi.fn();
const open = () => draw(<ChangePinDialog isOpen onClose={onClose} />);
const pin = (): HTMLInputElement => screen.getByLabelText('PIN');
const again = (): HTMLInputElement => screen.getByLabelText('Repeat the PIN');
const save = (): HTMLElement => screen.getByRole('button', { name: 'Save PIN and show' });
let server: ServerOfTests;
beforeEach(() => {
  vi.clearAllMocks();
  server = new ServerOfTests().on(setCustomerPin, () => undefined);
});

describe('a PIN', () => {
  it('that is too short is refused at its field, with the focus there', async () => {
    const { user } = open();
    await user.type(pin(), '123');
    await user.type(again(), '123');
    await user.click(save());
    expect(screen.getByText('A PIN has 4 to 8 digits.')).toBeDefined();
    expect([document.activeElement, server.sent(setCustomerPin).length]).toEqual([pin(), 0]);
  });

  it('that was repeated otherwise is refused at the second field, with the focus there', async () => {
    const { user } = open();
    await user.type(pin(), '1234');
    await user.type(again(), '1243');
    await user.click(save());
    expect(screen.getByText('The two PINs differ.')).toBeDefined();
    expect([document.activeElement, pin().value]).toEqual([again(), '1234']);
  });

  it('is saved, said, and the dialog closes', async () => {
    const { user } = open();
    await user.type(pin(), '1234');
    await user.type(again(), '1234');
    await user.click(save());
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(server.bodies(setCustomerPin)).toEqual([{ pin: '1234' }]);
    expect(useToastStore.getState().toasts.map(({ text }) => text)).toEqual(['The new PIN applies from now on.']);
  });

  it('that could not be saved stays in its fields', async () => {
    server.on(setCustomerPin, () => refuse('server.internal'));
    const { user } = open();
    await user.type(pin(), '1234');
    await user.type(again(), '1234');
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toContain('went wrong on our side');
    expect([pin().value, onClose.mock.calls.length]).toEqual(['1234', 0]);
  });
});
