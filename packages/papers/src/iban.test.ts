import { expect, test } from 'vitest';
import { isIban } from './iban.ts';

test.each([
  ['DE89370400440532013000', true],
  ['NL91ABNA0417164300', true],
  ['CH9300762011623852957', true],
  ['FR1420041010050500013M02606', true],
  ['DE88370400440532013000', false],
  // Two digits that changed places.
  ['DE89370400440532010300', false],
  ['DE89 3704 0044 0532 0130 00', false],
  ['', false],
])('%s is an IBAN: %s', (text, is) => {
  expect(isIban(text)).toBe(is);
});
