import { listCouples, shareWatchList, type CoupleSummary } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, type Drawn } from '../../../test/draw.tsx';
import { share } from '../../../test/fixtures.ts';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import { jeweller } from '../../../test/sessions.ts';
import { setSession } from '../../api/session-store.ts';
import { ShareListDialog } from './share-list-dialog.tsx';

const LIST = { id: 'a2f0c5a6-0000-4000-8000-0000000000f1', name: 'The Brandts' };
const open = (): Drawn => draw(<ShareListDialog list={LIST} onClose={() => undefined} />);
const create = (): HTMLElement => screen.getByRole('button', { name: 'Create link' });
const greeting = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: 'A word to the couple (optional)' });
const COUPLE: CoupleSummary = {
  id: 'a2f0c5a6-0000-4000-8000-0000000000c1',
  title: 'Anna & Paul Huber',
  city: '',
  language: 'kr',
  persons: { first: 'Anna', second: 'Paul' },
  weddingDate: null,
  nextStep: '',
  nextStepOn: null,
  designs: 0,
  quotes: 0,
  orders: 0,
  updatedAt: '2026-11-20T10:00:00.000Z',
};
let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests().on(shareWatchList, () => ({ ...share(), token: 'token-of-the-link' }));
});

describe('a link to a list', () => {
  it('is made once, without prices where they shall not be seen, and shows its address', async () => {
    const { user } = open();
    await user.type(greeting(), ' See you on Saturday ');
    await user.click(screen.getByRole('switch', { name: 'Show the retail price' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Valid' }), '7');
    await user.dblClick(create());
    expect(await screen.findByDisplayValue(/token-of-the-link/)).toBeDefined();
    expect(server.bodies(shareWatchList)).toMatchObject([
      { greeting: 'See you on Saturday', showsPrice: false, days: 7, language: 'en' },
    ]);
  });

  it('that could not be made says why and keeps the words', async () => {
    server.on(shareWatchList, () => refuse('watch-list.empty'));
    const { user } = open();
    await user.type(greeting(), 'See you on Saturday');
    await user.click(create());
    expect((await screen.findByRole('alert')).textContent).toBe('This list is empty.');
    expect(greeting().value).toBe('See you on Saturday');
    await user.click(create());
    await vi.waitFor(() => expect(server.sent(shareWatchList)).toHaveLength(2));
    await user.type(greeting(), '!');
    await user.click(create());
    await vi.waitFor(() => expect(server.sent(shareWatchList)).toHaveLength(3));
    // The same words are the same link, other words another one.
    const [first, again, other] = server.bodies(shareWatchList).map((body) => Object(body).idempotencyKey);
    expect([again === first, other === first]).toEqual([true, false]);
  });

  it('goes into the file of the couple, in its language unless another one is chosen', async () => {
    setSession(jeweller());
    server.on(listCouples, () => ({ couples: [COUPLE], total: 1, page: 1, pageSize: 5 }));
    const { user } = open();
    await user.type(screen.getByRole('searchbox'), 'Hub');
    await user.click(await screen.findByRole('button', { name: /Huber/u }));
    expect(screen.getByRole('combobox', { name: 'Language' })).toHaveProperty('value', 'kr');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'jp');
    await user.click(create());
    await screen.findByDisplayValue(/token-of-the-link/);
    const [body] = server.bodies(shareWatchList);
    expect(body).toMatchObject({ coupleId: COUPLE.id, language: 'jp' });
    expect(body).not.toHaveProperty('couple');
  });
});
