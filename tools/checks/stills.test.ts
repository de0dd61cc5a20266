import { expect, test } from 'vitest';
import { compareStills } from './stills.ts';

const KEY = '0123456789abcdef0123456789abcdef';
const OTHER = 'fedcba9876543210fedcba9876543210';

test('a changed design without its picture and a picture without its design are both found', () => {
  expect(compareStills([`${KEY}.webp`, 'manifest.json'], new Set([KEY])).failures).toEqual([]);
  expect(compareStills([`${KEY}.webp`], new Set([KEY, `${KEY}-posed`])).failures).toHaveLength(1);
  expect(compareStills([`${KEY}.webp`], new Set([OTHER])).failures).toHaveLength(2);
});
