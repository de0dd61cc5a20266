import { closeDealerView } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import { jeweller } from '../../../test/sessions.ts';
import { setSession } from '../../api/session-store.ts';
import { useToastStore } from '../../ui/toast-store.ts';
import { SessionNotice } from './session-notice.tsx';

afterEach(() => setSession(null));

describe('the notice of a session', () => {
  it('says that the company is paused', () => {
    setSession(jeweller({ dealer: { ...jeweller().dealer, state: 'paused' } }));
    draw(<SessionNotice />);
    expect(screen.getByRole('status').textContent).toMatch(/^Your access is paused/u);
  });

  it('names the dealer whom somebody of the manufactory looks on as, and ends the view once', async () => {
    setSession(jeweller({ isDealerView: true }));
    const server = new ServerOfTests().on(closeDealerView, () => refuse('server.unavailable'));
    const { user } = draw(<SessionNotice />);
    expect(screen.getByRole('complementary', { name: 'View as a dealer' }).textContent).toContain('Juwelier Berger');
    await user.dblClick(screen.getByRole('button', { name: 'End view' }));
    await vi.waitFor(() => expect(useToastStore.getState().toasts.length).toBeGreaterThan(0));
    expect(server.sent(closeDealerView).length).toBeGreaterThan(0);
  });
});
