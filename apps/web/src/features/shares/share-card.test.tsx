import { answerShare, changeShare, linkShare } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, type Drawn } from '../../../test/draw.tsx';
import { share } from '../../../test/fixtures.ts';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import { useToastStore } from '../../ui/toast-store.ts';
import { ShareCard } from './share-card.tsx';

const card = (changes: Parameters<typeof share>[0] = {}): Drawn =>
  draw(
    <ul>
      <ShareCard share={share(changes)} />
    </ul>,
  );
const answer = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: 'Answer to the couple' });
const button = (name: string | RegExp): HTMLButtonElement => screen.getByRole('button', { name });
const toasts = (): string[] => useToastStore.getState().toasts.map(({ text }) => text);
let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests()
    .on(answerShare, () => share())
    .on(changeShare, () => share())
    .on(linkShare, () => ({ token: 'token-of-the-link' }));
});

describe('a link of a couple', () => {
  it('is named by the couple, and says what it wrote', () => {
    card();
    expect(screen.getByRole('listitem', { name: 'Anna and Ben' }).textContent).toContain('A little wider?');
  });

  it('to a list of loose stones alone bears its name, and leads to no ring', () => {
    const none = { code: null, design: null, figures: null, setId: null, articleNumber: null };
    card({ ...none, couple: '', name: 'Stones for Anna', messages: [] });
    const item = screen.getByRole('listitem', { name: 'Stones for Anna' });
    expect(item.textContent).not.toMatch(/Without stones|RW-|€/u);
    expect(screen.queryByRole('link')).toBeNull();
    expect(button('Link and QR code')).toBeDefined();
  });

  it('is answered once, and the answer is gone from the field when it has arrived', async () => {
    const arrival = Promise.withResolvers<ReturnType<typeof share>>();
    server.on(answerShare, () => arrival.promise);
    const { user } = card();
    expect(button('Send').disabled).toBe(true);
    await user.type(answer(), ' Five millimetres then. ');
    await user.click(button('Send'));
    await user.click(button('Send'));
    expect(answer().value).toBe(' Five millimetres then. ');
    arrival.resolve(share());
    await vi.waitFor(() => expect(answer().value).toBe(''));
    expect(server.bodies(answerShare)).toEqual([{ text: 'Five millimetres then.' }]);
  });

  it('keeps the answer that could not be sent, and says so at its field', async () => {
    server.on(answerShare, () => refuse('share.full'));
    const { user } = card();
    await user.type(answer(), 'Five millimetres then.');
    await user.click(button('Send'));
    expect(await screen.findByText(/Too many messages/)).toBeDefined();
    expect([answer().value, answer().getAttribute('aria-invalid')]).toEqual(['Five millimetres then.', 'true']);
  });

  it('shows its address when it is asked for, and asks the server once', async () => {
    const { user } = card();
    const toggle = button('Link and QR code');
    await user.click(toggle);
    await vi.waitFor(() => expect(toggle.getAttribute('aria-expanded')).toBe('true'));
    expect(await screen.findByDisplayValue(/token-of-the-link/)).toBeDefined();
    await user.click(toggle);
    expect(screen.queryByDisplayValue(/token-of-the-link/)).toBeNull();
    await user.click(toggle);
    expect(server.sent(linkShare)).toHaveLength(1);
  });

  it('whose address cannot be had says why', async () => {
    server.on(linkShare, () => refuse('share.ended'));
    const { user } = card();
    await user.click(button('Link and QR code'));
    await vi.waitFor(() => expect(toasts()).toEqual(['This link has expired or was ended.']));
    expect(button('Link and QR code').getAttribute('aria-expanded')).toBe('false');
  });

  it('that has ended takes no answer, and can be opened again', async () => {
    const { user } = card({ status: 'revoked', unread: 0 });
    expect(screen.queryByRole('textbox', { name: 'Answer to the couple' })).toBeNull();
    await user.click(button(/Open again for/));
    await vi.waitFor(() => expect(server.bodies(changeShare)).toMatchObject([{ isRevoked: false }]));
  });
});
