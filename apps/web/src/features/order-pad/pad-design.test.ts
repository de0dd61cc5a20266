import { expect, test } from 'vitest';
import { padDesign } from './pad-design.ts';

const ring = (role: string, size: number) => ({
  role,
  size,
  width: 4.5,
  segments: [{ alloy: 'au585-yellow', share: 1, finish: 'polished' }],
});
const pair = { version: 1, rings: [ring('her', 54), ring('his', 62)] };

test('a size belongs to its ring; what is not given stays as in the catalogue', () => {
  expect(padDesign(pair, { sizes: [null, 64.5], alloy: null })).toEqual({
    version: 1,
    rings: [ring('her', 54), ring('his', 64.5)],
  });
});

test('an alloy replaces that of every segment and leaves the finish', () => {
  const changed = padDesign(pair, { sizes: [], alloy: 'au750-rose' });
  expect(changed).toMatchObject({
    rings: [
      { segments: [{ alloy: 'au750-rose', share: 1, finish: 'polished' }] },
      { segments: [{ alloy: 'au750-rose', share: 1, finish: 'polished' }] },
    ],
  });
});

test('what is no design is passed on for the server to refuse', () => {
  expect(padDesign('ring', { sizes: [54], alloy: null })).toBe('ring');
});
