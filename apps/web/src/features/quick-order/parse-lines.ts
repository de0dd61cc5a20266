import type { StoneOption } from '@ringwerk/contract';
import { readStones } from './read-fields.ts';

/** One typed or pasted line of the pad. */
export interface PadLine {
  readonly article: string;
  readonly quantity: number;
  /** Inner circumference in mm, in the order of the rings; empty = as in the catalogue. */
  readonly sizes: readonly number[];
  readonly stones: StoneOption | undefined;
  /** Words that are neither quantity nor size nor stone option. */
  readonly unknown: readonly string[];
}

/** What can only be meant as a size, mm. Whether the workshop makes it is for the rules to say. */
const SIZE_MEANT = { min: 30, max: 99 };
/** Numbers that say how fine a metal is, and no quantity. */
const FINENESSES = new Set(['333', '375', '585', '750', '916', '950', '900', '600', '925', '500']);

interface Draft {
  quantity: number | null;
  sizes: number[];
  stones: StoneOption | undefined;
  unknown: string[];
}

function readNumber(word: string): number | null {
  return /^\d+(?:[.,]\d+)?$/u.test(word) ? Number(word.replace(',', '.')) : null;
}

function readQuantity(word: string): number | null {
  const marked = /^(?:(\d+)[x×]|[x×](\d+))$/u.exec(word);
  return marked ? Number(marked[1] ?? marked[2]) : null;
}

function readSizes(word: string): number[] | null {
  const sizes = word.split('/').map(readNumber);
  const isMeant = sizes.every(
    (size): size is number => size !== null && size >= SIZE_MEANT.min && size <= SIZE_MEANT.max,
  );
  return isMeant && sizes.length <= 2 ? sizes : null;
}

function readWord(word: string, draft: Draft): void {
  const stones = readStones(word);
  const quantity = readQuantity(word.toLowerCase());
  const sizes = readSizes(word);
  const number = readNumber(word);
  if (stones) draft.stones = stones;
  else if (quantity !== null) draft.quantity = quantity;
  else if (sizes && draft.sizes.length + sizes.length <= 2) draft.sizes.push(...sizes);
  else if (number !== null && Number.isInteger(number) && draft.quantity === null && !FINENESSES.has(word))
    draft.quantity = number;
  else draft.unknown.push(word);
}

/** `RW-09-014`, `rw 09 014`, `9014`: the number may be written with blanks; everything behind it is read word by word. */
const ARTICLE = /^\s*([A-Za-z]{1,4}[\s\-‐–]?\d{1,2}[\s\-‐–]?\d{3}(?!\d)|\S+)\s*(.*)$/u;

function readLine(line: string): PadLine | null {
  // Tab, semicolon and a comma that is no decimal sign separate words: lines come from spreadsheets too.
  const plain = line
    .normalize('NFKC')
    .replaceAll(/[;\t|]|,(?!\d)/gu, ' ')
    .replaceAll(/(\d)\s*\/\s*(\d)/gu, '$1/$2')
    .replaceAll(/(\d)\s+[x×](?=\s|$)/gu, '$1x');
  const match = ARTICLE.exec(plain);
  if (!match) return null;
  const [, article = '', rest = ''] = match;
  const draft: Draft = { quantity: null, sizes: [], stones: undefined, unknown: [] };
  for (const word of rest.split(/\s+/u)) if (word !== '' && !/^mm$/iu.test(word)) readWord(word, draft);
  return { article, quantity: draft.quantity ?? 1, sizes: draft.sizes, stones: draft.stones, unknown: draft.unknown };
}

/** Reads what a jeweller types or pastes, a line per article. Blank lines are skipped, nothing else is dropped. */
export function parseLines(text: string): PadLine[] {
  return text
    .split(/\r?\n/u)
    .map(readLine)
    .filter((line): line is PadLine => line !== null);
}
