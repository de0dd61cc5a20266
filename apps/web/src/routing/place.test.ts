import { expect, it } from 'vitest';
import { hrefOf, readQuery } from './place.ts';

it('writes only what is set, and reads it back', () => {
  const href = hrefOf('/konfigurator/v2/suche', { q: 'rosé & 4,5', page: 2, sort: undefined }, 'search');
  expect(href).toBe('/konfigurator/v2/suche?q=ros%C3%A9+%26+4%2C5&page=2#search');
  expect(readQuery('?q=ros%C3%A9+%26+4%2C5&page=2')).toEqual({ q: 'rosé & 4,5', page: '2' });
  expect(hrefOf('/home')).toBe('/home');
});

it('reads addresses of earlier releases, in which numbers that were texts stood in quotes', () => {
  expect(readQuery('?resume=%221%22&report=%222141438171%22')).toEqual({ resume: '1', report: '2141438171' });
});
