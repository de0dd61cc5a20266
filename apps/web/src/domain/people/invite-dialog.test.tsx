import { invitePerson } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { person } from '../../../test/fixtures.ts';
import { finding, refuse, ServerOfTests } from '../../../test/server.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { staffSide } from './people-side.ts';

const LINK = { person: person(), kind: 'invitation', url: null, expiresAt: '2026-12-01T10:00:00Z' } as const;
const onInvited = vi.fn();
const open = (hasMail = true) =>
  draw(<InviteDialog side={staffSide(hasMail)} isOpen onClose={() => undefined} onInvited={onInvited} />);
const email = (): HTMLInputElement => screen.getByRole('textbox', { name: 'E-mail' });
const send = (): HTMLElement => screen.getByRole('button', { name: 'Invite' });
let server: ServerOfTests;
beforeEach(() => {
  vi.clearAllMocks();
  server = new ServerOfTests().on(invitePerson, () => LINK);
});

describe('an invitation to the house', () => {
  it('goes to an address with a role, once', async () => {
    const answer = Promise.withResolvers<typeof LINK>();
    server.on(invitePerson, () => answer.promise);
    const { user } = open();
    await user.type(email(), ' eva@berger.example ');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Workshop');
    await user.dblClick(send());
    answer.resolve(LINK);
    await vi.waitFor(() => expect(onInvited).toHaveBeenCalledTimes(1));
    expect(server.bodies(invitePerson)).toEqual([{ email: 'eva@berger.example', role: 'workshop', delivery: 'mail' }]);
  });

  it('is shown to be handed over where the house sends no mail', async () => {
    const { user } = open(false);
    expect(screen.queryByRole('combobox', { name: 'The link' })).toBeNull();
    await user.type(email(), 'eva@berger.example');
    await user.click(send());
    await vi.waitFor(() => expect(server.bodies(invitePerson)).toMatchObject([{ delivery: 'shown' }]));
  });

  it('with a refused address says so at its field, with the focus there, and keeps the address', async () => {
    server.on(invitePerson, () => refuse('request.invalid', { issues: [finding('/email', 'field.format')] }));
    const { user } = open();
    await user.type(email(), 'eva');
    await user.click(send());
    expect(await screen.findByText('This is not written as it should be.')).toBeDefined();
    expect([document.activeElement, email().value, onInvited.mock.calls.length]).toEqual([email(), 'eva', 0]);
  });
});
