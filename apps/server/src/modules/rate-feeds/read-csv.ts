import type { FeedReading } from '@ringwerk/contract';
import { readTextSheet, SHEET_LIMITS, type SheetCell } from '@ringwerk/sheets';
import { excerpt, FeedRefusal } from './feed-error.ts';

/** A list of fixings of a hundred years is shorter. Of a longer one nothing is read: its last row would not be known. */
const LIMITS = { ...SHEET_LIMITS, rows: 50_000, columns: 1_000 };

const isSame = (left: string, right: string): boolean =>
  left.normalize('NFC').trim().toLowerCase() === right.normalize('NFC').trim().toLowerCase();

/** What a formula would say stands in no answer. */
const textOf = (cell: SheetCell): string => (typeof cell === 'object' ? '' : String(cell));

/** The cell in the column and row of each reading. @throws FeedRefusal */
export async function readCsv(text: string): Promise<(reading: FeedReading) => string> {
  const table = await readTextSheet(text, LIMITS);
  if (!table.ok || table.value.head.cells.length < 2 || table.value.rows.length === 0)
    throw new FeedRefusal('unreadable', excerpt(text));
  const head = table.value.head.cells.map(textOf);
  const rows = table.value.rows.map(({ cells }) => cells.map(textOf));
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
