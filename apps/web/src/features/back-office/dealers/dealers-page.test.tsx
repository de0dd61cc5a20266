import { listDealers } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { ServerOfTests } from '../../../../test/server.ts';
import { jeweller } from '../../../../test/sessions.ts';
import { setSession } from '../../../api/session-store.ts';
import DealersPage from './dealers-page.tsx';

const NONE = { page: 1, pageSize: 24, total: 0, dealers: [], counts: { active: 0, paused: 0, closed: 0 } };
beforeEach(() => {
  setSession(jeweller({ user: { id: 'a', name: 'Eva Berger', role: 'sales' } }));
  new ServerOfTests().on(listDealers, () => ({ ...NONE, openRegistrations: 0 }));
});
afterEach(() => setSession(null));

describe('a list without a dealer', () => {
  it('of a house that has none invites to open the first', async () => {
    const { user } = draw(<DealersPage />);
    expect(await screen.findByRole('heading', { name: 'There is no dealer yet' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Open a dealer' }));
    expect(screen.getByRole('dialog', { name: 'Open a dealer' })).toBeDefined();
  });

  it('of a search says that nobody matches', async () => {
    draw(<DealersPage />, '/verwaltung/haendler?q=zzz');
    expect(await screen.findByRole('heading', { name: 'No dealer matches this search.' })).toBeDefined();
  });
});
