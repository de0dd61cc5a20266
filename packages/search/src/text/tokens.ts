import type { Span } from '../query.ts';
import { fold } from './fold.ts';

/** `character`: one of a script that writes no spaces; `sign`: punctuation and symbols. */
export type TokenKind = 'word' | 'number' | 'character' | 'sign';

export interface Token extends Span {
  readonly kind: TokenKind;
  /** Folded, as the vocabulary has it; of numbers the digits with their separators. */
  readonly key: string;
  /** As it was typed. */
  readonly typed: string;
  /** Nothing stands between it and the token before. */
  readonly isJoined: boolean;
}

/** Text beyond is not read, so that no question keeps a process busy. */
export const READ_AT_MOST = 2_000;

const SPACELESS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々〆]/u;
const LETTER = /^\p{L}/u;
const DIGIT = /^\p{Nd}/u;
const FRACTION = /^[½¼¾⅛⅜⅝⅞]/u;
const BLANK = /^[\s\p{Cf}\p{Cc}]/u;
const MARK = /^\p{M}/u;
/** Half-width voicing marks are characters of their own. */
const VOICING = new Set(['ﾞ', 'ﾟ']);
const SEPARATORS = new Set(['.', ',', '’', "'", '\u202F', '．', '，']);
/** Dashes that stand for the long vowel between katakana. */
const LONG_VOWELS = new Set(['-', '－', '―', '—', '–', '‐', 'ｰ']);
const KATAKANA = /^[\u30A1-\u30FA]/u;

interface Cluster extends Span {
  readonly typed: string;
}

/** Characters with the marks that belong to them. */
function clustersOf(text: string): readonly Cluster[] {
  const clusters: Cluster[] = [];
  let at = 0;
  for (const character of text) {
    const last = clusters.at(-1);
    const to = at + character.length;
    if (last !== undefined && (MARK.test(character) || VOICING.has(character)))
      clusters[clusters.length - 1] = { from: last.from, to, typed: last.typed + character };
    else clusters.push({ from: at, to, typed: character });
    at = to;
  }
  return clusters;
}

const kindOf = (typed: string): TokenKind | 'blank' => {
  if (BLANK.test(typed)) return 'blank';
  if (DIGIT.test(typed) || FRACTION.test(typed)) return 'number';
  if (SPACELESS.test(typed.normalize('NFKC'))) return 'character';
  return LETTER.test(typed) ? 'word' : 'sign';
};

/** Letters that go on as one word, digits with their separators as one number, every other character by itself. */
export function tokensOf(text: string): readonly Token[] {
  const clusters = clustersOf(text.slice(0, READ_AT_MOST));
  const tokens: Token[] = [];
  let isJoined = false;
  for (let at = 0; at < clusters.length;) {
    const first = clusters[at];
    if (first === undefined) break;
    const kind = kindOf(first.typed);
    if (kind === 'blank') {
      isJoined = false;
      at += 1;
      continue;
    }
    const end = endOf(kind, clusters, at);
    const parts = clusters.slice(at, end);
    const typed = parts.map((part) => part.typed).join('');
    tokens.push({
      kind: isLongVowel(tokens.at(-1), typed, isJoined) ? 'character' : kind,
      key: isLongVowel(tokens.at(-1), typed, isJoined) ? 'ー' : fold(typed),
      typed,
      from: first.from,
      to: parts.at(-1)?.to ?? first.to,
      isJoined,
    });
    isJoined = true;
    at = end;
  }
  return tokens;
}

const isLongVowel = (before: Token | undefined, typed: string, isJoined: boolean): boolean =>
  isJoined && LONG_VOWELS.has(typed) && before?.kind === 'character' && KATAKANA.test(before.key);

/** Where the token that begins at a cluster ends. */
function endOf(kind: TokenKind, clusters: readonly Cluster[], at: number): number {
  if (kind !== 'word' && kind !== 'number') return at + 1;
  let end = at + 1;
  for (; end < clusters.length; end += 1) {
    const typed = clusters[end]?.typed ?? '';
    if (kindOf(typed) === kind) continue;
    const isInside = kind === 'number' && SEPARATORS.has(typed) && DIGIT.test(clusters[end + 1]?.typed ?? '');
    if (!isInside) break;
  }
  return end;
}

const EIGHTHS: Readonly<Record<string, number>> = {
  '1⁄2': 0.5,
  '1⁄4': 0.25,
  '3⁄4': 0.75,
  '1⁄8': 0.125,
  '3⁄8': 0.375,
  '5⁄8': 0.625,
  '7⁄8': 0.875,
};

/** A measure as people write it: `4,5`, `0.05`, `6½`; NaN for anything else. */
export function decimalOf(key: string): number {
  const slash = key.indexOf('⁄');
  if (slash > 0) return Number(key.slice(0, slash - 1)) + (EIGHTHS[key.slice(slash - 1)] ?? NaN);
  return Number(key.replace(',', '.'));
}

/** An amount as people write it: `2.400`, `2,400.50`, `2'400`; three digits behind a separator are thousands. */
export function amountOf(key: string): number {
  const parts = key.split(/[.,’'\u202F]/u);
  const last = parts.at(-1) ?? '';
  if (parts.length === 1) return Number(key);
  const isFraction = last.length !== 3;
  const whole = (isFraction ? parts.slice(0, -1) : parts).join('');
  return Number(isFraction ? `${whole}.${last}` : whole);
}
