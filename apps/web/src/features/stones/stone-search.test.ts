import { expect, test } from 'vitest';
import { chosenOf, countStoneFilters, parseStoneSearch, toggled } from './stone-search.ts';

test('a report number stays a text, also where an address gives a number', () => {
  expect(parseStoneSearch({ report: 2_141_438_171, caratMin: '0.5', sort: 'cheapest', page: -1 })).toEqual({
    report: '2141438171',
    caratMin: 0.5,
  });
});

test('values of a list come and go; the last one takes the key with it', () => {
  expect(toggled({ colour: 'D,E' }, 'colour', 'F')).toBe('D,E,F');
  expect(toggled({ colour: 'D,E' }, 'colour', 'D')).toBe('E');
  expect(toggled({ colour: 'E' }, 'colour', 'E')).toBeUndefined();
});

test('a seller with a comma in the name is one seller', () => {
  expect(chosenOf({ seller: 'Werle, Sohn & Co' }, 'seller')).toEqual(['Werle, Sohn & Co']);
  expect(toggled({ seller: 'Werle, Sohn & Co' }, 'seller', 'Werle, Sohn & Co')).toBeUndefined();
});

test('a range is one filter, the order of the list is none', () => {
  expect(countStoneFilters({ caratMin: 0.3, caratMax: 0.5, shape: 'round', sort: 'price', page: 3 })).toBe(2);
});
