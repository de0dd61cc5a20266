import { expect, test } from 'vitest';
import { sourcesOf } from './picture-sizes.ts';

test('a picture of the server is offered in both of its sizes', () => {
  expect(sourcesOf('/api/stills/A1.webp', '20rem')).toEqual({
    srcSet: '/api/stills/A1.webp?size=256 256w, /api/stills/A1.webp 512w',
    sizes: '20rem',
  });
  // An address that says what it shows is not taken for another one.
  const still = '/api/models/9001/stills/hero?stones=with&v=5f0c-2';
  expect(sourcesOf(still, '20rem').srcSet).toBe(`${still}&size=256 256w, ${still} 512w`);
});

test('a picture that the page rendered itself is asked for at its own address only', () => {
  expect(sourcesOf('blob:http://localhost/5f0c', '20rem')).toEqual({});
});
