import { changePassword } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import { useToastStore } from '../../ui/toast-store.ts';
import { PasswordSection } from './password-section.tsx';

const box = (label: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label);
const toasts = (): string[] => useToastStore.getState().toasts.map(({ text }) => text);
let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests().on(changePassword, () => undefined);
});

describe('one’s own password', () => {
  const type = async () => {
    const drawn = draw(<PasswordSection />);
    await drawn.user.type(box('Current password'), 'the old password');
    await drawn.user.type(box('New password'), 'the new password');
    await drawn.user.click(screen.getByRole('button', { name: 'Change password' }));
    return drawn;
  };

  it('is changed with the present one, and both fields are emptied', async () => {
    await type();
    await vi.waitFor(() => expect(toasts()).toEqual(['The password is changed.']));
    expect(server.bodies(changePassword)).toEqual([{ current: 'the old password', password: 'the new password' }]);
    expect([box('Current password').value, box('New password').value]).toEqual(['', '']);
  });

  it('says at its field that the present one is wrong, with the focus there, and keeps what was typed', async () => {
    server.on(changePassword, () => refuse('account.wrong-password'));
    await type();
    expect(await screen.findByText('That is not your current password.')).toBeDefined();
    expect([document.activeElement, box('New password').value]).toEqual([box('Current password'), 'the new password']);
  });
});
