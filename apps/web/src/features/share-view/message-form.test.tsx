import { sendShareMessage } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, type Drawn } from '../../../test/draw.tsx';
import { design } from '../../../test/fixtures.ts';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import type { ChangedDesign } from './use-changed-design.ts';
import { MessageForm } from './message-form.tsx';

const takeBack = vi.fn();
const edited = (isChanged: boolean): ChangedDesign => ({
  isChanged,
  design: isChanged ? design : undefined,
  figures: null,
  refused: [],
  change: () => undefined,
  takeBack,
});
const author = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Your name' });
const words = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: 'Message' });
const send = (): HTMLButtonElement => screen.getByRole('button', { name: /^Send/ });
async function fill({ user }: Drawn): Promise<void> {
  await user.type(author(), ' Anna ');
  await user.type(words(), ' A little wider? ');
}
let server: ServerOfTests;
beforeEach(() => {
  vi.clearAllMocks();
  server = new ServerOfTests();
});

describe('words of a couple', () => {
  it('need a name and a text', async () => {
    const { user } = draw(<MessageForm token="token-of-the-link" code="A1B2-C3D4" edited={edited(false)} />);
    expect(send().disabled).toBe(true);
    await user.type(words(), 'A little wider?');
    expect(send().disabled).toBe(true);
    await user.type(author(), 'Anna');
    expect(send().disabled).toBe(false);
  });

  it('go out with the changed ring, and are not lost when they cannot', async () => {
    server.on(sendShareMessage, () => refuse('share.full'));
    const drawn = draw(<MessageForm token="token-of-the-link" code="A1B2-C3D4" edited={edited(true)} />);
    await fill(drawn);
    await drawn.user.click(send());
    expect(await screen.findByText(/Too many messages/)).toBeDefined();
    expect([author().value, words().value, takeBack.mock.calls.length]).toEqual([' Anna ', ' A little wider? ', 0]);
    expect(server.bodies(sendShareMessage)).toEqual([
      { author: 'Anna', text: 'A little wider?', design, madeFrom: 'A1B2-C3D4' },
    ]);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('without a change send no ring', async () => {
    server.lose(sendShareMessage);
    const drawn = draw(<MessageForm token="token-of-the-link" code="A1B2-C3D4" edited={edited(false)} />);
    await fill(drawn);
    await drawn.user.click(send());
    expect(await screen.findByText(/No connection/)).toBeDefined();
    expect(server.bodies(sendShareMessage)).toEqual([{ author: 'Anna', text: 'A little wider?' }]);
  });
});
