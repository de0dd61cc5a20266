import { questionTerms } from '../search-terms.ts';
import { readNumbers, type ArticleClause, type NumberClause } from './read-numbers.ts';
import type { Meaning, Vocabulary } from './vocabulary.ts';

/** A phrase of the catalogue. */
export interface PhraseClause {
  readonly kind: 'phrase';
  readonly text: string;
  readonly concepts: readonly string[];
  readonly isNegated: boolean;
}
/** A word that is no phrase of the vocabulary: the beginning of one, a part, a typing error, or unknown. */
export interface WordClause {
  readonly kind: 'word';
  readonly text: string;
}
export type Clause = PhraseClause | WordClause | NumberClause | ArticleClause;

/** Most words of one phrase. */
const LONGEST_PHRASE = 6;
/** A part of a compound is no shorter: `goldring` is gold and ring, `orbita` is not or and bita. */
const SHORTEST_PART = 3;
const SPACELESS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+$/u;

interface Piece {
  readonly text: string;
  /** Null for a word that is no phrase. */
  readonly meaning: Meaning | null;
}

/** What a question asks for, in its own order: numbers and article numbers first, then phrases and words. */
export function readQuestion(
  question: string,
  vocabulary: Vocabulary,
  isArticle: (setId: number) => boolean,
): readonly Clause[] {
  const { clauses, rest } = readNumbers(question, isArticle);
  return [...clauses, ...negated(piecesOf(tokensOf(rest), vocabulary))];
}

/** Tokens in the order of the text. Words and runs of one text are cut apart, so that each token is of one script. */
const tokensOf = (text: string): readonly string[] =>
  text
    .split(/\s+/)
    .flatMap((part) =>
      part
        .replaceAll(/([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+)/gu, ' $1 ')
        .split(' '),
    )
    .flatMap((part) => {
      const { words, runs } = questionTerms(part);
      return [...words, ...runs];
    });

/** The longest phrases from left to right; what is none falls apart into compounds and words. */
function piecesOf(tokens: readonly string[], vocabulary: Vocabulary): readonly Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length;) {
    const taken = longestPhrase(tokens, at, vocabulary);
    if (taken !== null) {
      pieces.push(taken.piece);
      at += taken.count;
      continue;
    }
    const token = tokens[at] ?? '';
    pieces.push(...(SPACELESS.test(token) ? cutRun(token, vocabulary) : cutCompound(token, vocabulary)));
    at += 1;
  }
  return pieces;
}

function longestPhrase(
  tokens: readonly string[],
  at: number,
  vocabulary: Vocabulary,
): { readonly piece: Piece; readonly count: number } | null {
  for (let count = Math.min(LONGEST_PHRASE, tokens.length - at); count > 0; count -= 1) {
    const part = tokens.slice(at, at + count);
    const meaning = vocabulary.of(part);
    if (meaning !== null) return { piece: { text: part.join(' '), meaning }, count };
  }
  return null;
}

/** `platintrauring` is `platin` and `trauring`; a word that does not come out even stays whole. */
function cutCompound(word: string, vocabulary: Vocabulary): readonly Piece[] {
  for (let cut = word.length - SHORTEST_PART; cut >= SHORTEST_PART; cut -= 1) {
    const [head, tail] = [word.slice(0, cut), word.slice(cut)];
    const [first, second] = [vocabulary.of([head]), vocabulary.of([tail])];
    if (first !== null && second !== null) {
      return [
        { text: head, meaning: first },
        { text: tail, meaning: second },
      ];
    }
  }
  return [{ text: word, meaning: null }];
}

/** Phrases inside a run of a script without spaces. Single characters count as stop words only behind a phrase: they are inside of words too. */
function cutRun(run: string, vocabulary: Vocabulary): readonly Piece[] {
  const characters = Array.from(run);
  const pieces: Piece[] = [];
  let residue = '';
  const flush = (): void => {
    if (residue !== '') pieces.push({ text: residue, meaning: null });
    residue = '';
  };
  for (let at = 0; at < characters.length;) {
    const found = longestIn(characters, at, vocabulary, residue === '' && pieces.length > 0);
    if (found === null) {
      residue += characters[at] ?? '';
      at += 1;
      continue;
    }
    flush();
    pieces.push(found);
    at += Array.from(found.text).length;
  }
  flush();
  return pieces;
}

function longestIn(
  characters: readonly string[],
  at: number,
  vocabulary: Vocabulary,
  mayBeParticle: boolean,
): Piece | null {
  for (let count = Math.min(vocabulary.longestRun, characters.length - at); count > 0; count -= 1) {
    const text = characters.slice(at, at + count).join('');
    const meaning = vocabulary.of([text]);
    if (meaning === null || (count === 1 && meaning.kind === 'stop' && !mayBeParticle)) continue;
    // A single character inside of a word is a part of it, not a phrase.
    if (count === 1 && meaning.kind === 'concepts' && !mayBeParticle && characters.length > 1 && at > 0) continue;
    return { text, meaning };
  }
  return null;
}

/** Gives each negation to its neighbour: in Japanese and Korean it stands behind, elsewhere before. */
function negated(pieces: readonly Piece[]): readonly (PhraseClause | WordClause)[] {
  const spoken = pieces.filter(({ meaning }) => meaning?.kind !== 'stop');
  const isTurned = (at: number): boolean => {
    const [previous, next] = [spoken[at - 1], spoken[at + 1]];
    return (
      (previous?.meaning?.kind === 'negation' && !SPACELESS.test(previous.text)) ||
      (next?.meaning?.kind === 'negation' && SPACELESS.test(next.text))
    );
  };
  return spoken.flatMap(({ text, meaning }, at): readonly (PhraseClause | WordClause)[] => {
    if (meaning === null) return [{ kind: 'word', text }];
    if (meaning.kind !== 'concepts') return [];
    return [{ kind: 'phrase', text, concepts: meaning.concepts, isNegated: isTurned(at) }];
  });
}
