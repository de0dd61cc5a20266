import { expect, test } from 'vitest';
import { changedFields, changeOf, missingIn, rebased, setIdOf, type ModelDraft } from './model-draft.ts';

const BASE: ModelDraft = {
  names: { de: 'Alba', en: 'Alba' },
  words: {},
  note: {},
  categories: [9],
  publishedFrom: '2026-01-01',
  withdrawnFrom: '',
  successor: '',
  start: '40',
  code: '',
};

test.each([
  ['RW-09-014', 9014],
  ['rw 09 014', 9014],
  ['9014', 9014],
  ['12001', 12_001],
  ['RW-24-007', 24_007],
  ['014', null],
  ['hello', null],
])('%s is set %s', (typed, setId) => expect(setIdOf(typed)).toBe(setId));

test('only what was touched is sent', () => {
  expect(changeOf(BASE, BASE)).toEqual({});
  expect(changeOf({ ...BASE, names: { de: 'Alba ', fr: ' Aube ' }, start: '41' }, BASE)).toEqual({
    names: { de: 'Alba', fr: 'Aube' },
    popularityStart: 41,
  });
  expect(changeOf({ ...BASE, successor: 'no number' }, BASE).successor).toBeGreaterThan(99_999);
});

test('a text that was emptied and one that never was are the same', () => {
  expect(changedFields({ ...BASE, words: { de: '' } }, BASE)).toEqual([]);
});

test('a colleague’s change stays where one’s own touches another field', () => {
  const theirs = { ...BASE, names: { de: 'Aurora' }, start: '50' };
  expect(rebased({ ...BASE, start: '60' }, BASE, theirs)).toEqual({ ...theirs, start: '60' });
});

test('a name is missing in every language without one, a note only where another language has it', () => {
  expect(missingIn('names', BASE.names)).toEqual(['nl', 'jp', 'kr', 'fr']);
  expect(missingIn('note', {})).toEqual([]);
  expect(missingIn('note', { de: 'Neu' })).toEqual(['en', 'nl', 'jp', 'kr', 'fr']);
});
