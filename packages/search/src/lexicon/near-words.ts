import { editDistance } from '../text/edit-distance.ts';

/** Below this length nearly every word is one error away from another; from the second on two errors are forgiven. */
const ONE_ERROR_FROM = 4;
const TWO_ERRORS_FROM = 9;
/** Of a syllable of hangul one part is mistyped, so that its words are compared by their parts. */
const HANGUL = /[\uAC00-\uD7A3]/u;

const spread = (word: string): string => (HANGUL.test(word) ? word.normalize('NFD') : word);
const errorsOf = (length: number): number => (length < ONE_ERROR_FROM ? 0 : length < TWO_ERRORS_FROM ? 1 : 2);
/** The shortest kana word that is compared: カラー and バラー are two words of three. */
const SHORTEST = 3;

/** Which letters a word holds, as bits: words within `n` errors differ in at most `2n` of them. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) % 31);
  return bits;
}

function bitsOf(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

export interface NearWord {
  readonly word: string;
  readonly errors: number;
  /** Letters swapped, doubled or not doubled: the commonest errors of typing. */
  readonly isSlip: boolean;
}

interface Known {
  readonly word: string;
  readonly parts: string;
  readonly letters: number;
}

/** Finds the known word that a mistyped one is nearest to. */
export class NearWords {
  /** By the number of their letters. */
  readonly #byLength = new Map<number, Known[]>();

  constructor(words: Iterable<string>) {
    for (const word of new Set(words)) {
      const parts = spread(word);
      if (errorsOf(parts.length) === 0) continue;
      const known = this.#byLength.get(parts.length);
      const entry = { word, parts, letters: lettersOf(parts) };
      if (known === undefined) this.#byLength.set(parts.length, [entry]);
      else known.push(entry);
    }
  }

  /** The nearest, of equally near ones the likeliest; null where none is near enough. */
  find(typed: string): NearWord | null {
    const parts = spread(typed);
    const most = errorsOf(parts.length);
    if (most === 0 || typed.length < SHORTEST) return null;
    const asked = { word: typed, parts, letters: lettersOf(parts) };
    let best: NearWord | null = null;
    for (let length = parts.length - most; length <= parts.length + most; length += 1) {
      const allowed = Math.min(most, errorsOf(length));
      for (const known of this.#byLength.get(length) ?? []) best = nearer(asked, known, allowed, best);
    }
    return best;
  }
}

/** The known word where it is nearer to what was asked than the best one so far. */
function nearer(asked: Known, known: Known, allowed: number, best: NearWord | null): NearWord | null {
  if (bitsOf(known.letters ^ asked.letters) > 2 * allowed) return best;
  const most = best === null ? allowed : Math.min(allowed, best.errors);
  const errors = editDistance(asked.parts, known.parts, most);
  if (errors > most) return best;
  const found = { word: known.word, errors, isSlip: isSlip(asked.parts, known.parts) };
  return best === null || isNearer(found, best, asked.word) ? found : best;
}

function isNearer(a: NearWord, b: NearWord, typed: string): boolean {
  if (a.errors !== b.errors) return a.errors < b.errors;
  if (a.isSlip !== b.isSlip) return a.isSlip;
  return a.word[0] === typed[0] && b.word[0] !== typed[0];
}

const sorted = (word: string): string => Array.from(word).sort().join('');
const single = (word: string): string =>
  Array.from(word)
    .filter((letter, at) => letter !== word[at - 1])
    .join('');

const isSlip = (a: string, b: string): boolean => single(a) === single(b) || sorted(a) === sorted(b);
