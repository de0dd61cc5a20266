import type { FeedReading } from '@ringwerk/contract';
import Papa from 'papaparse';
import { excerpt, FeedRefusal } from './feed-error.ts';

/** Rows that are looked through; a list of fixings of a hundred years is shorter. */
const ROWS_MAX = 50_000;

const isSame = (left: string, right: string): boolean =>
  left.normalize('NFC').trim().toLowerCase() === right.normalize('NFC').trim().toLowerCase();

/** The cell in the column and row of each reading. @throws FeedRefusal */
export function readCsv(text: string): (reading: FeedReading) => string {
  const parsed = Papa.parse<string[]>(text.replace(/^\u{feff}/u, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t', '|'],
    preview: ROWS_MAX,
  });
  const [head, ...rows] = parsed.data;
  if (head === undefined || head.length < 2 || rows.length === 0) throw new FeedRefusal('unreadable', excerpt(text));
  return (reading) => {
    const { at, subject } = reading;
    const columns = head.flatMap((name, index) => (isSame(name, at) ? [index] : []));
    const [column] = columns;
    if (column === undefined || columns.length > 1)
      throw new FeedRefusal('missing', excerpt(`${at} × ${columns.length}`), subject);
    return rowOf(rows, reading)[column] ?? '';
  };
}

function rowOf(rows: readonly string[][], { row, cell, subject }: FeedReading): string[] {
  const found = row === 'cell' ? rows.filter((cells) => cells.some((one) => isSame(one, cell))) : rows;
  const chosen = row === 'last' ? found.at(-1) : found[0];
  if (chosen === undefined || (row === 'cell' && found.length > 1))
    throw new FeedRefusal('missing', excerpt(`${cell} × ${found.length}`), subject);
  return chosen;
}
