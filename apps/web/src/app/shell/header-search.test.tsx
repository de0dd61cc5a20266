import { findRecords, getDesign, searchModels, type FoundRecords, type Model } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { design, evaluation, session } from '../../../test/fixtures.ts';
import { NO_FACETS } from '../../../test/no-facets.ts';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import { setSession } from '../../api/session-store.ts';
import { PATHS, searchPath } from '../../paths.ts';
import { HeaderSearch } from './header-search.tsx';

const field = (): HTMLInputElement => screen.getByRole('combobox', { name: 'Search everything' });
const { total } = evaluation;
if (total === null) throw new Error('the plain pair of the tests has a price');
const VARIANT = { still: null, design, grams: total.grams, retail: total.retail, stoneCount: 0 };
const model = (setId: number, name: string): Model => ({
  articleNumber: `RW-09-${String(setId % 1000).padStart(3, '0')}`,
  setId,
  kind: 'pair',
  categories: [9],
  name,
  traits: [],
  colours: ['rose'],
  widths: [4],
  with: null,
  without: VARIANT,
  isOnWatchList: false,
});
const MODELS = [model(9014, 'Klara Rosé'), model(9015, 'Klara Duo')];
const answer = (models: Model[]) => ({
  page: 1,
  pageSize: 5,
  total: models.length,
  models,
  search: { understood: [], unknownWords: [], isPartial: false, stones: null },
  facets: NO_FACETS,
});

const NOTHING: FoundRecords = {
  exact: null,
  couples: [],
  designs: [],
  quotes: [],
  orders: [],
  watchLists: [],
  stones: [],
};
const AT = '2026-11-20T10:00:00.000Z';
const COUPLE = { id: 'c1', title: 'Clara & Paul', city: 'Prien', weddingDate: null };
const QUOTE = { id: 'q1', number: 'Q-2026-01007', title: 'Clara & Paul', status: 'open' as const, createdAt: AT };

let server: ServerOfTests;
beforeEach(() => {
  setSession(session('owner'));
  server = new ServerOfTests()
    .on(getDesign, () => refuse('design.unknown'))
    .on(searchModels, () => answer(MODELS))
    .on(findRecords, () => NOTHING);
});
afterEach(() => setSession(null));

describe('the search of the header', () => {
  it('takes the words to the results, whose own field stands in for it there', async () => {
    const onDone = vi.fn();
    const { user, address } = draw(<HeaderSearch onDone={onDone} />);
    await user.type(field(), ' white gold {Enter}');
    await vi.waitFor(() => expect(address()).toBe(searchPath('white gold').replace(/#.*/u, '')));
    await vi.waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('is sent by its button, which has a name', async () => {
    const { user, address } = draw(<HeaderSearch />);
    await user.type(field(), 'Donau');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await vi.waitFor(() => expect(address()).toContain('Donau'));
  });

  it('looks for a code that nobody has among the words', async () => {
    const { user, address } = draw(<HeaderSearch />);
    await user.type(field(), 'ABCDEFG7{Enter}');
    await vi.waitFor(() => expect(address()).toContain('ABCDEFG7'));
  });

  it('leaves the results’ own field alone', () => {
    draw(<HeaderSearch />, PATHS.search);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('shows rings and categories while typing, walked by arrow keys and named to a screen reader', async () => {
    const onDone = vi.fn();
    const { user, address } = draw(<HeaderSearch onDone={onDone} />);
    await user.type(field(), 'cla');
    const shown = () => screen.getAllByRole('option');
    // Pages of the portal come before the rings do.
    await vi.waitFor(() =>
      expect(shown().map((option) => option.textContent)).toEqual([
        expect.stringContaining('Klara Rosé RW-09-014'),
        expect.stringContaining('Klara Duo RW-09-015'),
        expect.stringMatching(/^Classic\s*$/u),
        expect.stringContaining('Classic with one stone'),
        expect.stringContaining('Classic without stones'),
        expect.stringContaining('All results for “cla”'),
      ]),
    );
    const options = shown();
    await vi.waitFor(() => expect(field().getAttribute('aria-expanded')).toBe('true'));
    expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { name: 'Suggestions' }).id);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(field().getAttribute('aria-activedescendant')).toBe(options[1]?.id);
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('Klara Duo');
    await user.keyboard('{Enter}');
    await vi.waitFor(() => expect(address()).toContain('/set/9015'));
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('opens an option by touch, closes by Escape and keeps the words', async () => {
    const { user, address } = draw(<HeaderSearch />);
    await user.type(field(), 'cla');
    await screen.findAllByRole('option');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field().value).toBe('cla');
    await user.keyboard('{ArrowDown}');
    await user.click(await screen.findByRole('option', { name: 'Classic' }));
    await vi.waitFor(() => expect(address()).toBe('/konfigurator/v2/kategorie/9'));
    expect(field().value).toBe('');
  });

  it('loads nothing before the field has the focus', () => {
    draw(<HeaderSearch />);
    expect(server.sent(searchModels)).toEqual([]);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('finds couples, papers, pages and actions in groups of their own, and asks the server for what was typed', async () => {
    server.on(searchModels, () => answer([]));
    server.on(findRecords, () => ({ ...NOTHING, couples: [COUPLE], quotes: [QUOTE] }));
    const { user, address } = draw(<HeaderSearch />);
    await user.type(field(), 'cl');
    await screen.findByRole('group', { name: 'Categories' });
    const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
    expect(groups).toEqual(['Categories', 'Couples', 'Quotes']);
    expect(server.sent(findRecords).at(-1)?.url.searchParams.get('q')).toBe('cl');
    await user.clear(field());
    await user.type(field(), 'log out');
    expect((await screen.findByRole('group', { name: 'Actions' })).textContent).toContain('Log out');
    await user.clear(field());
    await user.type(field(), 'stone exch');
    await user.click(await screen.findByRole('option', { name: 'Stone exchange' }));
    await vi.waitFor(() => expect(address()).toBe(PATHS.stones));
  });

  it('opens what was named in full by Enter: a quote by its number, an article by its own', async () => {
    server.on(searchModels, () => answer([]));
    server.on(findRecords, () => ({ ...NOTHING, exact: { kind: 'quote' as const, id: 'q1' }, quotes: [QUOTE] }));
    const { user, address } = draw(<HeaderSearch />);
    await user.type(field(), QUOTE.number);
    await screen.findByRole('group', { name: 'Exact match' });
    await vi.waitFor(() => expect(screen.getByRole('option', { selected: true }).textContent).toContain(QUOTE.number));
    await user.keyboard('{Enter}');
    await vi.waitFor(() => expect(address()).toBe('/angebote/q1'));
    server.on(searchModels, () => answer(MODELS)).on(findRecords, () => NOTHING);
    await user.type(field(), 'rw 09 015{Enter}');
    await vi.waitFor(() => expect(address()).toContain('/set/9015'));
  });

  it('shows without words what was opened last, and then the latest of the shop', async () => {
    setSession({ ...session('owner'), customerNumber: '10003' });
    server.on(findRecords, ({ url }) => ({
      ...NOTHING,
      couples: (url.searchParams.get('q') ?? '') === '' ? [{ ...COUPLE, id: 'c2', title: 'Ada & Ben' }] : [COUPLE],
    }));
    const { user } = draw(<HeaderSearch />);
    await user.type(field(), 'clara');
    await user.click(await screen.findByRole('option', { name: /Clara & Paul/u }));
    await user.click(field());
    await vi.waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        'Clara & Paul Prien',
        'Ada & Ben Prien',
      ]),
    );
    expect(screen.getByRole('group', { name: 'Opened last' }).textContent).toContain('Clara');
  });

  it('remembers nothing of the user before', async () => {
    setSession({ ...session('owner'), customerNumber: '10002' });
    const { user } = draw(<HeaderSearch />);
    await user.click(field());
    await vi.waitFor(() => expect(server.sent(findRecords)).toHaveLength(1));
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('says that nothing fits, and still leads to the results', async () => {
    server.on(searchModels, () => answer([]));
    const { user } = draw(<HeaderSearch />);
    await user.type(field(), 'zzzz');
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Nothing found'));
    expect(screen.getByRole('option').textContent).toContain('All results for “zzzz”');
  });
});
