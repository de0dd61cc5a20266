import type { Entry, Lexicon } from '../lexicon/lexicon.ts';

export interface CompoundPart {
  /** Where it stands in the word. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly entry: Entry;
  /** The word that was taken for it, where another one was typed. */
  readonly corrected: string | null;
}

/** A part of a compound is no shorter: `goldring` is gold and ring, `orbita` is not or and bita. */
const SHORTEST_PART = 3;
/** A part that may be mistyped is no shorter, and neither is its neighbour. */
const SHORTEST_MISTYPED = 5;
const LONGEST_WORD = 48;
/** What German and Dutch put between two parts. */
const LINKS = ['', 's', 'n', 'en', 'es', 'e'];

/** `platintrauring` is `platin` and `trauring`; null for a word that does not come out even. */
export function cutCompound(word: string, lexicon: Lexicon): readonly CompoundPart[] | null {
  if (word.length < 2 * SHORTEST_PART || word.length > LONGEST_WORD) return null;
  const parts = cutFrom({ word, lexicon, known: new Map() }, 0) ?? cutMistyped(word, lexicon);
  return parts?.some(({ entry }) => saysSomething(entry)) ? parts : null;
}

const saysSomething = ({ roles, concepts, isName }: Entry): boolean =>
  concepts.length > 0 || isName || [...roles].some((role) => role !== 'stop');

type Found = readonly CompoundPart[] | null;

interface Cutting {
  readonly word: string;
  readonly lexicon: Lexicon;
  readonly known: Map<number, Found>;
}

/** The fewest parts from a place of the word to its end; longer first parts go before. */
function cutFrom(cutting: Cutting, from: number): Found {
  const { word, known } = cutting;
  if (from === word.length) return [];
  const before = known.get(from);
  if (before !== undefined) return before;
  let best: Found = null;
  for (let to = word.length - (from === 0 ? 1 : 0); to >= from + SHORTEST_PART; to -= 1) {
    const found = cutAt(cutting, from, to);
    if (found !== null && (best === null || found.length < best.length)) best = found;
  }
  known.set(from, best);
  return best;
}

/** One part, what links it, and the rest of the word. */
function cutAt(cutting: Cutting, from: number, to: number): Found {
  const { word, lexicon } = cutting;
  const text = word.slice(from, to);
  const entry = lexicon.of([text]);
  if (entry === null) return null;
  const rests = LINKS.flatMap((link) => {
    const isLink = word.startsWith(link, to) && (link === '' || to + link.length < word.length);
    const rest = isLink ? cutFrom(cutting, to + link.length) : null;
    return rest === null ? [] : [rest];
  });
  const [shortest] = rests.toSorted((a, b) => a.length - b.length);
  return shortest === undefined ? null : [{ from, to, text, entry, corrected: null }, ...shortest];
}

/** Two parts, one of which is mistyped: `platintraurimg`. */
function cutMistyped(word: string, lexicon: Lexicon): Found {
  for (let cut = word.length - SHORTEST_MISTYPED; cut >= SHORTEST_MISTYPED; cut -= 1) {
    const [head, tail] = [word.slice(0, cut), word.slice(cut)];
    const [first, second] = [lexicon.of([head]), lexicon.of([tail])];
    if (first !== null) {
      const near = lexicon.near(tail);
      if (near !== null)
        return [
          { from: 0, to: cut, text: head, entry: first, corrected: null },
          { from: cut, to: word.length, text: near.word, entry: near.entry, corrected: near.word },
        ];
    }
    if (second !== null) {
      const near = lexicon.near(head);
      if (near !== null)
        return [
          { from: 0, to: cut, text: near.word, entry: near.entry, corrected: near.word },
          { from: cut, to: word.length, text: tail, entry: second, corrected: null },
        ];
    }
  }
  return null;
}
