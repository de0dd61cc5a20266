import { setImmediate } from 'node:timers/promises';
import {
  isBlank,
  SheetError,
  sheetOf,
  type SheetCell,
  type SheetLimits,
  type SheetReading,
  type SheetRow,
} from '../sheet-cell.ts';
import { decodeText } from './decode-text.ts';
import { splitRows, type SplitRow } from './split-rows.ts';

const DELIMITERS = [';', '\t', ',', '|'] as const;
/** Excel's own line that names the delimiter. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/u;
/** As the writer marks a text that looks like a formula, see `write-csv.ts`. */
const MARKED_TEXT = /^'+[=+\-@\t\r]/u;

/** Characters of the head that its delimiter is looked for in. */
const LOOKED_AT = 65_536;
/** Rows between which the process answers others. */
const ROWS_AT_ONCE = 1_000;
/** Characters of a file; the fullest list has a tenth of them. */
const CHARACTERS_MOST = 8_388_608;

/** The delimiter that the head has most of, outside quotes. */
function delimiterOf(text: string): string {
  const start = text.trimStart().slice(0, LOOKED_AT);
  const counts = new Map<string, number>(DELIMITERS.map((sign) => [sign, 0]));
  let isQuoted = false;
  for (const sign of start) {
    if (sign === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (sign === '\n' || sign === '\r') break;
    const count = counts.get(sign);
    if (count !== undefined) counts.set(sign, count + 1);
  }
  const [best, count] = [...counts].reduce((most, next) => (next[1] > most[1] ? next : most));
  return count === 0 ? ',' : best;
}

function cellOf(text: string): SheetCell {
  if (MARKED_TEXT.test(text)) return text.slice(1);
  // Whoever exports formulas instead of values would have them read as words.
  return /^\s*=/u.test(text) ? { kind: 'formula' } : text;
}

/** Rows with something in them, numbered from `first`. One that is shorter than the head was cut off. */
async function filledRows(
  split: Iterable<SplitRow>,
  first: number,
  most: number,
  signal?: AbortSignal,
): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  let row = first - 1;
  for (const { cells: texts, isOpen } of split) {
    row += 1;
    signal?.throwIfAborted();
    if (row % ROWS_AT_ONCE === 0) await setImmediate();
    const cells = texts.map(cellOf);
    if (cells.every(isBlank)) continue;
    const isCut = isOpen || cells.length < (rows[0]?.cells.length ?? 0);
    rows.push({ row, cells, ...(isCut ? { isCut } : {}) });
    // One more than may be: the count says that there are too many.
    if (rows.length > most + 1) break;
  }
  return rows;
}

/** The table of a text with delimiters. A row that is shorter than the head, or whose quotes never end, was cut off. */
export async function readCsvText(text: string, limits: SheetLimits, signal?: AbortSignal): Promise<SheetReading> {
  if (text.length > CHARACTERS_MOST) throw new SheetError({ code: 'sheet.too-large', most: CHARACTERS_MOST });
  const named = SEPARATOR_LINE.exec(text);
  const table = text.slice(named?.[0].length ?? 0);
  const split = splitRows(table, named?.[1] ?? delimiterOf(table), limits.columns);
  return sheetOf(await filledRows(split, named === null ? 1 : 2, limits.rows, signal), limits, {
    name: null,
    others: 0,
  });
}

/** The same for the bytes of a file, in any of the encodings that spreadsheets write. */
export async function readCsv(bytes: Uint8Array, limits: SheetLimits, signal?: AbortSignal): Promise<SheetReading> {
  const { text, isCut } = decodeText(bytes);
  const reading = await readCsvText(text, limits, signal);
  const last = reading.ok ? reading.value.rows.at(-1) : undefined;
  if (!isCut || !reading.ok || last === undefined) return reading;
  return { ok: true, value: { ...reading.value, rows: [...reading.value.rows.slice(0, -1), { ...last, isCut }] } };
}
