import { expect, test } from 'vitest';
import { countFilters, parseModelSearch } from './model-search.ts';

test('a typed address keeps what makes sense and drops the rest', () => {
  expect(
    parseModelSearch({
      q: 9014,
      stones: 'maybe',
      colour: 'rose',
      widthMin: '4.5',
      widthMax: 'wide',
      priceMin: -1,
      sort: 'price',
      page: '0',
      evil: '<script>',
    }),
  ).toEqual({ q: '9014', colour: 'rose', widthMin: 4.5, sort: 'price' });
});

test('a range counts as one filter, sort and page as none', () => {
  expect(countFilters({ widthMin: 3, widthMax: 5, sort: 'price', page: 2 })).toBe(1);
  expect(countFilters({ colour: 'rose', priceMax: 100_000, stones: 'with' })).toBe(3);
  expect(countFilters({})).toBe(0);
});
