import {
  getModel,
  savedDesignSchema,
  searchModels,
  watchListSchema,
  writeDesignCode,
  type Model,
} from '@ringwerk/contract';
import { cents, DESIGN_VERSION, type Design } from '@ringwerk/kernel';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { findInCatalogue, findInLists } from './kept-catalogue.ts';

const DESIGN: Design = { version: DESIGN_VERSION, rings: [] };
const variant = (gross: number): Model['with'] => ({
  still: null,
  design: DESIGN,
  grams: 5,
  retail: { currency: 'EUR', net: cents(gross), taxRate: 0, tax: cents(0), gross: cents(gross), rounding: cents(0) },
  stoneCount: 0,
});
const model = (setId: number, change: Partial<Model>): Model => ({
  articleNumber: `RW-${setId}`,
  setId,
  kind: 'pair',
  categories: [Math.floor(setId / 1000)],
  name: `Ring ${setId}`,
  traits: [],
  colours: ['yellow'],
  widths: [4],
  with: null,
  without: variant(setId * 100),
  isOnWatchList: false,
  ...change,
});
const CATALOGUE = [
  model(9001, {}),
  model(9002, { colours: ['rose'], widths: [6], with: variant(50_000) }),
  model(10_001, { kind: 'memoire' }),
];
const ids = (query: object): number[] => {
  const answer = searchModels.answer.parse(findInCatalogue(CATALOGUE, searchModels.id, { query }));
  return answer.models.map(({ setId }) => setId);
};

it('answers one article and any list as the server would', () => {
  expect(findInCatalogue(CATALOGUE, getModel.id, { params: { setId: 9002 } })).toMatchObject({ setId: 9002 });
  expect(findInCatalogue(CATALOGUE, getModel.id, { params: { setId: 1 } })).toBeUndefined();
  expect(ids({ category: 9 })).toEqual([9001, 9002]);
  expect(ids({ kind: 'memoire' })).toEqual([10_001]);
  expect(ids({ category: 9, colour: 'rose,white' })).toEqual([9002]);
  expect(ids({ category: 9, widthMin: 5 })).toEqual([9002]);
  expect(ids({ category: 9, stones: 'with' })).toEqual([9002]);
  expect(ids({ priceMax: 60_000 })).toEqual([9002]);
  expect(ids({ sort: 'price' })).toEqual([9002, 9001, 10_001]);
  expect(ids({ q: 'rw-1000' })).toEqual([10_001]);
  expect(ids({ pageSize: 2, page: 2 })).toEqual([10_001]);
  expect(ids({ q: 'nothing' })).toEqual([]);
});

it('answers a saved version that lies on a watch list, under its code as people write it', () => {
  const code = writeDesignCode([1, 2, 3, 4, 5, 6, 7]);
  const addedAt = '2026-11-22T10:00:00.000Z';
  const saved = {
    code,
    design: DESIGN,
    setId: 9001,
    name: 'Brandt',
    grams: 5,
    cost: 1,
    retail: variant(100)?.retail,
  };
  const items = [
    { ...saved, id: 'a', articleNumber: null, names: null, note: '', addedAt, still: null, grossWhenAdded: 100 },
  ];
  const lists = z.array(watchListSchema).parse([{ id: 'l', name: 'Messe', createdAt: addedAt, items }]);
  const found = findInLists(lists, { params: { code: `${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase() } });
  expect(savedDesignSchema.parse(found)).toEqual({ ...saved, createdAt: addedAt });
  expect(findInLists(lists, { params: { code: writeDesignCode([7, 6, 5, 4, 3, 2, 1]) } })).toBeUndefined();
});
