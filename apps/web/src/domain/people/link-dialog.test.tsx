import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { person } from '../../../test/fixtures.ts';
import { useToastStore } from '../../ui/toast-store.ts';
import { LinkDialog } from './link-dialog.tsx';
import type { MadeLink } from './people-side.ts';

const URL_ONCE = 'https://portal.example/einladung?token=once';
const link = (url: string | null): MadeLink => ({
  account: person(),
  kind: 'invitation',
  url,
  expiresAt: '2026-12-01T10:00:00Z',
});
const open = (shown: MadeLink | null) => draw(<LinkDialog link={shown} onClose={() => undefined} />);

describe('a link of a person', () => {
  it('is shown this once, as text, as a code and with the number that belongs to it, and can be copied', async () => {
    const { user } = open(link(URL_ONCE));
    expect(screen.getByRole('dialog', { name: 'Invitation for Eva Berger' }).textContent).toContain('90002');
    expect(await screen.findByRole('img', { name: 'Link' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await vi.waitFor(() => expect(useToastStore.getState().toasts.map(({ text }) => text)).toEqual(['Link copied.']));
    expect(await navigator.clipboard.readText()).toBe(URL_ONCE);
  });

  it('that went out by mail is not shown and cannot be printed', () => {
    open(link(null));
    expect(screen.getByText('The link is on its way to eva@berger.example.')).toBeDefined();
    expect([screen.queryByRole('textbox'), screen.queryByRole('button', { name: 'Print' })]).toEqual([null, null]);
  });

  it('stands nowhere before there is one', () => {
    open(null);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
