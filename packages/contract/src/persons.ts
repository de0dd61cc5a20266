import * as z from 'zod/mini';
import { trimmedText } from './text.ts';

/** Longest name of a person on a ring's heading. */
export const PERSON_MAX = 60;

/**
 * The two persons to whom the rings of a design belong, in the order of its rings; empty where nobody is named. Names stand
 * beside a design, in quote, order and link, and never in its record.
 */
export const personsSchema = z.strictObject({ first: z.string(), second: z.string() });
export type Persons = z.infer<typeof personsSchema>;
export const personsInput = z.strictObject({
  first: trimmedText({ max: PERSON_MAX }),
  second: trimmedText({ max: PERSON_MAX }),
});

export const NOBODY: Persons = { first: '', second: '' };
export const isAnybodyNamed = ({ first, second }: Persons): boolean => first !== '' || second !== '';
/** Both names as a couple is called: `Anna & Maria`; empty where nobody is named. */
export const coupleName = ({ first, second }: Persons): string =>
  [first, second].filter((name) => name !== '').join(' & ');
