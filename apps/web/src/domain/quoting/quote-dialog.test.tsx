import { addQuotePosition, createQuote, listCouples, listQuotes } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { coupleSummary, design, price, quote, session } from '../../../test/fixtures.ts';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import { setSession } from '../../api/session-store.ts';
import { QuoteDialog } from './quote-dialog.tsx';

const POSITION = { kind: 'rings', design, setId: 9014 } as const;
const FILE = { id: coupleSummary().id, title: 'Anna & Paul Huber' };
const dialog = (couple: typeof FILE | null = null) =>
  draw(<QuoteDialog name="Donau" position={POSITION} couple={couple} onClose={() => {}} />);
const none = () => ({ page: 1, pageSize: 24, total: 0, quotes: [] });
let server: ServerOfTests;
beforeEach(() => {
  setSession(session('owner'));
  server = new ServerOfTests()
    .on(createQuote, () => quote())
    .on(listQuotes, none)
    .on(listCouples, () => ({ page: 1, pageSize: 5, total: 1, couples: [coupleSummary({ language: 'fr' })] }));
});
afterEach(() => setSession(null));
const make = () => screen.getByRole('button', { name: 'Make the quote' });

it('quotes a saved design once, for the couple that was found, in its language', async () => {
  expect(price.gross).toBeGreaterThan(0);
  const { user, address } = dialog();
  await user.type(screen.getByRole('searchbox'), 'hub{Enter}');
  // Enter chooses, and sends nothing yet.
  expect(await screen.findByText('Anna & Paul Huber')).toBeDefined();
  if (screen.queryByRole('searchbox') !== null) await user.click(screen.getByRole('button', { name: /Anna/ }));
  expect(server.sent(createQuote)).toEqual([]);
  await user.dblClick(make());
  await vi.waitFor(() => expect(address()).toBe(`/angebote/${quote().id}`));
  expect(server.bodies(createQuote)).toMatchObject([
    { positions: [POSITION], coupleId: coupleSummary().id, language: 'fr' },
  ]);
});

it('takes the couple in whose file the design is, and lays it aside', async () => {
  const { user } = dialog(FILE);
  expect(screen.getByText('Anna & Paul Huber')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Lay aside' }));
  await user.click(make());
  await vi.waitFor(() => expect(server.sent(createQuote)).toHaveLength(1));
  expect(server.bodies(createQuote)[0]).not.toHaveProperty('coupleId');
});

it('says why nothing was quoted', async () => {
  server.on(createQuote, () => refuse('design.refused'));
  const { user } = dialog();
  await user.click(make());
  expect(await screen.findByRole('alert')).toBeDefined();
});

it('puts it into a quote that is open, once, however often it is sent', async () => {
  const open = quote();
  server
    .on(listQuotes, () => ({ page: 1, pageSize: 24, total: 1, quotes: [open] }))
    .on(addQuotePosition, () => refuse('server.unavailable'));
  const { user, address } = dialog();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Into which quote' }), open.id);
  // Whose it is stands in the quote.
  expect(screen.queryByRole('searchbox')).toBeNull();
  const add = () => screen.getByRole('button', { name: 'Add' });
  await user.click(add());
  expect(await screen.findByRole('alert')).toBeDefined();
  server.on(addQuotePosition, () => open);
  await user.click(add());
  await vi.waitFor(() => expect(address()).toBe(`/angebote/${open.id}`));
  const bodies = server.bodies(addQuotePosition);
  expect(bodies).toMatchObject([{ position: POSITION }, { position: POSITION }]);
  expect(new Set(bodies.map((body) => Object(body).idempotencyKey)).size).toBe(1);
  expect(server.sent(createQuote)).toEqual([]);
});
