import { acceptInvitation } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { finding, refuse, ServerOfTests } from '../../../test/server.ts';
import { PATHS } from '../../paths.ts';
import InvitationPage from './invitation-page.tsx';

const name = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Your name' });
const password = (): HTMLInputElement => screen.getByLabelText('Your password');
const send = (): HTMLElement => screen.getByRole('button', { name: 'Open account' });
const open = (token = 'token-of-the-mail') => draw(<InvitationPage />, `${PATHS.invitation}?token=${token}`);
let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests();
});

describe('an invitation', () => {
  it('is accepted once, with the password to its last space, and names the number to log in with', async () => {
    server.on(acceptInvitation, () => ({ customerNumber: '90002' }));
    const { user } = open();
    await user.type(name(), ' Eva Berger ');
    await user.type(password(), ' gold and platinum ');
    await user.dblClick(send());
    expect(await screen.findByText(/90002/)).toBeDefined();
    expect(server.bodies(acceptInvitation)).toEqual([
      { token: 'token-of-the-mail', name: 'Eva Berger', password: ' gold and platinum ' },
    ]);
  });

  it('takes the focus to the field that was refused, and keeps what was typed', async () => {
    const issues = [finding('/password', 'field.too-short', { minimum: 10 })];
    server.on(acceptInvitation, () => refuse('request.invalid', { issues }));
    const { user } = open();
    await user.type(name(), 'Eva Berger');
    await user.click(send());
    expect(await screen.findByText('At least 10 characters.')).toBeDefined();
    expect([document.activeElement, name().value]).toEqual([password(), 'Eva Berger']);
  });

  it.each(['', 'used'])('with the token "%s" that is none any more says so', async (token) => {
    server.on(acceptInvitation, () => refuse('invitation.dead'));
    const { user } = open(token);
    if (token !== '') await user.click(send());
    expect(await screen.findByText('This invitation is no longer valid')).toBeDefined();
  });
});
