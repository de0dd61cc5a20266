import type { Entry, Lexicon } from '../lexicon/lexicon.ts';
import { tokensOf, type Token } from '../text/tokens.ts';
import { cutCompound, type CompoundPart } from './cut-compound.ts';
import { cutRun } from './cut-run.ts';
import type { Lexeme } from './lexeme.ts';

/** Most words of one phrase in an alphabet. */
const LONGEST_PHRASE = 6;
/** Signs inside of phrases: `rosé-gold`, `750/1000`, `l'or`. */
const SOFT = new Set(['-', '/', '.', ',', "'", '’', '&', '·', '・', '‐', '‑', '=', '(', ')', '（', '）']);
/** Mistyped words that are looked up in one question; what comes beyond is unknown. */
const LOOKED_UP = 16;

/** The longest phrases from left to right; what is none falls apart into compounds and words. */
export function lexemesOf(text: string, lexicon: Lexicon): readonly Lexeme[] {
  const tokens = tokensOf(text);
  const lexemes: Lexeme[] = [];
  let lookedUp = 0;
  for (let at = 0; at < tokens.length;) {
    const phrase = longestPhrase(tokens, at, lexicon);
    if (phrase !== null) {
      lexemes.push(phrase.lexeme);
      at += phrase.count;
      continue;
    }
    const token = tokens[at];
    if (token === undefined) break;
    if (token.kind === 'character') {
      const run = runFrom(tokens, at);
      const pieces = cutRun(run, lexicon, LOOKED_UP - lookedUp);
      lookedUp += pieces.filter(({ kind, corrected }) => kind === 'unknown' || corrected !== null).length;
      lexemes.push(...pieces);
      at += run.length;
      continue;
    }
    if (token.kind === 'word' && lookedUp < LOOKED_UP) {
      const isLast = at === tokens.length - 1;
      const pieces = cutWord(token, tokens[at + 1], lexicon, isLast);
      if (pieces.some(({ entry }) => entry === null || pieces.length === 1)) lookedUp += 1;
      lexemes.push(...pieces);
      at += (pieces.at(-1)?.to ?? token.to) > token.to ? 2 : 1;
      continue;
    }
    lexemes.push(plain(token));
    at += 1;
  }
  return lexemes;
}

const plain = (token: Token): Lexeme => ({
  ...spanned(token),
  kind: token.kind === 'number' ? 'number' : token.kind === 'sign' ? 'sign' : 'unknown',
  key: token.key,
  entry: null,
  corrected: null,
});

const spanned = ({ from, to, typed, isJoined }: Token) => ({ from, to, typed, isJoined });

/** Neighbouring characters of scripts without spaces, across blanks. */
function runFrom(tokens: readonly Token[], at: number): readonly Token[] {
  let end = at;
  while (tokens[end]?.kind === 'character') end += 1;
  return tokens.slice(at, end);
}

interface Phrase {
  readonly lexeme: Lexeme;
  /** Tokens that it takes. */
  readonly count: number;
}

function longestPhrase(tokens: readonly Token[], at: number, lexicon: Lexicon): Phrase | null {
  const first = tokens[at];
  if (first === undefined) return null;
  if (first.kind === 'sign') {
    const entry = lexicon.of([first.key]);
    return entry === null ? null : { lexeme: { ...plain(first), entry }, count: 1 };
  }
  const best = longestMatch(tokens, at, lexicon);
  // A run by itself is cut as a whole; a phrase that goes on beyond it (`ヘアライン（横）`) goes before.
  if (best === null || (first.kind === 'character' && best.count <= runFrom(tokens, at).length)) return null;
  const taken = tokens.slice(at, at + best.count);
  const lexeme: Lexeme = {
    kind: best.count === 1 && first.kind === 'number' ? 'number' : 'phrase',
    from: first.from,
    to: taken.at(-1)?.to ?? first.to,
    key: best.key,
    typed: taken.map(({ typed }) => typed).join(''),
    entry: best.entry,
    corrected: null,
    isJoined: first.isJoined,
  };
  return { lexeme, count: best.count };
}

interface Match {
  readonly count: number;
  readonly key: string;
  readonly entry: Entry;
}

function longestMatch(tokens: readonly Token[], at: number, lexicon: Lexicon): Match | null {
  const parts: string[] = [];
  let words = 0;
  let best: Match | null = null;
  for (const [index, token] of tokens.slice(at, at + lexicon.longest).entries()) {
    if (token.kind === 'sign') {
      if (!SOFT.has(token.key) || isPause(tokens, at + index)) break;
      continue;
    }
    words += token.kind === 'character' ? 0 : 1;
    // A number is part of a phrase as it stands (`750`); a measure (`4,5`) is not.
    if (words > LONGEST_PHRASE || (token.kind === 'number' && !isWhole(token.key))) break;
    parts.push(token.key);
    const entry = lexicon.of(parts);
    if (entry !== null) best = { count: index + 1, key: parts.join(''), entry };
  }
  return best;
}

/** A comma behind a number parts what a blank follows: `585, er` is no `585er`. */
const isPause = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.key === ',' && tokens[at - 1]?.kind === 'number' && tokens[at + 1]?.isJoined !== true;

const isWhole = (key: string): boolean => {
  for (const character of key) if (character < '0' || character > '9') return false;
  return true;
};

/** A word of this length with one error is a mistyped one rather than a compound of short parts. */
const MISTYPED_FROM = 7;

/** A word that is no phrase: a compound, the beginning of a word, a mistyped one (also with the next), or unknown. */
function cutWord(token: Token, next: Token | undefined, lexicon: Lexicon, isLast: boolean): readonly Lexeme[] {
  const { key } = token;
  const near = lexicon.near(key);
  const isMistyped = near?.errors === 1 && key.length >= MISTYPED_FROM;
  const parts = isMistyped ? null : cutCompound(key, lexicon);
  if (parts !== null) return compoundLexemes(token, parts);
  const own: Lexeme = { ...plain(token), kind: 'phrase' };
  // The last word may still be typed.
  const beginning = near === null || isLast ? lexicon.beginning(key) : null;
  if (beginning !== null) return [{ ...own, entry: beginning }];
  if (near !== null) return [{ ...own, key: near.word, entry: near.entry, corrected: near.word }];
  return [withNext(own, next, lexicon) ?? plain(token)];
}

/** Two words that are one with an error: `weding band`. */
function withNext(own: Lexeme, next: Token | undefined, lexicon: Lexicon): Lexeme | null {
  const near = next?.kind === 'word' ? lexicon.near(own.key + next.key) : null;
  if (next === undefined || near === null) return null;
  const typed = `${own.typed} ${next.typed}`;
  return { ...own, to: next.to, typed, key: near.word, entry: near.entry, corrected: near.word };
}

function compoundLexemes(token: Token, parts: readonly CompoundPart[]): readonly Lexeme[] {
  // Of a word that folding made longer the parts share the whole span.
  const isSameLength = token.typed.length === token.key.length;
  return parts.map(({ from, to, text, entry, corrected }, at) => ({
    kind: 'phrase',
    key: text,
    typed: text,
    entry,
    corrected,
    from: isSameLength ? token.from + from : token.from,
    to: isSameLength ? token.from + to : token.to,
    isJoined: at > 0 || token.isJoined,
  }));
}
