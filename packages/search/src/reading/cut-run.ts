import type { Entry, Lexicon } from '../lexicon/lexicon.ts';
import type { Token } from '../text/tokens.ts';
import type { Lexeme } from './lexeme.ts';

interface Step {
  readonly cost: number;
  readonly length: number;
  /** Null for a character that is in no phrase. */
  readonly entry: Entry | null;
}

/** What a piece costs: known phrases are cheap, long ones cheapest, single characters are mostly parts of other words. */
const COST = { phrase: 1, single: 3, particle: 1.6, unknown: 4 } as const;

/** The cheapest way to cut a run of a script without spaces into phrases; of what stays between them `lookUps` are looked up as mistyped. */
export function cutRun(run: readonly Token[], lexicon: Lexicon, lookUps: number): readonly Lexeme[] {
  const best: Step[] = Array.from({ length: run.length + 1 }, () => ({ cost: 0, length: 1, entry: null }));
  for (let at = run.length - 1; at >= 0; at -= 1) {
    let step: Step = { cost: COST.unknown + costAt(best, at + 1), length: 1, entry: null };
    let key = '';
    for (let end = at; end < run.length && end - at < lexicon.longestRun; end += 1) {
      key += run[end]?.key ?? '';
      const entry = lexicon.ofRun(key);
      if (entry === null) continue;
      const length = end - at + 1;
      const cost = costOf(entry, length) + costAt(best, end + 1);
      if (cost <= step.cost) step = { cost, length, entry };
    }
    best[at] = step;
  }
  return settled(piecesOf(run, best), lexicon, lookUps);
}

const costAt = (best: readonly Step[], at: number): number => best[at]?.cost ?? 0;

function costOf({ roles, concepts, isName }: Entry, length: number): number {
  if (length > 1) return COST.phrase;
  return concepts.length > 0 || isName ? COST.single : roles.size > 0 ? COST.particle : COST.single;
}

function piecesOf(run: readonly Token[], best: readonly Step[]): readonly Lexeme[] {
  const pieces: Lexeme[] = [];
  for (let at = 0; at < run.length;) {
    const { length, entry } = best[at] ?? { length: 1, entry: null };
    const tokens = run.slice(at, at + length);
    const piece = pieceOf(tokens, entry);
    const last = pieces.at(-1);
    if (entry === null && last?.entry === null && piece.isJoined) pieces[pieces.length - 1] = joined(last, piece);
    else pieces.push(piece);
    at += length;
  }
  return pieces;
}

const pieceOf = (tokens: readonly Token[], entry: Entry | null): Lexeme => ({
  kind: entry === null ? 'unknown' : 'phrase',
  from: tokens[0]?.from ?? 0,
  to: tokens.at(-1)?.to ?? 0,
  key: tokens.map(({ key }) => key).join(''),
  typed: tokens.map(({ typed }) => typed).join(''),
  entry,
  corrected: null,
  isJoined: tokens[0]?.isJoined ?? false,
});

const joined = (first: Lexeme, second: Lexeme): Lexeme => ({
  ...first,
  to: second.to,
  key: first.key + second.key,
  typed: first.typed + second.typed,
  kind: 'unknown',
  entry: null,
});

/** What no phrase holds, with its neighbours or alone, is a mistyped word or stays unknown. */
function settled(pieces: readonly Lexeme[], lexicon: Lexicon, lookUps: number): readonly Lexeme[] {
  const result = [...pieces];
  let left = lookUps;
  for (let at = 0; at < result.length; at += 1) {
    if (result[at]?.entry !== null) continue;
    left -= 1;
    const repaired = left >= 0 ? repairAt(result, at, lexicon) : null;
    if (repaired !== null) {
      result.splice(repaired.at, repaired.count, repaired.lexeme);
      at = repaired.at;
      continue;
    }
    // A single character beside what nothing knows is a part of that word.
    const [from, to] = [isPart(result[at - 1]) ? at - 1 : at, isPart(result[at + 1]) ? at + 1 : at];
    const whole = result.slice(from, to + 1).reduce(joined);
    result.splice(from, to - from + 1, whole);
    at = from;
    if (from === to) continue;
    at -= 1;
  }
  return result;
}

const isPart = (piece: Lexeme | undefined): boolean =>
  piece !== undefined &&
  piece.key.length === 1 &&
  piece.entry !== null &&
  (piece.entry.concepts.length > 0 || piece.entry.isName);

/** Pieces that one mistyped word may have fallen into. */
const STRETCH = 4;

interface Repair {
  readonly at: number;
  readonly count: number;
  readonly lexeme: Lexeme;
}

/** The known word that a piece and its neighbours spell with an error; the longest stretch goes before. */
function repairAt(pieces: readonly Lexeme[], at: number, lexicon: Lexicon): Repair | null {
  for (let count = STRETCH; count > 0; count -= 1) {
    for (let from = Math.max(0, at - count + 1); from <= at; from += 1) {
      const taken = pieces.slice(from, from + count);
      const repaired = taken.length === count ? repairOf(taken, lexicon) : null;
      if (repaired !== null) return { at: from, count, lexeme: repaired };
    }
  }
  return null;
}

function repairOf(taken: readonly Lexeme[], lexicon: Lexicon): Lexeme | null {
  const [first, ...others] = taken;
  if (first === undefined || others.some(({ isJoined }) => !isJoined)) return null;
  const whole = others.reduce(joined, first);
  const near = lexicon.near(whole.key);
  if (near !== null) {
    // A neighbour that is that word itself takes in a single character, not a word that nothing knows.
    const isSwallowed = taken.some(({ key }) => key === near.word) && whole.key.length > near.word.length + 1;
    return isSwallowed ? null : { ...whole, kind: 'phrase', key: near.word, entry: near.entry, corrected: near.word };
  }
  const entry = others.length === 0 ? lexicon.beginning(whole.key) : null;
  return entry === null ? null : { ...whole, kind: 'phrase', entry };
}
