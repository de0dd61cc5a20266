import { expect, it } from 'vitest';
import { readSizes } from './read-sizes.ts';

it('reads a size for each ring, and nothing from what is none', () => {
  expect(readSizes('51.88,61.4')).toEqual([51.88, 61.4]);
  expect(readSizes(',54')).toEqual([null, 54]);
  for (const text of [null, '', ',', 'x', '1e9', '-54', '5454'])
    expect([text, readSizes(text)]).toEqual([text, undefined]);
});
