import { randomInt } from 'node:crypto';
import type { Country } from '@ringwerk/contract';
import type { RetailRule } from '@ringwerk/kernel/price';

/** Units of the country's currency per euro to begin with; the owner sets the real rate in the dealer area. */
const FIRST_RATE: Readonly<Record<Country, number>> = { DE: 1, NL: 1, CH: 0.95, JP: 165, KR: 1580 };
const FIRST_FACTOR = 2.2;

/** The retail rule of a new dealer. */
export const firstRetailRule = (country: Country): RetailRule => ({
  factor: FIRST_FACTOR,
  country,
  exchangeRate: FIRST_RATE[country],
  roundUpTo: 0,
});

/** Letters and digits that nobody confuses when reading them from a letter. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A first password of 16 characters (79 bits). */
export const firstPassword = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')).join(
    '-',
  );
