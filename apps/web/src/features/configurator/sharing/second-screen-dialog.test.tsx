import { openLiveRoom } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { refuse, ServerOfTests } from '../../../../test/server.ts';
import { livePath } from '../../../paths.ts';
import { useToastStore } from '../../../ui/toast-store.ts';
import { setLiveRoom } from './live-room-store.ts';
import { SecondScreenDialog } from './second-screen-dialog.tsx';

const ROOM = { id: 'a2f0c5a6-0000-4000-8000-0000000000f1', token: 'token-of-the-room' };
const open = () => draw(<SecondScreenDialog isOpen onClose={() => undefined} />);
const toasts = (): string[] => useToastStore.getState().toasts.map(({ text }) => text);
let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests();
});
afterEach(() => setLiveRoom(null));

describe('a second screen', () => {
  it('is connected by one press, and its link can be copied', async () => {
    server.on(openLiveRoom, () => ({ ...ROOM, expiresAt: '2099-01-01T00:00:00.000Z' }));
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Connect' }));
    const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' });
    expect(link.value).toBe(new URL(livePath(ROOM.token), window.location.origin).href);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await vi.waitFor(() => expect(toasts()).toEqual(['Link copied.']));
    expect(await navigator.clipboard.readText()).toBe(link.value);
  });

  it('that cannot be connected says why, and can be tried again', async () => {
    server.on(openLiveRoom, () => refuse('server.unavailable'));
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Connect' }));
    await vi.waitFor(() => expect(toasts()).toHaveLength(1));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Connect' }).disabled).toBe(false);
  });

  it('has a code for the phone that looks on', async () => {
    setLiveRoom(ROOM);
    open();
    expect(await screen.findByRole('img', { name: 'QR code of the second screen' })).toBeDefined();
  });
});
