import { resetPassword } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { finding, refuse, ServerOfTests } from '../../../test/server.ts';
import { PasswordRedeemForm } from './password-redeem-form.tsx';

const password = (): HTMLInputElement => screen.getByLabelText('New password');
let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests();
});

describe('a new password', () => {
  it('is set once with the token of the link, to its last space', async () => {
    const answer = Promise.withResolvers<void>();
    server.on(resetPassword, () => answer.promise);
    const { user } = draw(<PasswordRedeemForm token="token-of-the-mail" />);
    await user.type(password(), ' gold and platinum {Enter}');
    await user.click(screen.getByRole('button', { name: 'Set password', busy: true }));
    answer.resolve();
    expect(await screen.findByRole('link', { name: 'To the login' })).toBeDefined();
    expect(server.bodies(resetPassword)).toEqual([{ token: 'token-of-the-mail', password: ' gold and platinum ' }]);
  });

  it('that is too short is refused at its field, with the focus there, and the link still counts', async () => {
    const issues = [finding('/password', 'field.too-short', { minimum: 10 })];
    server.on(resetPassword, () => refuse('request.invalid', { issues }));
    const { user } = draw(<PasswordRedeemForm token="token-of-the-mail" />);
    await user.type(password(), 'short{Enter}');
    expect(await screen.findByText('At least 10 characters.')).toBeDefined();
    expect(screen.queryByText(/has been used or has expired/)).toBeNull();
    expect([document.activeElement, password().value]).toEqual([password(), 'short']);
  });

  it.each(['not-found', 'request.invalid'] as const)('by a dead link (%s) asks for another one', async (code) => {
    server.on(resetPassword, () => refuse(code));
    const { user } = draw(<PasswordRedeemForm token="used" />);
    await user.type(password(), 'gold-and-platinum{Enter}');
    expect(await screen.findByText(/has been used or has expired/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeDefined();
  });

  it('does not call a link dead because the network is', async () => {
    server.lose(resetPassword);
    const { user } = draw(<PasswordRedeemForm token="token-of-the-mail" />);
    await user.type(password(), 'gold-and-platinum{Enter}');
    expect(await screen.findByText(/No connection/)).toBeDefined();
    expect(password().value).toBe('gold-and-platinum');
  });
});
