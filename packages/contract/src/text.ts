import * as z from 'zod/mini';

/**
 * What can be stored and shown: PostgreSQL keeps no U+0000 in text nor in JSON, and half of a surrogate pair is no
 * character of any encoding.
 */
export const STORABLE_TEXT = /^[^\0\p{Cs}]*$/u;

/**
 * One line, which reads as it is stored: without ends of lines (CR and LF, and U+2028 and U+2029 of Unicode), other control
 * characters, and the characters that reverse what follows them. Marks and joiners that scripts need stay.
 */
export const LINE_TEXT = /^[^\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u;

interface TextBounds {
  /** Code points after normalisation. */
  readonly max: number;
  readonly min?: number;
}

/** Text of a request: storable, in one normal form (NFC: the same word is the same bytes), bounded. Spaces stay. */
/*@__NO_SIDE_EFFECTS__*/
export const text = ({ max, min = 0 }: TextBounds) =>
  z.string().check(z.regex(STORABLE_TEXT), z.normalize('NFC'), z.minLength(min), z.maxLength(max));

/** One line without spaces around it: names, codes, addresses, and whatever must not be blank. */
/*@__NO_SIDE_EFFECTS__*/
export const trimmedText = ({ max, min = 0 }: TextBounds) =>
  z.string().check(z.trim(), z.regex(LINE_TEXT), z.normalize('NFC'), z.minLength(min), z.maxLength(max));

/** Lines without spaces around them: messages, letters, legal texts. Unicode's own ends of lines become those of all others. */
/*@__NO_SIDE_EFFECTS__*/
export const trimmedLines = ({ max, min = 0 }: TextBounds) =>
  z.string().check(
    z.regex(STORABLE_TEXT),
    z.overwrite((typed) => typed.replaceAll(/[\u2028\u2029]/gu, '\n')),
    z.normalize('NFC'),
    z.trim(),
    z.minLength(min),
    z.maxLength(max),
  );
