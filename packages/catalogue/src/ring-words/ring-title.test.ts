import { expect, test } from 'vitest';
import { CATALOGUE_LANGUAGES } from '../localised.ts';
import { ringTitle } from './ring-title.ts';

const titles = (first: string, second: string, language: (typeof CATALOGUE_LANGUAGES)[number] = 'de') =>
  (['single', 'first', 'second'] as const).map((role) => ringTitle(role, { first, second }, language));

test('a ring is called by its person; the trade’s words stand only where nobody is named', () => {
  expect(titles('Anna', 'Maria')).toEqual(['Ring für Anna', 'Ring für Anna', 'Ring für Maria']);
  expect(titles('', '')).toEqual(['Ring', 'Damenring', 'Herrenring']);
  // Two women, one of whom has not been named: hers is no Herrenring.
  expect(titles('Anna', '')).toEqual(['Ring für Anna', 'Ring für Anna', 'Ring 2']);
  expect(titles('', 'Paul')).toEqual(['Ring', 'Ring 1', 'Ring für Paul']);
  expect(titles('$&', '{name}')).toEqual(['Ring für $&', 'Ring für $&', 'Ring für {name}']);
});

test.each(CATALOGUE_LANGUAGES)('says it in %s', (language) => {
  const [, named, numbered] = titles('Kim', '', language);
  expect(named).toMatch(/Kim/);
  expect(numbered).toMatch(/2/);
  expect(new Set(titles('', '', language)).size).toBe(3);
});
