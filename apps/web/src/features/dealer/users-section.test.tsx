import { changeUser, endUserSessions, inviteUser, listUsers, type DealerUser } from '@ringwerk/contract';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import { jeweller } from '../../../test/sessions.ts';
import { setSession } from '../../api/session-store.ts';
import { useToastStore } from '../../ui/toast-store.ts';
import { UsersSection } from './users-section.tsx';

const userOf = (changes: Partial<DealerUser> = {}): DealerUser => ({
  id: 'a2f0c5a6-0000-4000-8000-0000000000e1',
  customerNumber: '10001-2',
  name: 'Jonas Eberl',
  email: 'jonas@berger.example',
  role: 'seller',
  state: 'active',
  lastLoginAt: null,
  sessions: 1,
  version: 3,
  ...changes,
});
const OWNER = userOf({ id: jeweller().user.id, customerNumber: '10001', name: 'Eva Berger', role: 'owner' });
const USERS = [OWNER, userOf()];
const toasts = (): string[] => useToastStore.getState().toasts.map(({ text }) => text);
const open = () => draw(<UsersSection />);
const menuOf = async (name: string) => screen.findByRole('button', { name: `Steps for ${name}` });
let server: ServerOfTests;
beforeEach(() => {
  setSession(jeweller());
  server = new ServerOfTests()
    .on(listUsers, () => ({ users: USERS, hasMail: false }))
    .on(changeUser, () => userOf({ state: 'disabled', version: 4 }))
    .on(endUserSessions, () => userOf({ sessions: 0 }));
});
afterEach(() => setSession(null));

describe('the users of a shop', () => {
  it('are listed with number, role and last login, oneself marked', async () => {
    open();
    const [own, seller] = await screen.findAllByRole('listitem');
    expect(own?.textContent).toContain('10001 · You');
    expect(seller?.textContent).toMatch(/Jonas Eberl.*10001-2.*Last login: never yet.*Sales assistant/u);
  });

  it('are invited with a role that says what it means; without mails the link is shown', async () => {
    const url = 'https://portal.example/einladung?token=once';
    const invited = userOf({ name: '', email: 'mia@berger.example', role: 'trainee', state: 'invited' });
    server.on(inviteUser, () => ({
      user: invited,
      kind: 'invitation' as const,
      url,
      expiresAt: '2026-12-01T10:00:00Z',
    }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Invite a person' }));
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'mia@berger.example');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Trainee');
    expect(screen.getByText(/without ever seeing a trade price/u)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByDisplayValue(url)).toBeDefined();
    expect(server.bodies(inviteUser)).toEqual([{ email: 'mia@berger.example', role: 'trainee', delivery: 'shown' }]);
  });

  it('are blocked after a question, as of the version that is shown', async () => {
    const { user } = open();
    await user.click(await menuOf('Jonas Eberl'));
    await user.click(screen.getByRole('menuitem', { name: 'Block' }));
    expect(server.bodies(changeUser)).toEqual([]);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Block' }));
    await vi.waitFor(() => expect(server.bodies(changeUser)).toEqual([{ version: 3, isDisabled: true }]));
  });

  it('keep an owner: the last one learns why he stays', async () => {
    server.on(changeUser, () => refuse('person.last-owner'));
    const { user } = open();
    await user.click(await menuOf('Eva Berger'));
    await user.click(screen.getByRole('menuitem', { name: 'Block' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Block' }));
    await vi.waitFor(() => expect(toasts()).toContain('There must be an owner: appoint another one first.'));
  });
});
