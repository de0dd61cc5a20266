import { expect, test } from 'vitest';
import { vatCaseOf, type Supply } from './vat-case.ts';

const RATE = 0.19;
/** Supply, house, dealer's country, VAT id, whether it is right, destination → category, rate, doubt. */
const CASES: readonly (readonly [
  Supply,
  string,
  string,
  string,
  boolean,
  string,
  string | null,
  number,
  string | null,
])[] = [
  ['goods', 'DE', 'DE', 'DE129273398', true, 'DE', 'S', RATE, null],
  ['goods', 'DE', 'DE', '', false, 'DE', 'S', RATE, null],
  ['goods', 'DE', 'NL', 'NL004495445B01', true, 'NL', 'K', 0, null],
  // Goods that stay in the country are taxed there, whoever buys them.
  ['goods', 'DE', 'NL', 'NL004495445B01', true, 'DE', 'S', RATE, null],
  // A German id says nothing of an acquisition in another state.
  ['goods', 'DE', 'NL', 'DE129273398', true, 'NL', 'S', RATE, 'wrong-vat-id'],
  ['goods', 'DE', 'NL', 'NL004495445B02', false, 'NL', 'S', RATE, 'wrong-vat-id'],
  ['goods', 'DE', 'NL', '', false, 'NL', 'S', RATE, 'no-vat-id'],
  ['goods', 'DE', 'CH', 'CHE-107.787.577 MWST', true, 'CH', 'G', 0, null],
  ['goods', 'DE', 'JP', '', false, 'JP', 'G', 0, null],
  ['goods', 'CH', 'DE', 'DE129273398', true, 'DE', 'G', 0, null],
  ['goods', 'NL', 'DE', 'DE129273398', true, 'DE', 'K', 0, null],
  ['service', 'DE', 'DE', '', false, 'DE', 'S', RATE, null],
  ['service', 'DE', 'NL', 'NL004495445B01', true, 'NL', 'AE', 0, null],
  ['service', 'DE', 'NL', '', false, 'NL', 'S', RATE, 'no-vat-id'],
  ['service', 'DE', 'CH', '', false, 'CH', null, 0, 'service-abroad'],
];

test.each(CASES)('%s from %s to a dealer in %s with "%s" (%s), delivered to %s', (...row) => {
  const [supply, house, country, vatId, isVatIdRight, destination, category, rate, doubt] = row;
  const dealer = { country, vatId, isVatIdRight };
  expect(vatCaseOf({ supply, house, dealer, destination, domesticRate: RATE })).toEqual({
    treatment: category === null ? null : { category, rate },
    doubt,
  });
});
