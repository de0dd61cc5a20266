import { expect, test } from 'vitest';
import { openingStill } from './opening-still.ts';

test.each([
  ['a committed picture', '/stills/00ff-posed.webp?v=4', '/stills/00ff.webp?v=4'],
  ['a pose that is the opening view', '/stills/00ff.webp?v=4', '/stills/00ff.webp?v=4'],
  ['an article', '/api/models/9001/stills/posed?stones=with&v=1', '/api/models/9001/stills/hero?stones=with&v=1'],
  ['a saved design', '/api/designs/K7Q2/stills/posed', '/api/designs/K7Q2/stills/hero'],
  ['a couple’s link', '/ar/posed/ring.picture?code=K7Q2', '/ar/posed/ring.picture?code=K7Q2'],
])('a stage opens with the standing rings of %s', (_, posed, opening) => {
  expect(openingStill(posed)).toBe(opening);
});
