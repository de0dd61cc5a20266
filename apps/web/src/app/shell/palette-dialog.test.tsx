import { findRecords, getDesign, searchModels } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { session } from '../../../test/fixtures.ts';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import { setSession } from '../../api/session-store.ts';
import PaletteDialog from './palette-dialog.tsx';

const COUPLE = { id: 'c1', title: 'Ada & Ben', city: '', weddingDate: null };
const onClose = vi.fn();
let server: ServerOfTests;

beforeEach(() => {
  onClose.mockClear();
  server = new ServerOfTests()
    .on(getDesign, () => refuse('design.unknown'))
    .lose(searchModels)
    .on(findRecords, () => ({
      exact: null,
      couples: [COUPLE],
      designs: [],
      quotes: [],
      orders: [],
      watchLists: [],
      stones: [],
    }));
});
afterEach(() => setSession(null));

it('finds by the keyboard alone, opens and closes', async () => {
  setSession(session('owner'));
  const { user, address } = draw(<PaletteDialog onClose={onClose} />);
  await user.type(await screen.findByRole('combobox', { name: 'Search everything' }), 'ada');
  await vi.waitFor(() => expect(server.sent(findRecords).at(-1)?.url.searchParams.get('q')).toBe('ada'));
  await screen.findByRole('option', { name: /Ada & Ben/u });
  await user.keyboard('{ArrowDown}{Enter}');
  await vi.waitFor(() => expect(address()).toBe('/paare/c1'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('lists the pages before anything is typed', async () => {
  setSession(session('owner'));
  const { user, address } = draw(<PaletteDialog onClose={onClose} />);
  await user.click(await screen.findByRole('option', { name: 'Stone exchange' }));
  await vi.waitFor(() => expect(address()).toBe('/steinboerse'));
});

it('without a chosen entry leads to the results of the search', async () => {
  setSession(session('owner'));
  const { user, address } = draw(<PaletteDialog onClose={onClose} />);
  await user.type(await screen.findByRole('combobox', { name: 'Search everything' }), 'gold{Enter}');
  await vi.waitFor(() => expect(address()).toContain('/suche?q=gold'));
});

it('offers the workshop its pages, and asks for nothing that is closed to it', async () => {
  setSession(session('workshop'));
  const { user } = draw(<PaletteDialog onClose={onClose} />);
  await user.type(await screen.findByRole('combobox', { name: 'Search everything' }), 'o');
  await user.keyboard('ffice');
  expect((await screen.findByRole('group', { name: 'Pages' })).textContent).toContain('Back office');
  expect(screen.queryByText(/All results/u)).toBeNull();
  expect([server.sent(findRecords), server.sent(searchModels)]).toEqual([[], []]);
});
