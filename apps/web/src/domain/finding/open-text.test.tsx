import { findRecords, getDesign, searchModels, type FoundRecords } from '@ringwerk/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { session } from '../../../test/fixtures.ts';
import { NO_FACETS } from '../../../test/no-facets.ts';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import { setSession } from '../../api/session-store.ts';
import { searchPath } from '../../paths.ts';
import { textHref } from './open-text.ts';

const NOTHING: FoundRecords = {
  exact: null,
  couples: [],
  designs: [],
  quotes: [],
  orders: [],
  watchLists: [],
  stones: [],
};
const STONE = {
  id: 's1',
  stockNumber: 'RW 12',
  shape: 'round',
  carat: 0.31,
  colour: 'F',
  clarity: 'VS1',
  lab: 'GIA',
  reportNumber: '2104987',
} as const;

let server: ServerOfTests;
beforeEach(() => {
  setSession(session('owner'));
  server = new ServerOfTests()
    .on(getDesign, () => refuse('design.unknown'))
    .on(findRecords, () => NOTHING)
    .on(searchModels, () => ({ page: 1, pageSize: 5, total: 0, models: [], search: null, facets: NO_FACETS }));
});
afterEach(() => setSession(null));

it('leads to the order or the stone whose number was typed', async () => {
  server.on(findRecords, () => ({ ...NOTHING, exact: { kind: 'order' as const, id: 'o1' } }));
  expect(await textHref('O-2026-01001')).toBe('/auftraege/o1');
  server.on(findRecords, () => ({ ...NOTHING, exact: { kind: 'stone' as const, id: 's1' }, stones: [STONE] }));
  // By the seller's own number, too: the exchange shows stones by their report.
  expect(await textHref('RW 12')).toBe('/steinboerse?report=2104987');
});

it('leads words to the search, without a look-up', async () => {
  expect(await textHref('rose gold')).toBe(searchPath('rose gold'));
  expect(server.sent(findRecords)).toEqual([]);
});

it('leads to the search where nothing has the number, and where nothing can be looked up', async () => {
  expect(await textHref('O-2026-09999')).toBe(searchPath('O-2026-09999'));
  server.lose(findRecords).lose(searchModels);
  expect(await textHref('O-2026-01001')).toBe(searchPath('O-2026-01001'));
});
