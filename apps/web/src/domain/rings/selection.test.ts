import { expect, test } from 'vitest';
import { findSelection, SELECTIONS } from './selection.ts';

test('twelve categories, Zweiklang and three ring worlds are the whole selection', () => {
  expect(SELECTIONS.map(({ art, id }) => `${art}/${id}`)).toEqual([
    ...Array.from({ length: 12 }, (_, index) => `kategorie/${index + 1}`),
    'zweiklang/zweiklang',
    'art/engagementring',
    'art/memoire',
    'art/special',
  ]);
});

test.each([
  ['kategorie', '0'],
  ['kategorie', '13'],
  ['kategorie', '09'],
  ['kategorie', 'engagementring'],
  ['art', '9'],
  ['zweiklang', 'memoire'],
  ['ringe', '1'],
])('%s/%s is not a selection', (art, id) => {
  expect(findSelection(art, id)).toBeNull();
});
