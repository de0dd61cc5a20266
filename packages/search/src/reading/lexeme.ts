import type { Entry } from '../lexicon/lexicon.ts';
import type { Span } from '../query.ts';

/** A piece of the question: a phrase that is known, a number, a sign, or a word that nothing knows. */
export interface Lexeme extends Span {
  readonly kind: 'phrase' | 'number' | 'sign' | 'unknown';
  readonly key: string;
  readonly typed: string;
  readonly entry: Entry | null;
  /** The word that was taken for it, where another one was typed. */
  readonly corrected: string | null;
  readonly isJoined: boolean;
}
