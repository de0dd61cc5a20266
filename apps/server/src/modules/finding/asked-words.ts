import { readDesignCode } from '@ringwerk/contract';
import type { SQL } from 'drizzle-orm';
import { questionWords, wordsQuery } from '../catalogue/search-words.ts';

/** Digits of the running part of a quote's or order's number. */
const RUNNING_DIGITS = 5;
/** Shorter than this a word names no stone: every report number begins like it. */
const SHORTEST_NUMBER = 3;
const MOST_WORDS = 8;

/** What was typed, as the kinds of records are asked for it. */
export interface AskedWords {
  /** Nothing was typed: the latest of everything. */
  readonly isNone: boolean;
  /** Beginnings of words of couples and designs; null where nothing was typed that could be one. */
  readonly people: SQL | null;
  /** The same of quotes and orders, whose index folds letters a little less. */
  readonly papers: SQL | null;
  readonly words: readonly string[];
  /** The code of a design, as it is stored. */
  readonly code: string | null;
  /** The beginning of a quote's or order's number, as it is stored: `Q-2026-01`; null for every other text. */
  readonly numberStart: string | null;
  /** Capital letters and digits: what numbers are compared by. */
  readonly plain: string;
  /** The same as it was typed, where it may be the number of a stone or its report. */
  readonly stoneNumber: string | null;
}

/** Whose records are asked for. */
export interface Asker {
  readonly dealerId: string;
  /** Whether a couple's title stands beside what it was offered. */
  readonly seesCouples: boolean;
  /** The couples that were found: what is in their files is found with them. */
  readonly coupleIds: readonly string[];
}

/** Capital letters and digits of a number, however its parts are separated. */
export const plainNumber = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** As `foundText` of the schema folds it. */
const paperWords = (typed: string): string[] => {
  const folded = typed
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/gu, '')
    .normalize('NFKC')
    .replaceAll('ß', 'ss')
    .toLowerCase();
  return [...new Set(folded.match(/[\p{L}\p{N}]+/gu))].slice(0, MOST_WORDS);
};

/** `1042` is the running number 01042, too. */
const running = (word: string): readonly string[] =>
  /^\d+$/u.test(word) && word.length < RUNNING_DIGITS ? [word.padStart(RUNNING_DIGITS, '0')] : [];

const NUMBER_START = /^([a-z])[\s-]*(\d{4})(?:[\s-]*(\d{0,9}))$/iu;

/** All numbers of a year begin alike: they are read by their beginning, and not as words. */
function numberStart(typed: string): string | null {
  const [, letter, year, running] = NUMBER_START.exec(typed) ?? [];
  return letter === undefined ? null : `${letter.toUpperCase()}-${year}-${running}`;
}

/** What was typed, as quotes and orders are asked for it; null without a word. */
export const papersQuery = (typed: string): SQL | null => wordsQuery(paperWords(typed), running);

export function askedWords(q: string): AskedWords {
  const typed = q.trim();
  const words = questionWords(typed);
  const isNumber = /\d/u.test(typed) && !/\s/u.test(typed) && plainNumber(typed).length >= SHORTEST_NUMBER;
  return {
    isNone: typed === '',
    people: wordsQuery(words),
    papers: papersQuery(typed),
    words,
    code: readDesignCode(typed),
    numberStart: numberStart(typed),
    plain: plainNumber(typed),
    stoneNumber: isNumber ? typed : null,
  };
}
