import type { WatchedRing, WatchedStone, WatchItem, WatchList } from '@ringwerk/contract';
import { design, evaluation } from './fixtures.ts';

const { total } = evaluation;
if (total === null) throw new Error('the plain pair can be made');

/** A plain pair that is kept on a list. */
export const watchItem = (changes: Partial<WatchedRing> = {}): WatchedRing => ({
  kind: 'rings',
  id: 'a2f0c5a6-0000-4000-8000-0000000000f3',
  code: 'ABCDEFG7',
  design,
  setId: 9014,
  articleNumber: 'RW-09-014',
  name: 'Donau',
  names: null,
  note: '',
  addedAt: '2026-11-20T10:00:00.000Z',
  likedBy: [],
  still: null,
  priced: 'today',
  grams: total.grams,
  retail: total.retail,
  cost: total.cost,
  grossWhenAdded: total.retail.gross,
  ...changes,
});

/** A round half-carat that is kept on a list. */
export const watchedStone = (changes: Partial<WatchedStone> = {}): WatchedStone => ({
  kind: 'stone',
  id: 'a2f0c5a6-0000-4000-8000-0000000000f5',
  name: '',
  note: '',
  addedAt: '2026-11-20T10:00:00.000Z',
  likedBy: [],
  stone: {
    listing: 'a2f0c5a6-0000-4000-8000-0000000000e1',
    stockNumber: 'RB-1042',
    shape: 'round',
    carats: 0.52,
    origin: 'natural',
    treatment: 'none',
    colour: 'F',
    clarity: 'VS1',
    cutGrade: 'EX',
    lab: 'GIA',
    reportNumber: '2141438171',
    measurements: [5.16, 5.18, 3.2],
  },
  gone: null,
  priced: 'today',
  retail: total.retail,
  cost: total.cost,
  grossWhenAdded: total.retail.gross,
  ...changes,
});

/** A list of a couple with what is kept on it. */
export const watchList = (items: readonly WatchItem[]): WatchList => ({
  id: 'a2f0c5a6-0000-4000-8000-0000000000a1',
  name: 'The Brandts',
  createdAt: '2026-11-20T10:00:00.000Z',
  items: [...items],
});
