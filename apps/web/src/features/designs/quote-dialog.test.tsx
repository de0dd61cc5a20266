import { createQuote, listCouples, type ListedDesign } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { coupleSummary, design, price, quote, session } from '../../../test/fixtures.ts';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import { setSession } from '../../api/session-store.ts';
import { QuoteDialog } from './quote-dialog.tsx';

const SAVED: ListedDesign = {
  code: 'ABCDEFG7',
  design,
  setId: 9014,
  articleNumber: 'RW-09-014',
  name: 'Donau',
  names: null,
  still: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  retail: quote().retail,
  by: 'Eva Berger',
  couples: [],
};
let server: ServerOfTests;
beforeEach(() => {
  setSession(session('owner'));
  server = new ServerOfTests()
    .on(createQuote, () => quote())
    .on(listCouples, () => ({ page: 1, pageSize: 5, total: 1, couples: [coupleSummary({ language: 'fr' })] }));
});
afterEach(() => setSession(null));
const make = () => screen.getByRole('button', { name: 'Make the quote' });

it('quotes a saved design once, for the couple that was found, in its language', async () => {
  expect(price.gross).toBeGreaterThan(0);
  const { user, address } = draw(<QuoteDialog design={SAVED} onClose={() => {}} />);
  await user.type(screen.getByRole('searchbox'), 'hub{Enter}');
  // Enter chooses, and sends nothing yet.
  expect(await screen.findByText('Anna & Paul Huber')).toBeDefined();
  if (screen.queryByRole('searchbox') !== null) await user.click(screen.getByRole('button', { name: /Anna/ }));
  expect(server.sent(createQuote)).toEqual([]);
  await user.dblClick(make());
  await vi.waitFor(() => expect(address()).toBe(`/angebote/${quote().id}`));
  expect(server.bodies(createQuote)).toMatchObject([
    { design, setId: 9014, coupleId: coupleSummary().id, language: 'fr' },
  ]);
});

it('takes the couple in whose file the design is, and lays it aside', async () => {
  const [file] = [{ id: coupleSummary().id, title: 'Anna & Paul Huber' }];
  const { user } = draw(<QuoteDialog design={{ ...SAVED, couples: [file] }} onClose={() => {}} />);
  expect(screen.getByText('Anna & Paul Huber')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Lay aside' }));
  await user.click(make());
  await vi.waitFor(() => expect(server.sent(createQuote)).toHaveLength(1));
  expect(server.bodies(createQuote)[0]).not.toHaveProperty('coupleId');
});

it('says why nothing was quoted', async () => {
  server.on(createQuote, () => refuse('design.refused'));
  const { user } = draw(<QuoteDialog design={SAVED} onClose={() => {}} />);
  await user.click(make());
  expect(await screen.findByRole('alert')).toBeDefined();
});
