import { getDesign, searchModels, type Model } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { design, evaluation } from '../../../test/fixtures.ts';
import { NO_FACETS } from '../../../test/no-facets.ts';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import { PATHS, searchPath } from '../../paths.ts';
import { HeaderSearch } from './header-search.tsx';

const field = (): HTMLInputElement => screen.getByRole('combobox', { name: 'Search rings' });
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

beforeEach(
  () => void new ServerOfTests().on(getDesign, () => refuse('design.unknown')).on(searchModels, () => answer(MODELS)),
);

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
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      expect.stringContaining('Klara Rosé RW-09-014'),
      expect.stringContaining('Klara Duo RW-09-015'),
      'Classic',
      'Classic with one stone',
      'Classic without stones',
      'All results for “cla”',
    ]);
    await vi.waitFor(() => expect(field().getAttribute('aria-expanded')).toBe('true'));
    expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { name: 'Rings' }).id);
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
    const server = new ServerOfTests().on(searchModels, () => answer(MODELS));
    draw(<HeaderSearch />);
    expect(server.sent(searchModels)).toEqual([]);
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
