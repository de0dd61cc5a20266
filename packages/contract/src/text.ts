import * as z from 'zod/mini';

/**
 * What can be stored and shown: PostgreSQL keeps no U+0000 in text nor in JSON, and half of a surrogate pair is no
 * character of any encoding.
 */
export const STORABLE_TEXT = /^[^\0\p{Cs}]*$/u;

interface TextBounds {
  /** Code points after normalisation. */
  readonly max: number;
  readonly min?: number;
}

/** Text of a request: storable, in one normal form (NFC: the same word is the same bytes), bounded. Spaces stay. */
/*@__NO_SIDE_EFFECTS__*/
export const text = ({ max, min = 0 }: TextBounds) =>
  z.string().check(z.regex(STORABLE_TEXT), z.normalize('NFC'), z.minLength(min), z.maxLength(max));

/** The same without spaces around it: names, codes, and whatever must not be blank. */
/*@__NO_SIDE_EFFECTS__*/
export const trimmedText = ({ max, min = 0 }: TextBounds) =>
  z.string().check(z.regex(STORABLE_TEXT), z.normalize('NFC'), z.trim(), z.minLength(min), z.maxLength(max));
