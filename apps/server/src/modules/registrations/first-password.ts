import { randomInt } from 'node:crypto';

/** Letters and digits that nobody confuses when reading them from a letter. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A first password of 16 characters (79 bits). */
export const firstPassword = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')).join(
    '-',
  );
